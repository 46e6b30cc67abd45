import type { Question } from '../bot.ts';
import { type Decision, optionsOf } from './tree.ts';

/** It is looked at every so many imagined games: a look costs as much as a few of them. */
const EVERY = 64;

/**
 * Says after each imagined game whether the choice is made: the move that the search believes in was tried so much oftener than any other
 * that what is left of the time could not change it, even if all of it went to the next one. A search that counts its games, which must
 * be repeatable, plays them all.
 */
export function settling({ budget, settles }: Pick<Question, 'budget' | 'settles'>, decision: Decision | undefined): () => boolean {
  const { iterations, milliseconds } = budget;
  if (!settles || !decision || iterations !== undefined || milliseconds === undefined) return () => false;
  const began = performance.now();
  const end = began + milliseconds;
  let games = 0;
  return () => {
    games += 1;
    if (games % EVERY !== 0) return false;
    const now = performance.now();
    return leadOf(decision) > (games * (end - now)) / (now - began);
  };
}

/** How much oftener the move that the search would play was tried than any other; below zero if another was tried oftener. */
function leadOf(decision: Decision): number {
  const [first, ...others] = optionsOf(decision);
  return (first?.visits ?? 0) - others.reduce((most, { visits }) => Math.max(most, visits), 0);
}
