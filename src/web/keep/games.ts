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

/** Where games on this device are kept. */
export interface Keep {
  get(id: string): Promise<KeptGame | undefined>;
  /** Stores a game that goes on from `length` entries; false if somebody else, such as another window, has gone on meanwhile. */
  put(game: KeptGame, length: number): Promise<boolean>;
  delete(id: string): Promise<void>;
  /** Newest first. */
  list(): Promise<readonly KeptGame[]>;
}

/** What a browser answers to a question about its store. */
const answer = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((done, fail) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error);
  });

let database: Promise<IDBDatabase> | undefined;

const opened = (): Promise<IDBDatabase> => {
  if (database) return database;
  const request = indexedDB.open('ratskeller', 1);
  request.onupgradeneeded = () => request.result.createObjectStore('games', { keyPath: 'id' }).createIndex('at', 'at');
  database = answer(request);
  return database;
};

const games = async (mode: IDBTransactionMode): Promise<IDBObjectStore> =>
  (await opened()).transaction('games', mode, { durability: 'strict' }).objectStore('games');

/** Whatever was asked of these games is on the disk. */
const kept = ({ transaction }: IDBObjectStore): Promise<void> =>
  new Promise((done, fail) => {
    transaction.oncomplete = () => done();
    transaction.onabort = () => fail(transaction.error);
  });

export const keep: Keep = {
  async get(id) {
    return answer<KeptGame | undefined>((await games('readonly')).get(id));
  },
  async put(game, length) {
    const store = await games('readwrite');
    const stored = await answer<KeptGame | undefined>(store.get(game.id));
    const fits = (stored?.log.length ?? 0) === length;
    if (fits) store.put(game);
    await kept(store);
    return fits;
  },
  async delete(id) {
    const store = await games('readwrite');
    store.delete(id);
    await kept(store);
  },
  async list() {
    return (await answer<KeptGame[]>((await games('readonly')).index('at').getAll())).reverse();
  },
};
