/** Whether things may move: the reader's own setting and the system's wish both have to allow it. */
export function moving(settings: { readonly motion: boolean }): boolean {
  // Nobody sees what moves in a hidden page, and there it may stand still for ever.
  return settings.motion && !globalThis.document?.hidden && !globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
}

/** How long everything takes, by the reader's wish; what is not listed takes its usual time. */
const TEMPI: Readonly<Record<string, number>> = { slow: 1.8, fast: 0.5 };
let tempo = 1;
export function setTempo(wish: string): void {
  tempo = TEMPI[wish] ?? 1;
}
/** So many milliseconds at the reader's speed. */
export const paced = (ms: number): number => ms * tempo;

export const MID = 220;
export const SLOW = 420;
export const EASE_OUT = 'cubic-bezier(.2,.7,.2,1)';
/** About the same curve for what is not animated by the browser. */
export const EASE_OUT_AT = (t: number): number => 1 - (1 - t) ** 3;
/** Overshoots a little; only for pieces that land. */
export const EASE_DROP = 'cubic-bezier(.3,1.35,.5,1)';

/** Plays an animation to its end, or until the signal says that nobody waits for it any more. Leaves nothing behind. */
export async function play(
  node: Element | undefined,
  frames: Keyframe[],
  timing: KeyframeAnimationOptions & { readonly duration: number },
  signal: AbortSignal,
): Promise<void> {
  if (!node || signal.aborted) return;
  const animation = node.animate(frames, { ...timing, duration: paced(timing.duration) });
  const stop = (): void => animation.cancel();
  signal.addEventListener('abort', stop);
  await animation.finished.catch(() => undefined);
  signal.removeEventListener('abort', stop);
  animation.cancel();
}

export function rest(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const done = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, paced(ms));
    signal.addEventListener('abort', done);
  });
}

/** Calls `show` with 0 … 1 frame by frame, for what is drawn rather than animated by the browser; ends with 1 unless nobody waits for it any more. */
export async function tween(ms: number, signal: AbortSignal, show: (t: number) => void): Promise<void> {
  const begin = performance.now();
  for (let t = 0; t < 1 && !signal.aborted; t = (performance.now() - begin) / paced(ms)) {
    show(Math.min(1, t));
    await new Promise((frame) => requestAnimationFrame(frame));
  }
  if (!signal.aborted) show(1);
}

export type Step = (signal: AbortSignal) => Promise<void>;

/** Shows one thing after another. Clearing drops what waits and hurries what runs, so a newer position never waits for an older one. */
export class AnimationQueue {
  #steps: Step[] = [];
  #running: AbortController | undefined;

  get waiting(): number {
    return this.#steps.length;
  }

  add(...steps: readonly Step[]): void {
    this.#steps.push(...steps);
    if (!this.#running) void this.#run();
  }

  clear(): void {
    this.#steps = [];
    this.#running?.abort();
    this.#running = undefined;
  }

  async #run(): Promise<void> {
    const control = new AbortController();
    this.#running = control;
    while (!control.signal.aborted) {
      const step = this.#steps.shift();
      if (!step) break;
      await step(control.signal);
    }
    if (this.#running === control) this.#running = undefined;
  }
}
