import type { Page } from 'playwright-core';
import { expect } from 'vitest';
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

/** A position of a game at its fullest table, where `seat` is asked, or nobody any more. */
interface Halt {
  readonly state: unknown;
  readonly seat: number | undefined;
  readonly moves: readonly AnyMove[];
  /** The table that stands there, under a name of its own. All sit at one screen, so that whoever is asked is asked here. */
  keep(id: string): KeptGame;
}

/** Every position of so many games, found by random play that is always the same. */
function* halts(game: AnyGame, games: number): Generator<Halt> {
  const seats = NAMES.slice(0, Math.max(...game.seats)).map((name) => ({ name }));
  for (let seed = 1; seed <= games; seed++) {
    const hex = (seed % 256).toString(16).padStart(2, '0');
    const empty: KeptGame = { ...newGame(game, seats, {}, 0), seed: hex.repeat(32), contributions: seats.map(() => hex.repeat(16)) };
    const match = open(game, seats.length, empty.options);
    const chance = fairRng(empty.seed, empty.contributions, match.log);
    const rng = seeded(seed);
    roll(match, chance);
    for (;;) {
      const [seat] = pending(match);
      const moves: readonly AnyMove[] = seat === undefined ? [] : game.moves(match.state, seat);
      const keep = (id: string): KeptGame => {
        const log = [...match.log];
        return {
          ...empty,
          id: `${game.id}-${id}`,
          log,
          times: log.map((_, i) => i),
          over: seat === undefined,
          yourTurn: seat !== undefined,
        };
      };
      yield { state: match.state, seat, moves, keep };
      if (seat === undefined) break;
      submit(match, seat, match.log.length, [pick(moves, rng)], chance);
    }
  }
}

/** Positions of a game: one for every kind of move that there is, and one that is over. */
export function stands(game: AnyGame): readonly Stand[] {
  const found = new Map<string, Stand>();
  for (const { seat, moves, keep } of halts(game, GAMES_TO_PLAY)) {
    const kinds = seat === undefined ? ['over'] : [...new Set(moves.map((move) => move.type))].sort();
    const fresh = kinds.filter((kind) => !found.has(kind));
    if (fresh.length === 0) continue;
    const stand = { kind: kinds.join('+'), kept: keep(String(found.size)) };
    for (const one of fresh) found.set(one, stand);
  }
  return [...new Set(found.values())];
}

/** The first position that somebody looks for, however rare it is. */
export function standWhere<S>(game: AnyGame, kind: string, wanted: (state: S, seat: number, moves: readonly AnyMove[]) => boolean): Stand {
  for (const { state, seat, moves, keep } of halts(game, 1000))
    if (seat !== undefined && wanted(state as S, seat, moves)) return { kind, kept: keep(kind) };
  throw new Error(`no random game comes to “${kind}”`);
}

/** Puts the tables where a page keeps those of its device. */
export async function keepAll(page: Page, url: string, all: readonly Stand[]): Promise<void> {
  await page.goto(`${url}/tables`);
  await expect
    .poll(
      () =>
        page.evaluate(
          keepInPage,
          all.map(({ kept }) => kept),
        ),
      { timeout: 30_000 },
    )
    .toBe(true);
}

/** In the page: false while it has not yet made the place itself. */
async function keepInPage(games: readonly KeptGame[]): Promise<boolean> {
  if (!(await indexedDB.databases()).some(({ name }) => name === 'ratskeller')) return false;
  return new Promise((done, fail) => {
    const asked = indexedDB.open('ratskeller');
    asked.onerror = () => fail(asked.error);
    asked.onsuccess = () => {
      const database = asked.result;
      const end = (kept: boolean): void => {
        database.close();
        done(kept);
      };
      if (!database.objectStoreNames.contains('games')) return end(false);
      const tx = database.transaction('games', 'readwrite');
      for (const game of games) tx.objectStore('games').put(game);
      tx.onabort = () => fail(tx.error);
      tx.oncomplete = () => end(true);
    };
  });
}
