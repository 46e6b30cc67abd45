import { canonical } from '../../core/equal.ts';
import type { AnyEvent, AnyGame, AnyMove, Rng, Seat } from '../../core/game.ts';
import type { Match } from '../../core/match.ts';
import type { Physics } from '../../core/registry.ts';

/** A broken promise: which law, what was seen, and where to see it again. */
export interface Finding {
  readonly law: string;
  readonly detail: string;
  readonly seats: number;
  readonly game: number;
  readonly n: number;
}

/** One moment of one random game, held up to the laws. */
export interface Probe {
  readonly game: AnyGame;
  readonly physics: Physics<unknown>;
  /** Whether a text exists in all languages. */
  readonly explains: (key: string) => boolean;
  readonly match: Match;
  readonly rng: Rng;
  /** What was listed earlier in this game: legal then, mostly not now. */
  readonly pool: readonly AnyMove[];
  report(law: string, detail: string): void;
}

/** An event as the viewers get it, after a move on a copy of a state. */
export function play(game: AnyGame, state: unknown, seat: Seat, move: AnyMove): AnyEvent[] {
  const events: AnyEvent[] = [];
  game.apply(state, seat, move, (e: AnyEvent) => events.push(e));
  return events;
}

/** At most `most` of a list, chosen at random, in their order. */
export function sample<T>(list: readonly T[], most: number, rng: Rng): T[] {
  if (list.length <= most) return list.slice();
  const chosen = new Set<number>();
  while (chosen.size < most) chosen.add(rng(list.length));
  return list.filter((_, i) => chosen.has(i));
}

/** Long states make long reports: the first difference is enough. */
export function difference(a: unknown, b: unknown): string {
  const [x, y] = [canonical(a), canonical(b)];
  let i = 0;
  while (i < x.length && x[i] === y[i]) i++;
  const from = Math.max(0, i - 40);
  return `${x.slice(from, i + 40)} against ${y.slice(from, i + 40)}`;
}
