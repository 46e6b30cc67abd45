import { type Rating, rate, rating } from 'openskill';
import type { LevelName } from '../../core/game.ts';
import { LEVEL_NAMES } from '../levels.ts';
import { type Found, TRIES } from './puzzle.ts';

export type { Rating } from 'openskill';

/** How strong the levels are taken to be: what puzzles are rated by before any person has tried them. */
const STRENGTH: Readonly<Record<LevelName, number>> = { apprentice: 15, journeyman: 21, master: 30 };
const SURE = 1;

/** Whoever begins. */
export const newcomer = (): Rating => rating();

/** A try is a game between who tries and the puzzle, and both learn from it. */
export function afterTry(person: Rating, puzzle: Rating, solved: boolean): { readonly person: Rating; readonly puzzle: Rating } {
  const [[one] = [], [two] = []] = rate([[person], [puzzle]], { rank: solved ? [1, 2] : [2, 1] });
  return { person: one ?? person, puzzle: two ?? puzzle };
}

/** What a puzzle is rated by the tries of the levels alone, the weakest first; theirs do not move. */
export function startRating(found: Found | undefined): Rating {
  let own = rating();
  if (!found) return own;
  LEVEL_NAMES.forEach((level, i) => {
    const bot = rating({ mu: STRENGTH[level], sigma: SURE });
    for (let n = 0; n < (TRIES[i] ?? 0); n += 1) own = afterTry(bot, own, n < (found[i] ?? 0)).puzzle;
  });
  return own;
}

/** As it is shown: a thousand is where everybody begins. */
export const shown = ({ mu }: Rating): number => Math.round(40 * mu);
