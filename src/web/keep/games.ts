import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Options } from '../../core/game.ts';
import type { Entry } from '../../core/match.ts';
import type { Final } from '../../core/snapshot.ts';

/** A seat of a table on this device. */
export interface KeptSeat {
  readonly name: string;
  /** A bot's level; undefined for a person at this screen. */
  readonly bot?: string | undefined;
}

/** A game on this device: the log is the truth, as on the server. */
export interface KeptGame {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly options: Options;
  /** Several people at this screen may ask for hints. */
  readonly hints?: boolean;
  readonly seats: readonly KeptSeat[];
  /** The table's own secret and each seat's share: chance is as checkable here as on the server. */
  readonly seed: string;
  readonly contributions: readonly string[];
  /** The position that the log begins with, where it is not the usual one: somebody plays on from the middle of another game. */
  readonly start?: unknown;
  /** What was played by older rules before `start`: it cannot be shown any more, but stays in the file. */
  readonly before?: { readonly rules: number; readonly log: readonly Entry[]; readonly times: readonly number[] } | undefined;
  /** The position after the log and, once it is over, its end: with them a game outlives the rules it was played by. */
  readonly state?: unknown;
  readonly final?: Final | undefined;
  /** Everybody's points as all may see them, to tell games apart. */
  readonly score?: readonly number[];
  readonly log: readonly Entry[];
  readonly times: readonly number[];
  readonly over: boolean;
  /** One of the people at this screen is asked for a decision. */
  readonly yourTurn: boolean;
  readonly at: number;
}

interface Schema extends DBSchema {
  games: { key: string; value: KeptGame; indexes: { at: number } };
}

/** Where games on this device are kept. */
export interface Keep {
  get(id: string): Promise<KeptGame | undefined>;
  /** Stores a game that goes on from `length` entries; false if somebody else, such as another window, has gone on meanwhile. */
  put(game: KeptGame, length: number): Promise<boolean>;
  delete(id: string): Promise<void>;
  /** Newest first. */
  list(): Promise<readonly KeptGame[]>;
}

let database: Promise<IDBPDatabase<Schema>> | undefined;

const opened = (): Promise<IDBPDatabase<Schema>> => {
  database ??= openDB<Schema>('ratskeller', 1, {
    upgrade(db) {
      db.createObjectStore('games', { keyPath: 'id' }).createIndex('at', 'at');
    },
  });
  return database;
};

export const keep: Keep = {
  async get(id) {
    return (await opened()).get('games', id);
  },
  async put(game, length) {
    const tx = (await opened()).transaction('games', 'readwrite', { durability: 'strict' });
    const stored = await tx.store.get(game.id);
    const fits = (stored?.log.length ?? 0) === length;
    if (fits) await tx.store.put(game);
    await tx.done;
    return fits;
  },
  async delete(id) {
    await (await opened()).delete('games', id);
  },
  async list() {
    return (await (await opened()).getAllFromIndex('games', 'at')).reverse();
  },
};
