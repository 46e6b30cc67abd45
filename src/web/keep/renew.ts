import { clone } from '../../core/clone.ts';
import type { AnyGame } from '../../core/game.ts';
import { carriedOptions } from '../../core/options.ts';
import { carry, over } from '../../core/snapshot.ts';
import type { Keep, KeptGame } from './games.ts';
import { newGame } from './new-game.ts';

/** A kept game that can be shown, and the rules to show it by. */
export interface Renewed {
  readonly kept: KeptGame;
  readonly game: AnyGame;
}

/**
 * Brings a game that was kept under other rules to today's: as it is, if they replay it; else from its last position; one that is over is
 * shown as it ended. Undefined if there is nothing to go on from: then its file is left.
 */
export async function renew(game: AnyGame, kept: KeptGame, keep: Keep, now: number): Promise<Renewed | undefined> {
  if (kept.rules > game.rules) return undefined;
  const { seats, options, log, rules, state, final } = kept;
  const snapshot = state === undefined ? undefined : { n: log.length, rules, state, final };
  const { start } = kept;
  const rulesThen: AnyGame = start === undefined ? game : { ...game, setup: () => clone(start) };
  const carried = carry(rulesThen, { seats: seats.length, options, log, snapshot });
  switch (carried.kind) {
    case 'same':
      return put(game, { ...kept, rules: game.rules }, keep, log.length);
    case 'over':
      return { kept, game: over(game, rules, carried.final, []) };
    case 'on': {
      const before = {
        rules: kept.before?.rules ?? rules,
        log: [...(kept.before?.log ?? []), ...log],
        times: [...(kept.before?.times ?? []), ...kept.times],
      };
      // A secret of its own: the log begins anew, and chance must not do the same again.
      const { seed, contributions } = newGame(game, seats, carriedOptions(game, options), now);
      const next = {
        ...kept,
        rules: game.rules,
        seed,
        contributions,
        start: carried.state,
        state: carried.state,
        before,
        log: [],
        times: [],
      };
      return put(game, next, keep, log.length);
    }
    case 'lost':
      return undefined;
  }
}

/** What another window has made of it meanwhile counts. */
async function put(game: AnyGame, next: KeptGame, keep: Keep, length: number): Promise<Renewed> {
  const done = await keep.put(next, length);
  const kept = done ? next : ((await keep.get(next.id)) ?? next);
  return { kept, game };
}
