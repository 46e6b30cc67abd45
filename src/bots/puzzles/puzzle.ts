import type { AnyGame, Options, Seat } from '../../core/game.ts';
import type { Happening, Match } from '../../core/match.ts';
import { asked, lengthen, type ShortLog } from '../../core/short-log.ts';

/** A move by its place in the list of legal ones, and the share of a win that it promises, in thousandths. */
export type Valued = readonly [move: number, value: number];

/** A position in which one move is clearly better than all others. Plain JSON, small enough to ship by the hundred. */
export interface Puzzle {
  readonly id: string;
  readonly seats: number;
  readonly options: Options;
  /** What was played until then. */
  readonly log: ShortLog;
  /** What to decide, one after the other in the same turn: for each decision the moves worth a word, the best first. */
  readonly steps: readonly (readonly Valued[])[];
  /** The term of the game's advice that speaks for the first move. */
  readonly why: string;
  /** How many of the tries of each level found it; undefined where nobody has tried. */
  readonly found?: Found | undefined;
}

/** By apprentices, journeymen and masters. */
export type Found = readonly [apprentice: number, journeyman: number, master: number];

/** A game's puzzles as they are shipped. */
export interface PuzzleFile {
  readonly game: string;
  readonly rules: number;
  /** The first game of self-play that has not been looked through, for who wants more. */
  readonly next: number;
  readonly puzzles: readonly Puzzle[];
}

/** A puzzle on the table: the position, and whose decision it is. */
export interface Posed {
  readonly match: Match;
  readonly seat: Seat;
  /** What happened until then, secrets included. */
  readonly happened: readonly Happening[];
}

/** Undefined where today's rules no longer lead to the position. */
export function pose(game: AnyGame, { seats, options, log }: Pick<Puzzle, 'seats' | 'options' | 'log'>): Posed | undefined {
  const happened: Happening[] = [];
  const match = lengthen(game, seats, options, log, happened);
  const seat = match && asked(match);
  return match && seat !== undefined ? { match, seat, happened } : undefined;
}

/** What falls short of the best by no more than this, in thousandths of a win, is as good. Among more players less is at stake. */
export const marginOf = (seats: number): number => Math.round(60 / seats);

/** What a move is worth, in thousandths of a win. One that is not among those worth a word is worth no more than the last of them. */
export function promised(step: readonly Valued[], move: number): number {
  return (step.find(([one]) => one === move) ?? step.at(-1))?.[1] ?? 0;
}

/** How much a move gives away against the best, in thousandths of a win. */
export const givesAway = (step: readonly Valued[], move: number): number => (step[0]?.[1] ?? 0) - promised(step, move);

export const isGood = (step: readonly Valued[], move: number, seats: number): boolean => givesAway(step, move) <= marginOf(seats);

export const LEVELS_OF_PUZZLES = ['easy', 'medium', 'hard'] as const;
export type PuzzleLevel = (typeof LEVELS_OF_PUZZLES)[number];

/** How many tries each level has. The masters among them think longer and longer. */
export const TRIES: Found = [8, 8, 6];

/** Easy is what journeymen find as often as not, hard what a quick master misses now and then. */
export function levelOf({ found }: Pick<Puzzle, 'found'>): PuzzleLevel {
  if (!found) return 'medium';
  if (2 * found[1] >= TRIES[1]) return 'easy';
  return found[2] >= TRIES[2] - 1 ? 'medium' : 'hard';
}

/** Short and the same for the same position: ratings are kept by it. */
export function nameOf(log: ShortLog): string {
  let hash = 0x811c9dc5;
  for (const n of log) hash = Math.imul(hash ^ n, 0x01000193) >>> 0;
  return hash.toString(36);
}
