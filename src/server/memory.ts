import { fairRng } from '../core/fair.ts';
import type { AnyGame, Rng } from '../core/game.ts';
import { type Entry, type Happening, isTakeBack, type Match, open, replayEntry } from '../core/match.ts';
import type { Happened } from '../protocol/to-browser.ts';
import type { StoredChat, StoredSeat, StoredTable } from '../store/rows.ts';
import type { Glance } from '../store/store.ts';
import type { House } from './house.ts';

/** A table as its server remembers it: a cache of what the store holds, thrown away whenever in doubt. */
export interface Memory {
  table: StoredTable;
  readonly seats: StoredSeat[];
  readonly game: AnyGame;
  readonly chat: StoredChat[];
  chatLength: number;
  /** From the start of the game on. */
  running: Running | undefined;
}

export interface Running {
  readonly match: Match;
  readonly rng: Rng;
  readonly happened: Happened[];
  /** When each entry was written. */
  readonly times: number[];
}

/** A log that does not fit the rules of today. The table stays as it is; nobody can go on with it. */
export class Unplayable extends Error {}

/** A long log is read in slices of so many milliseconds: other tables go on meanwhile. */
const SLICE = 10;

export async function loadMemory(house: House, id: string): Promise<Memory | undefined> {
  const stored = await house.store.load(id);
  if (!stored) return undefined;
  const { table, chatLength } = stored;
  const game = await house.game(table.game);
  if (!game || game.rules !== table.rules) throw new Unplayable(`table ${id} was played by other rules`);
  const memory: Memory = { table, seats: [...stored.seats], game, chat: [...stored.chat], chatLength, running: undefined };
  if (table.status === 'waiting') return memory;
  memory.running = begin(memory, await seedOf(house, id));
  let pausedAt = performance.now();
  for (const [n, { seat, move, at }] of stored.entries.entries()) {
    replayInto(memory.running, { seat, move }, n, at);
    if (performance.now() - pausedAt < SLICE) continue;
    await new Promise((resolve) => setImmediate(resolve));
    pausedAt = performance.now();
  }
  return memory;
}

/** Whether the table has changed elsewhere. The status of a game that is over may be stored later than its last move. */
export function isBehind({ table, seats, running }: Memory, stored: Glance): boolean {
  if (stored.length > (running?.match.log.length ?? 0)) return true;
  if (stored.status !== table.status && table.status !== 'over') return true;
  return seats.some((seat, i) => Object.entries(seat).some(([key, value]) => stored.seats[i]?.[key as keyof StoredSeat] !== value));
}

/** The seed is read when it is needed and kept in no field: what holds a table cannot show it by mistake. */
export async function seedOf(house: House, id: string): Promise<string> {
  const seed = await house.store.secret(`seed/${id}`);
  if (seed === undefined) throw new Unplayable(`table ${id} has no seed`);
  return seed;
}

/** A match before its first entry, with the table's own dice. */
export function begin({ game, table, seats }: Memory, seed: string): Running {
  const match = open(game, seats.length, table.options);
  return { match, rng: fairRng(seed, table.contributions ?? [], match.log), happened: [], times: [] };
}

function replayInto(running: Running, entry: Entry, n: number, at: number): void {
  const happenings: Happening[] = [];
  const refusal = replayEntry(running.match, entry, happenings);
  if (refusal) throw new Unplayable(`entry ${n} is refused: ${refusal.rule}`);
  note(running, n, happenings, at);
}

/** Keeps what entries from `n` on brought about, to be shown to those who come later. */
export function note(running: Running, n: number, happenings: readonly Happening[], at: number): void {
  const { match, happened, times } = running;
  happened.push(...happenings);
  for (let i = n; i < match.log.length; i++) {
    times[i] = at;
    const entry = match.log[i];
    if (entry && isTakeBack(entry.move)) happened.push({ n: i, event: { ...entry.move, seat: entry.seat } as Happened['event'] });
  }
}
