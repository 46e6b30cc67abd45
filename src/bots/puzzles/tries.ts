import type { AnyMove, LevelName } from '../../core/game.ts';
import { listed } from '../../core/listed.ts';
import { fork, seeded } from '../../core/rng.ts';
import type { Budget } from '../budget.ts';
import { BOTS } from '../index.ts';
import type { Outlook } from '../review/trial.ts';

/** A master that thinks for so many iterations the first time, and twice as many each further time. */
const QUICK = 50;

/** Lets a level try a decision several times, and counts how often it made one of the good moves. */
export function letTry(outlook: Outlook, level: LevelName, tries: number, good: readonly AnyMove[], seed: number): number {
  const rng = seeded(seed);
  let found = 0;
  for (let n = 0; n < tries; n += 1) {
    const budget: Budget = level === 'master' ? { iterations: QUICK * 2 ** n } : {};
    if (listed(good, BOTS[level]({ ...outlook, budget, rng: seeded(fork(rng)) }))) found += 1;
  }
  return found;
}
