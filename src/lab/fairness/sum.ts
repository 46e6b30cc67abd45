import { type Distribution, put, type Spread, spread } from '../distribution.ts';
import { proportion, type ShareInterval } from '../shares.ts';
import { type Tally, tally } from '../tally.ts';
import { addChoices, type Choices, NO_CHOICES } from './choices.ts';
import type { FairGame } from './play.ts';

/** What many games say about the board and about the game on it. */
export interface Fairness {
  readonly tally: Tally;
  readonly good: GoodGame;
  /** By kind and thing: how often it was used in all games together. */
  readonly used: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

export interface GoodGame {
  /** Games in which the winner led alone through the last fifth of the decisions. */
  readonly early: ShareInterval;
  readonly changes: Spread;
  readonly margin: Spread;
  readonly spread: Spread;
  /** Of the decisions looked at: those without a choice, and those with a real one. */
  readonly forced: ShareInterval;
  readonly real: ShareInterval;
}

/** Adds games up; the order in which they arrive makes no difference. */
export function summing(seats: number): { add(game: FairGame): void; readonly fairness: Fairness } {
  const counted = tally(seats);
  const courses = { changes: new Map(), margin: new Map(), spread: new Map() } satisfies Record<string, Distribution>;
  const used = new Map<string, Map<string, number>>();
  let early = 0;
  let games = 0;
  let choices: Choices = NO_CHOICES;
  return {
    add({ result, course, choices: more }) {
      counted.add(result);
      choices = addChoices(choices, more);
      for (const [kind, things] of Object.entries(result.counts?.used ?? {})) {
        const known = used.get(kind) ?? new Map<string, number>();
        for (const [thing, n] of Object.entries(things)) known.set(thing, (known.get(thing) ?? 0) + n);
        used.set(kind, known);
      }
      if (!course) return;
      games++;
      if (course.early) early++;
      put(courses.changes, course.changes);
      put(courses.margin, course.margin);
      put(courses.spread, course.spread);
    },
    get fairness() {
      const { asked, forced, real } = choices;
      return {
        tally: counted.tally,
        good: {
          early: proportion(early, games),
          changes: spread(courses.changes),
          margin: spread(courses.margin),
          spread: spread(courses.spread),
          forced: proportion(forced, asked),
          real: proportion(real, asked),
        },
        used: Object.fromEntries([...used].map(([kind, things]) => [kind, Object.fromEntries(things)])),
      };
    },
  };
}

/** The names of what nobody ever used, by kind. */
export const unused = ({ used }: Pick<Fairness, 'used'>): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(used).flatMap(([kind, things]) => {
      const never = Object.entries(things).flatMap(([thing, n]) => (n === 0 ? [thing] : []));
      return never.length > 0 ? [[kind, never]] : [];
    }),
  );
