import type { Refusal, Rng } from '../../../core/game.ts';
import { hasExactly, isInteger } from '../../../core/json.ts';
import { FIRST_TURN_STRIPS, TURN_STRIPS } from '../data.ts';
import type { Emit, Reveal, RuleId, State } from '../state.ts';

/** Chance turns over the strips of a turn, all at once: both are seen before the first is laid. */
export const stripsDue = (s: State): number => Math.min(s.turnNumber === 1 ? FIRST_TURN_STRIPS : TURN_STRIPS, s.bag.length);

export function revealMoves(s: State): readonly Reveal[] {
  if (stripsDue(s) === 1) return s.bag.map((strip) => revealOf(strip));
  return s.bag.flatMap((first, i) => s.bag.slice(i + 1).map((second) => revealOf(first, second)));
}

export function rollReveal(s: State, rng: Rng): Reveal {
  const { bag } = s;
  const i = rng(bag.length);
  const first = bag[i] ?? 0;
  if (stripsDue(s) === 1) return revealOf(first);
  const j = rng(bag.length - 1);
  const second = bag[j < i ? j : j + 1] ?? 0;
  return first < second ? revealOf(first, second) : revealOf(second, first);
}

export function revealRefusal(s: State, move: unknown): Refusal<RuleId> | undefined {
  if (!hasExactly(move, ['type', 'strips']) || move.type !== 'reveal' || !Array.isArray(move.strips)) return { rule: 'reveal/malformed' };
  const strips: readonly unknown[] = move.strips;
  const due = stripsDue(s);
  if (strips.length !== due) return { rule: 'reveal/number', params: { due } };
  const alien = strips.find((strip) => !isInteger(strip) || !s.bag.includes(strip));
  if (alien !== undefined || strips.includes(undefined)) return { rule: 'reveal/not-in-bag' };
  return Number(strips[0]) >= Number(strips[1]) ? { rule: 'reveal/malformed' } : undefined;
}

export function applyReveal(s: State, move: Reveal, emit?: Emit): void {
  for (const strip of move.strips) {
    s.bag.splice(s.bag.indexOf(strip), 1);
    s.tray.push(strip);
  }
  emit?.({ type: 'revealed', seat: s.seat, strips: move.strips.slice() });
}

const KEY = 64;
const TABLE: (Reveal | undefined)[] = [];

/** The same frozen object each time. 0 stands for no second strip: it is the start strip, which is never revealed. */
function revealOf(first: number, second = 0): Reveal {
  const key = first * KEY + second;
  const known = TABLE[key];
  if (known) return known;
  const strips = Object.freeze(second === 0 ? [first] : [first, second]);
  const reveal: Reveal = Object.freeze({ type: 'reveal', strips });
  TABLE[key] = reveal;
  return reveal;
}
