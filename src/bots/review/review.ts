import type { AnyMove, Seat } from '../../core/game.ts';
import { accuracyOf, CLASSES, classOf, type MistakeClass } from './classes.ts';
import { withHindsight } from './hindsight.ts';
import type { Verdict } from './judge.ts';
import { type Parts, type Point, partsOf, pointsOf } from './luck.ts';
import type { Step, Story } from './story.ts';

/** One seat's turn, with the decisions in it that were judged. */
export interface Turn {
  readonly turn: number;
  readonly seat: Seat;
  /** Position in the log of its first decision that was one. */
  readonly n: number;
  /** What the turn gave away, all its steps together. */
  readonly lost: number;
  readonly verdicts: readonly Verdict[];
}

/** A turn that gave something away: its worst step is named. */
export interface Mistake {
  readonly class: MistakeClass;
  readonly turn: number;
  readonly seat: Seat;
  readonly n: number;
  readonly lost: number;
  readonly move: AnyMove;
  readonly better: AnyMove;
  /** The mover's chances before the turn. */
  readonly before: number;
}

export interface SeatReview extends Parts {
  /** From 0 to 1; undefined for a seat that had nothing to decide. */
  readonly accuracy: number | undefined;
  readonly turns: number;
  readonly counts: { readonly [C in MistakeClass]: number };
}

/** A reviewed game. All figures are shares of a win. */
export interface Review {
  readonly seats: readonly SeatReview[];
  /** The chances over the game. */
  readonly points: readonly Point[];
  readonly turns: readonly Turn[];
  /** The largest first. */
  readonly mistakes: readonly Mistake[];
  /** How many decisions there are and how many of them have been judged. */
  readonly judged: { readonly done: number; readonly all: number };
}

/** Puts together what is known so far: verdicts may come in any order, and some may still be missing. */
export function makeReview(story: Story, verdicts: readonly Verdict[]): Review {
  const inOrder = verdicts.toSorted((a, b) => a.n - b.n);
  const known = withHindsight(inOrder, story.steps);
  const turns = turnsOf(story.steps, known);
  const points = pointsOf(story, known);
  return {
    seats: partsOf(story, known, points).map((parts, seat) => seatReview(parts, turns, seat)),
    points,
    turns,
    mistakes: turns.flatMap(mistakeIn).sort((a, b) => b.lost - a.lost || a.n - b.n),
    judged: { done: known.length, all: story.jobs.length },
  };
}

function turnsOf(steps: readonly Step[], verdicts: readonly Verdict[]): Turn[] {
  const turnAt = new Map(steps.map(({ n, turn }) => [n, turn]));
  const byTurn = new Map<number, Verdict[]>();
  for (const verdict of verdicts) {
    const turn = turnAt.get(verdict.n) ?? 0;
    byTurn.set(turn, [...(byTurn.get(turn) ?? []), verdict]);
  }
  return [...byTurn].flatMap(([turn, own]) => {
    const [first] = own;
    if (!first) return [];
    const lost = own.reduce((sum, v) => sum + v.lost, 0);
    // The steps are judged one by one; together they cannot have cost more than there was. Luck within a turn may have made it more.
    const most = Math.max(...own.map(({ seat, chances }) => chances[seat] ?? lost));
    return [{ turn, seat: first.seat, n: first.n, lost: Math.min(lost, most), verdicts: own }];
  });
}

function mistakeIn({ turn, seat, lost, verdicts }: Turn): Mistake[] {
  const kind = classOf(lost);
  const [first] = verdicts;
  if (kind === undefined || !first) return [];
  const worst = verdicts.reduce((a, b) => (b.lost > a.lost ? b : a));
  const { n, move, best: better } = worst;
  return [{ class: kind, turn, seat, n, lost, move, better, before: first.chances[seat] ?? 0 }];
}

function seatReview(parts: Parts, turns: readonly Turn[], seat: Seat): SeatReview {
  const own = turns.filter((turn) => turn.seat === seat);
  const sum = own.reduce((total, { lost }) => total + accuracyOf(lost), 0);
  const count = (kind: MistakeClass): number => own.filter(({ lost }) => classOf(lost) === kind).length;
  const counts = Object.fromEntries(CLASSES.map(({ name }) => [name, count(name)])) as SeatReview['counts'];
  return { ...parts, accuracy: own.length > 0 ? sum / own.length : undefined, turns: own.length, counts };
}
