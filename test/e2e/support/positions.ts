import type { Page } from 'playwright-core';
import { fairRng } from '../../../src/core/fair.ts';
import type { AnyGame, AnyMove } from '../../../src/core/game.ts';
import { open, pending, roll, submit } from '../../../src/core/match.ts';
import { pick, seeded } from '../../../src/core/rng.ts';
import type { KeptGame } from '../../../src/web/keep/games.ts';
import { newGame } from '../../../src/web/keep/new-game.ts';

/** A table on a device that stands where somebody is asked for something. */
export interface Stand {
  /** What can be done there. */
  readonly kind: string;
  readonly kept: KeptGame;
}

/** As long as a name may be. */
const NAMES = [
  'Wilhelmine von Hohenstei',
  'Maximilian Oberbürgermei',
  'Annegret Müllersdottir-W',
  'Bartholomäus Kesselflick',
  'Friederike Schwarzenberg',
];
const GAMES_TO_PLAY = 6;

/**
 * Positions of a game at its fullest table, found by random play that is always the same: one for every kind of move that there is, and
 * one that is over. All sit at one screen, so that whoever is asked is asked here.
 */
export function stands(game: AnyGame): readonly Stand[] {
  const seats = NAMES.slice(0, Math.max(...game.seats)).map((name) => ({ name }));
  const found = new Map<string, Stand>();
  for (let seed = 1; seed <= GAMES_TO_PLAY; seed++) {
    const hex = seed.toString(16).padStart(2, '0');
    const empty: KeptGame = {
      ...newGame(game, seats, {}, 0),
      id: `${game.id}-${seed}`,
      seed: hex.repeat(32),
      contributions: seats.map(() => hex.repeat(16)),
    };
    const match = open(game, seats.length, empty.options);
    const chance = fairRng(empty.seed, empty.contributions, match.log);
    const rng = seeded(seed);
    roll(match, chance);
    for (;;) {
      const [seat] = pending(match);
      const moves: readonly AnyMove[] = seat === undefined ? [] : game.moves(match.state, seat);
      const kinds = seat === undefined ? ['over'] : [...new Set(moves.map((move) => move.type))].sort();
      const fresh = kinds.filter((kind) => !found.has(kind));
      if (fresh.length > 0) {
        const kind = kinds.join('+');
        const log = [...match.log];
        const kept = {
          ...empty,
          id: `${game.id}-${found.size}`,
          log,
          times: log.map((_, i) => i),
          over: seat === undefined,
          yourTurn: seat !== undefined,
        };
        const stand = { kind, kept };
        for (const one of fresh) found.set(one, stand);
      }
      if (seat === undefined) break;
      submit(match, seat, match.log.length, [pick(moves, rng)], chance);
    }
  }
  return [...new Set(found.values())];
}

/** Puts the tables where the page keeps those of its device. The page must have been there once. */
export async function keepAll(page: Page, all: readonly Stand[]): Promise<void> {
  await page.evaluate(
    (games) =>
      new Promise<void>((done, fail) => {
        const asked = indexedDB.open('ratskeller');
        asked.onerror = () => fail(new Error('no database'));
        asked.onsuccess = () => {
          const tx = asked.result.transaction('games', 'readwrite');
          for (const game of games) tx.objectStore('games').put(game);
          tx.oncomplete = () => {
            asked.result.close();
            done();
          };
        };
      }),
    all.map(({ kept }) => kept),
  );
}
