import type { Seat } from '../../../core/game.ts';
import { CATEGORIES, type Category } from '../data.ts';
import type { Event } from '../events.ts';

/** The final scoring as far as it has been counted: a column for each category that brought anybody anything. */
export interface Tallied {
  readonly categories: readonly Category[];
  /** How many of them have been counted. */
  readonly counted: number;
  /** How many beats the whole counting takes. */
  readonly beats: number;
  readonly points: (seat: Seat, category: Category) => number;
  readonly total: (seat: Seat) => number;
  /** Known when everything has been counted. */
  readonly winner: Seat | undefined;
}

export function tallyOf(events: readonly Event[], beat: number): Tallied {
  const scored = events.filter((e) => e.type === 'scored');
  const categories = CATEGORIES.filter((category) => scored.some((e) => e.category === category));
  const counted = Math.min(beat, categories.length);
  const known = categories.slice(0, counted) as readonly string[];
  const sum = (of: typeof scored): number => of.reduce((n, e) => n + e.points, 0);
  const won = events.find((e) => e.type === 'won');
  return {
    categories,
    counted,
    beats: categories.length + 1,
    points: (seat, category) => sum(scored.filter((e) => e.seat === seat && e.category === category)),
    total: (seat) => sum(scored.filter((e) => e.seat === seat && known.includes(e.category))),
    winner: beat > categories.length ? won?.seat : undefined,
  };
}
