import type { Seat } from '../../core/game.ts';
import type { Verdict } from './judge.ts';
import type { Story } from './story.ts';

/** Everybody's chances just before entry `n`, at the start of a turn, each by what that seat knew; the last point is the result. */
export interface Point {
  readonly n: number;
  readonly chances: readonly number[];
}

/** Where a seat's result came from. The parts, added to an even share, are the result: nothing is left out. */
export interface Parts {
  /** The share of the win in the end, or where the review stops. */
  readonly result: number;
  /** What chance gave and took, and what was revealed; the deal and the order of the seats at the start included. */
  readonly luck: number;
  /** What the seat's own mistakes cost: never above 0. */
  readonly mistakes: number;
  /** What the others' mistakes gave it. */
  readonly gifts: number;
  /** Changes that neither chance nor a mistake explains: play that saw further than the review, or was worse than it saw. */
  readonly unforeseen: number;
}

/** In the order in which they are told. */
export const PARTS = ['luck', 'mistakes', 'gifts', 'unforeseen'] as const satisfies readonly (keyof Parts)[];

/** Between the steps of one turn chances are not asked for: its later steps are seen from nearer, which is not better luck. */
export function pointsOf({ seats, steps, result }: Story, verdicts: readonly Verdict[]): Point[] {
  const points = verdicts.flatMap(({ n, chances }) => {
    const known = chances.filter((chance) => chance !== undefined);
    return known.length === seats ? [{ n, chances: known }] : [];
  });
  return result ? [...points, { n: (steps.at(-1)?.n ?? -1) + 1, chances: result }] : points;
}

/** Goes from point to point and asks of each change where it came from. */
export function partsOf({ seats, steps }: Story, verdicts: readonly Verdict[], points: readonly Point[]): Parts[] {
  const even = Array<number>(seats).fill(1 / seats);
  const start: Point = { n: 0, chances: even };
  const parts = even.map((share, seat) => ({
    result: points.at(-1)?.chances[seat] ?? share,
    luck: 0,
    mistakes: 0,
    gifts: 0,
    unforeseen: 0,
  }));
  points.forEach((to, i) => {
    const from = points[i - 1] ?? start;
    const between = verdicts.filter(({ n }) => n >= from.n && n < to.n);
    const rest = parts.map((part, seat) => (to.chances[seat] ?? 0) - (from.chances[seat] ?? 0) - explain(part, between, seat));
    // What one has by luck the others have not: where everybody seems to gain, everybody was judged too low before.
    const common = rest.reduce((sum, change) => sum + change, 0) / seats;
    const fateful = i === 0 || steps.some((step) => step.fateful && step.n >= from.n && step.n < to.n);
    parts.forEach((part, seat) => {
      part.luck += fateful ? (rest[seat] ?? 0) - common : 0;
      part.unforeseen += fateful ? common : (rest[seat] ?? 0);
    });
  });
  return parts;
}

/** Books the mistakes of a turn for one seat; answers with what they explain. */
function explain(part: { mistakes: number; gifts: number }, verdicts: readonly Verdict[], seat: Seat): number {
  let sum = 0;
  for (const verdict of verdicts) {
    const shift = verdict.shift[seat] ?? 0;
    if (verdict.seat === seat) part.mistakes += shift;
    else part.gifts += shift;
    sum += shift;
  }
  return sum;
}
