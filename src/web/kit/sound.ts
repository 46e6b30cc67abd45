export type Sound = 'pick' | 'turn' | 'lay' | 'score' | 'warn' | 'end';

/** One knock or tone: when it starts, how high, how long, how loud. Wood is low and short, coins are high and ring. */
interface Note {
  readonly at: number;
  readonly hertz: number;
  readonly seconds: number;
  readonly gain: number;
  readonly wave: OscillatorType;
}

const note = (at: number, hertz: number, seconds: number, gain: number, wave: OscillatorType = 'sine'): Note => ({
  at,
  hertz,
  seconds,
  gain,
  wave,
});

const SOUNDS: { readonly [S in Sound]: readonly Note[] } = {
  pick: [note(0, 420, 0.05, 0.12, 'triangle')],
  turn: [note(0, 300, 0.04, 0.12, 'triangle'), note(0.05, 340, 0.04, 0.1, 'triangle')],
  lay: [note(0, 150, 0.12, 0.35, 'triangle'), note(0.01, 95, 0.14, 0.3)],
  score: [note(0, 1320, 0.22, 0.1), note(0.09, 1760, 0.3, 0.1)],
  warn: [note(0, 233, 0.16, 0.14, 'sawtooth'), note(0.18, 208, 0.22, 0.14, 'sawtooth')],
  end: [note(0, 392, 0.3, 0.14), note(0.18, 494, 0.3, 0.14), note(0.36, 587, 0.3, 0.14), note(0.54, 784, 0.7, 0.16)],
};

let context: AudioContext | undefined;

/** Plays a small synthesised sound. Browsers keep silent until the first press; then this does nothing. */
export function playSound(name: Sound): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') context.resume().catch(() => undefined);
  for (const n of SOUNDS[name]) strike(context, n);
}

function strike(audio: AudioContext, { at, hertz, seconds, gain, wave }: Note): void {
  const start = audio.currentTime + at;
  const tone = new OscillatorNode(audio, { type: wave, frequency: hertz });
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(gain, start + 0.006);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + seconds + 0.02);
}
