import type { Seeker } from '../../core/seek.ts';
import type { StoredSeat } from '../../store/rows.ts';
import type { NewTable } from '../../store/store.ts';
import { saved } from '../actions/action.ts';
import { startGame } from '../actions/play.ts';
import { reseat } from '../actions/seating.ts';
import { planNews } from '../calling/news.ts';
import type { ServerContext } from '../context.ts';
import type { Memory } from '../memory.ts';
import { botSeat, isPaired, openSeat } from '../seats.ts';
import type { Tables } from '../tables.ts';
import { houseOf, keptSeat, STAND_IN, speedOf, tableFor } from './making.ts';
import { type Group, match, mayPlay, takesBots } from './match.ts';
import type { Pairing } from './pairing.ts';

/** So many tables are stored at once. */
const BATCH = 50;
/** If somebody has left meanwhile, everybody is put together anew, so that nobody is passed over. So often in one go. */
const TRIES = 5;
/** Milliseconds until a table at which a seat stayed free is looked at again. */
const AGAIN = 3000;

/** Names what one of the servers does for all who wait, before jobs start. */
export function namePairing(context: ServerContext, tables: Tables, pairing: Pairing): void {
  context.jobs.on('pair', () => pair(context, tables, pairing));
  context.jobs.on('arrive', ({ table }) => arrive(context, tables, pairing, String(table)));
}

/** Jobs may have been forgotten with the server before. */
export async function startPairing(context: ServerContext): Promise<void> {
  for (const table of await context.store.waitingList.unbegun()) await planArrival(context, table, context.limits.arrive);
}

const planArrival = ({ jobs, now }: ServerContext, table: string, wait: number): Promise<void> =>
  jobs.at(`arrive/${table}`, now() + wait, 'arrive', { table });

/**
 * Puts together who waits, and sets their tables, until nobody fits: who came meanwhile need not wait for the next search. Two servers that
 * do it at once set each table once: the store says who still waits.
 */
async function pair(context: ServerContext, tables: Tables, pairing: Pairing): Promise<void> {
  for (;;) {
    /** Nobody waits for what is still to be done at the tables of others. */
    const settled: Promise<void>[] = [];
    const settling = (one: Made): void => {
      const done = settle(context, tables, one);
      settled.push(done.catch((err: unknown) => context.log.warn({ err, table: one.table.id }, 'table not settled')));
    };
    try {
      await untilNobodyFits(context, pairing, settling);
    } finally {
      await Promise.all(settled);
    }
    // While tables were settled this was still the one search there is: who asked for another since has to be looked for here.
    if (settled.length === 0) return;
  }
}

async function untilNobodyFits(context: ServerContext, pairing: Pairing, settling: (made: Made) => void): Promise<void> {
  for (let gone = 0; gone < TRIES; ) {
    const outcome = await pairOnce(context, pairing, settling).catch((err: unknown) => {
      // Who has no time to lose does not wait until a job that failed comes again.
      if (gone === TRIES - 1) throw err;
      context.log.warn({ err }, 'search for tables begins again');
      return 'gone' as const;
    });
    if (outcome === 'nobody') return;
    if (outcome === 'gone') gone += 1;
  }
}

/** Gone: somebody was, before all were seated. */
async function pairOnce(context: ServerContext, pairing: Pairing, settling: (made: Made) => void): Promise<'seated' | 'gone' | 'nobody'> {
  const { store, now } = context;
  const list = await store.waitingList.list(now());
  const groups = match(list, now(), await houseOf(context, list));
  let outcome: 'seated' | 'nobody' = 'nobody';
  for (let i = 0; i < groups.length; i += BATCH) {
    const made = await madeFor(context, groups.slice(i, i + BATCH));
    if (!(await store.createFor(made, now()))) return 'gone';
    for (const { table, people } of made) for (const { person } of people) pairing.seated(person, table.id);
    context.hints.seated();
    made.forEach(settling);
    if (made.length > 0) outcome = 'seated';
  }
  return outcome;
}

type Made = NewTable & { readonly people: readonly Seeker[] };

async function madeFor(context: ServerContext, groups: readonly Group[]): Promise<Made[]> {
  const names = await context.store.ratings.known(groups.flatMap(({ people }) => people.map(({ person }) => person)));
  const made = await Promise.all(groups.map(async (group) => ({ table: await tableFor(context, group, names), people: group.people })));
  return made.flatMap(({ table, people }) => (table ? [{ ...table, people }] : []));
}

/** Where turns have days the game begins at once, and whoever is elsewhere is told; else people are on their way. */
async function settle(context: ServerContext, tables: Tables, { table, people }: Made): Promise<void> {
  if (speedOf(table) !== 'days') return planArrival(context, table.id, context.limits.arrive);
  await tables.get(table.id).change(begin(context));
  for (const { person } of people) await planNews(context, { kind: 'found', person, table: table.id });
}

const begin =
  (context: ServerContext) =>
  async (memory: Memory): Promise<boolean> => {
    if (memory.table.status !== 'waiting') return false;
    await startGame(context, memory);
    return true;
  };

/**
 * Who has not come in time has lost the seat: to the next who waits and fits, else to a bot if all who came take one by now. Else it is
 * free for anybody. A table at which somebody still waits is looked at again.
 */
async function arrive(context: ServerContext, tables: Tables, pairing: Pairing, id: string): Promise<void> {
  let again = false;
  await tables.get(id).change(async (memory) => {
    if (memory.table.status !== 'waiting' || !isPaired(memory.table)) return false;
    if (speedOf(memory.table) === 'days') return begin(context)(memory);
    const before = JSON.stringify(memory.seats);
    for (const seat of memory.seats.filter(({ kind, reserved }) => kind === 'open' || reserved)) await fill(context, pairing, memory, seat);
    const missing = memory.seats.some(({ kind, reserved }) => kind === 'open' || reserved);
    if (!missing) await startGame(context, memory);
    again = missing && memory.seats.some(({ kind }) => kind === 'human');
    return !missing || JSON.stringify(memory.seats) !== before;
  });
  if (again && (tables.isWatched(id) || (await isYoung(context, id)))) await planArrival(context, id, AGAIN);
}

/** Whether people may still be on their way to it. */
async function isYoung({ store, now, limits }: ServerContext, id: string): Promise<boolean> {
  const table = await store.table(id);
  return table !== undefined && now() - table.createdAt < 4 * limits.arrive;
}

async function fill(context: ServerContext, pairing: Pairing, memory: Memory, seat: StoredSeat): Promise<void> {
  const { store, now, limits } = context;
  const kept = seat.person === undefined ? undefined : await store.waitingList.of(seat.person);
  if (seat.reserved && kept?.table === memory.table.id && now() - kept.seenAt < limits.arrive) return;
  const seated = await seatedAt(context, memory);
  const next = await nextFor(context, memory, seated);
  if (next) {
    const names = await store.ratings.known([next.person]);
    const own = keptSeat(seat.seat, next, names);
    await saved(store.keepSeat(memory.table, seat, own, next, now()));
    memory.seats[seat.seat] = own;
    pairing.seated(next.person, memory.table.id);
    context.hints.seated();
  } else if (seated.length > 0 && seated.every((one) => takesBots(one, now()))) {
    await reseat(context, memory, botSeat(seat.seat, STAND_IN));
  } else if (seat.reserved) await reseat(context, memory, openSeat(seat.seat));
}

/** Who has come, and what they looked for. */
async function seatedAt({ store }: ServerContext, { seats, table }: Memory): Promise<Seeker[]> {
  const people = seats.flatMap(({ kind, reserved, person }) => (kind === 'human' && !reserved && person !== undefined ? [person] : []));
  const rows = await Promise.all(people.map((person) => store.waitingList.of(person)));
  return rows.flatMap((row) => (row?.table === table.id ? [row] : []));
}

/** The first who waits and fits those who are there. */
async function nextFor(context: ServerContext, { table, seats }: Memory, seated: readonly Seeker[]): Promise<Seeker | undefined> {
  const now = context.now();
  const list = await context.store.waitingList.list(now);
  const house = await houseOf(context, [...seated, ...list]);
  const speed = speedOf(table);
  return list.find(
    (one) =>
      one.speed === speed &&
      one.games.includes(table.game) &&
      one.least <= seats.length &&
      seats.length <= one.most &&
      !seats.some(({ person }) => person === one.person) &&
      seated.every((other) => mayPlay(one, other, table.game, seats.length, now, house)),
  );
}
