import { copyState } from '../core/clone.ts';
import { equal } from '../core/equal.ts';
import { dealtRng, fairRng } from '../core/fair.ts';
import { type AnyGame, CHANCE, type Rng } from '../core/game.ts';
import { type Entry, floorOf, type Happening, isTakeBack, type Match, open, pending, replayEntry, type Seam } from '../core/match.ts';
import { carriedOptions } from '../core/options.ts';
import { type Carried, carry, hearing, openAfter, over, rulesAt, type Snapshot, type Told } from '../core/snapshot.ts';
import type { Glance, LaterEntry } from '../store/catch-up.ts';
import type { Standing, StoredChat, StoredEntry, StoredSeat, StoredTable } from '../store/rows.ts';
import { CHAT_LINES } from '../store/statements.ts';
import { saved } from './actions/action.ts';
import type { ServerContext } from './context.ts';
import { native } from './hashing.ts';

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
  readonly happened: Happening[];
  /** When each entry was written. */
  readonly times: number[];
  /** The log length of the last position that was kept whole. */
  snapshot: number;
}

/** A table that a newer server has gone on with. This one leaves it alone. */
export class TooNew extends Error {}

/** A log that does not fit the rules of today, and no position is kept to go on from. Nobody can go on with it; its file is left. */
export class Unplayable extends Error {}

/** A long log is read in slices of so many milliseconds: other tables go on meanwhile. */
const SLICE = 10;

export async function loadMemory(context: ServerContext, id: string): Promise<Memory | undefined> {
  const stored = await context.store.load(id);
  if (!stored) return undefined;
  const { table, chatLength, entries } = stored;
  const game = await context.game(table.game);
  if (!game) throw new Unplayable(`table ${id} is of a game that is not in the context`);
  const memory: Memory = { table, seats: [...stored.seats], game, chat: [...stored.chat], chatLength, running: undefined };
  const rules = rulesAt(entries, table.rules);
  if (rules > game.rules) throw new TooNew(`table ${id} is played by rules ${rules}, and this server knows ${game.rules}`);
  const isOther = rules !== game.rules;
  if (table.status === 'waiting') {
    if (isOther) await adopt(context, memory);
    return memory;
  }
  const seed = await seedOf(context, id);
  memory.running = isOther ? await carryOver(context, memory, entries, seed) : await unroll(context, memory, entries, seed);
  if (table.closed && memory.running) memory.running = atRest(memory.running);
  // After a seam the table is read as everybody will read it from now on.
  return memory.running ? memory : loadMemory(context, id);
}

/** A game that goes on no more, although it is not at its end: nobody is asked. */
export function atRest(running: Running): Running {
  const { match } = running;
  const game = {
    ...match.game,
    pending: () => [],
    moves: () => [],
    find: () => undefined,
    payoffs: () => Array<number>(match.seats).fill(0),
  };
  return { ...running, match: { ...match, game } };
}

export const lengthOf = ({ running }: Memory): number => running?.match.log.length ?? 0;

/** Whether the table has changed elsewhere. The status of a game that is over may be stored later than its last move. */
export function isBehind(memory: Memory, stored: Glance): boolean {
  const { table, chatLength } = memory;
  if (stored.length > lengthOf(memory) || stored.chatLength > chatLength) return true;
  if (stored.status !== table.status && table.status !== 'over') return true;
  return stored.rematch !== table.rematch || haveOthers(memory, stored.seats) || !equal(standingOf(stored), standingOf(table));
}

const standingOf = ({ clocks, asking }: Standing): Standing => ({ clocks, asking });

/** Whether somebody sits otherwise than is remembered. */
const haveOthers = ({ seats }: Memory, stored: readonly StoredSeat[]): boolean =>
  seats.some((seat, i) => Object.entries(seat).some(([key, value]) => stored[i]?.[key as keyof StoredSeat] !== value));

/** Plays what another server has stored; false if nothing was new. Throws if it does not follow: then the table must be read anew. */
export function follow(memory: Memory, entries: readonly LaterEntry[]): boolean {
  const { running } = memory;
  if (entries.length === 0) return false;
  if (!running) throw new Unplayable('the game has begun elsewhere');
  const { match } = running;
  const before = match.log.length;
  // What was shown stays as it was: the next change is told from it.
  match.state = copyState(match.game, match.state);
  for (const { n, seat, move, at } of entries) {
    if (n > match.log.length) throw new Unplayable(`entry ${match.log.length} is missing`);
    if (n === match.log.length) replayInto(running, { seat, move }, n, at);
  }
  // Whoever played the last move stores that the game is over.
  if (memory.table.status === 'playing' && pending(match).length === 0) memory.table = { ...memory.table, status: 'over' };
  return match.log.length > before;
}

/** What has changed at a table by another server's doing. */
export interface News {
  readonly moved: boolean;
  readonly seats: boolean;
  readonly chat: readonly StoredChat[];
}

/** Takes over what another server has stored since. Throws if it does not follow, as when a game has begun: then the table is read anew. */
export async function catchUp({ store }: ServerContext, memory: Memory, stored: Glance): Promise<News> {
  const { table, running, chatLength } = memory;
  const length = running?.match.log.length ?? 0;
  const [later, chat] = await Promise.all([
    stored.length > length ? store.entriesFrom(new Map([[table.id, length]])) : undefined,
    stored.chatLength > chatLength ? store.chatFrom(table.id, chatLength) : [],
  ]);
  // Clocks go on with every move; a pause or a question is news of its own.
  const stands = stored.length > length ? equal(stored.asking, table.asking) : equal(standingOf(stored), standingOf(table));
  const seats = haveOthers(memory, stored.seats) || stored.rematch !== table.rematch || !stands;
  memory.seats.splice(0, memory.seats.length, ...stored.seats);
  memory.table = { ...table, ...standingOf(stored), rematch: stored.rematch };
  for (const line of chat) hearChat(memory, line);
  const moved = follow(memory, later?.get(table.id) ?? []);
  if (stored.status !== memory.table.status && memory.table.status !== 'over') throw new Unplayable(`the table is ${stored.status} by now`);
  return { moved, seats, chat };
}

export function hearChat(memory: Memory, line: StoredChat): void {
  memory.chatLength += 1;
  memory.chat.push(line);
  if (memory.chat.length > CHAT_LINES) memory.chat.shift();
}

/** The seed is read when it is needed and kept in no field: what holds a table cannot show it by mistake. */
export async function seedOf(context: ServerContext, id: string): Promise<string> {
  const seed = await context.store.secret(`seed/${id}`);
  if (seed === undefined) throw new Unplayable(`table ${id} has no seed`);
  return seed;
}

/** A match before its first entry, with the table's own dice. */
export function begin({ game, table, seats }: Memory, seed: string): Running {
  return run(open(game, seats.length, table.options), table, seed);
}

function run(match: Match, table: StoredTable, seed: string, told: readonly Told[] = []): Running {
  const { contributions = [], part } = table;
  const rng = part?.tournament?.deals ? dealtRng(seed, contributions, match, native) : fairRng(seed, contributions, match.log, native);
  const happened = told.map(({ n, event }) => ({ n, event }));
  return { match, rng, happened, times: [], snapshot: -1 };
}

/** Plays a stored log again, from its beginning or from where today's rules took over. */
async function unroll(context: ServerContext, memory: Memory, entries: readonly StoredEntry[], seed: string): Promise<Running> {
  const { game, table, seats } = memory;
  const floor = floorOf(entries);
  let running = begin(memory, seed);
  if (floor > 0) {
    const kept = (await context.store.snapshots(table.id)).find(({ n }) => n === floor);
    if (!kept) throw new Unplayable(`the position after the seam at ${floor} is missing`);
    const { state, told = [] } = kept;
    running = run(openAfter(hearing(game, told), seats.length, table.options, bare(entries.slice(0, floor)), state), table, seed, told);
  }
  let pausedAt = performance.now();
  for (const [n, entry] of entries.entries()) {
    if (n < floor) running.times[n] = entry.at;
    else {
      // A step that is taken back at once need not be undone by playing all before it again.
      if (isTakenBackNext(entries, n)) running.match.before = { n, state: copyState(running.match.game, running.match.state) };
      replayInto(running, { seat: entry.seat, move: entry.move }, n, entry.at);
    }
    if (performance.now() - pausedAt < SLICE) continue;
    await new Promise((resolve) => setImmediate(resolve));
    pausedAt = performance.now();
  }
  running.snapshot = running.match.log.length;
  return running;
}

function isTakenBackNext(entries: readonly Entry[], n: number): boolean {
  const next = entries[n + 1]?.move;
  return next !== undefined && isTakeBack(next) && next.to === n;
}

/** Brings a table of other rules to today's; see docs/decisions/0024. Undefined once a seam is sewn. */
async function carryOver(
  context: ServerContext,
  memory: Memory,
  entries: readonly StoredEntry[],
  seed: string,
): Promise<Running | undefined> {
  const { game, table, seats } = memory;
  const kept = await context.store.snapshots(table.id);
  const log = bare(entries);
  const told = toldUntil(kept, floorOf(log));
  const carried = carry(game, { seats: seats.length, options: table.options, log, snapshot: kept.at(-1) });
  switch (carried.kind) {
    case 'same':
      await adopt(context, memory);
      return unroll(context, memory, entries, seed);
    case 'over': {
      const match = openAfter(over(game, rulesAt(log, table.rules), carried.final, told), seats.length, table.options, log, null);
      return { ...run(match, table, seed, told), times: entries.map((e) => e.at), snapshot: log.length };
    }
    case 'on':
      await saved(sew(context, memory, log.length, carried, told));
      return undefined;
    case 'lost':
      throw new Unplayable(`table ${table.id} was played by other rules`);
  }
}

/** Writes where today's rules take over. Two servers may try; the log takes one. */
function sew(
  context: ServerContext,
  { game, table }: Memory,
  n: number,
  carried: Carried & { kind: 'on' },
  told: readonly Told[],
): Promise<boolean> {
  const move: Seam = { type: 'seam', rules: game.rules, to: carried.to };
  const seam: Told = { n, event: { ...move, seat: CHANCE } as Told['event'] };
  const snapshot: Snapshot = { n: n + 1, rules: game.rules, state: carried.state, told: [...told, ...carried.told, seam] };
  return context.store.addSeam(table.id, { seat: CHANCE, move }, context.now(), snapshot);
}

/** What was told until the newest position: the one at a seam holds all before the seam, a later one all since. */
function toldUntil(kept: readonly Snapshot[], floor: number): readonly Told[] {
  const ends = new Set([kept.find(({ n }) => n === floor), kept.at(-1)]);
  return [...ends].flatMap((snapshot) => snapshot?.told ?? []);
}

async function adopt(context: ServerContext, memory: Memory): Promise<void> {
  const { game, table } = memory;
  const options = table.status === 'waiting' ? carriedOptions(game, table.options) : table.options;
  await saved(context.store.adopt(table, game.rules, options));
  memory.table = { ...table, rules: game.rules, options };
}

const bare = (entries: readonly Entry[]): Entry[] => entries.map(({ seat, move }) => ({ seat, move }));

function replayInto(running: Running, entry: Entry, n: number, at: number): void {
  const happenings: Happening[] = [];
  const refusal = replayEntry(running.match, entry, happenings, true);
  if (refusal) throw new Unplayable(`entry ${n} is refused: ${refusal.rule}`);
  note(running, n, happenings, at);
}

/** Keeps what entries from `n` on brought about, to be shown to those who come later. */
export function note(running: Running, n: number, happenings: readonly Happening[], at: number): void {
  const { match, happened, times } = running;
  happened.push(...happenings);
  for (let i = n; i < match.log.length; i++) times[i] = at;
}
