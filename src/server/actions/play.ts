import { beginClocks } from '../../core/clock.ts';
import { equal } from '../../core/equal.ts';
import { CHANCE, type Refusal, type Seat } from '../../core/game.ts';
import { goBack, type Mark, mark, type Outcome, pending, roll, submit } from '../../core/match.ts';
import { takeSnapshot } from '../../core/snapshot.ts';
import { takeBackFor } from '../../session/position.ts';
import type { StoredSeat } from '../../store/rows.ts';
import { askedPeople, standingAfter } from '../clock/reckon.ts';
import type { ServerContext } from '../context.ts';
import { begin, type Memory, note, type Running, seedOf } from '../memory.ts';
import { endOf } from '../ratings/jobs.ts';
import { beginsByItself, isHost, isReady, seatsOf } from '../seats.ts';
import { tellOver } from '../tournaments/ask.ts';
import { type Action, type Effect, refuse, saved } from './action.ts';

export const play: Action<'play'> = (context, memory, who, { seat, n, moves }) => {
  const { running } = memory;
  const refusal = mayMove(memory, who.person, seat);
  if (refusal || !running) return refuse(refusal?.rule ?? 'table/not-started');
  const before = mark(running.match);
  return settle(context, memory, running, before, n, submit(running.match, seat, n, moves, running.rng));
};

export const takeBackStep: Action<'take-back'> = (context, memory, who, { seat, n }) => {
  const { running } = memory;
  const refusal = mayMove(memory, who.person, seat);
  if (refusal || !running) return refuse(refusal?.rule ?? 'table/not-started');
  const before = mark(running.match);
  const isPerson = (at: Seat): boolean => memory.seats[at]?.kind === 'human';
  return settle(context, memory, running, before, n, takeBackFor(running.match, seat, n, isPerson));
};

export function mayMove(memory: Memory, person: string | undefined, seat: Seat): Refusal | undefined {
  if (!seatsOf(memory.seats, person).includes(seat)) return { rule: 'table/not-your-seat' };
  return memory.seats[seat]?.left ? { rule: 'table/you-left' } : undefined;
}

/**
 * Store, then show: an outcome counts once its entries are on the disk, and if that is not known the match is as it was `before`. `n` is
 * what the sender looked at.
 */
export async function settle(
  context: ServerContext,
  memory: Memory,
  running: Running,
  before: Mark,
  n: number,
  outcome: Outcome,
): Promise<Effect> {
  if (!outcome.ok) return { kind: 'refused', refusal: outcome.refusal };
  if (outcome.repeated) return { kind: 'repeated', from: Math.min(n, before.length) };
  const at = context.now();
  const { match } = running;
  const entries = match.log.slice(before.length);
  const change = standingAfter(context, memory, running, before.length);
  try {
    await saved(context.store.append(memory.table.id, before.length, entries, at, change));
  } catch (error) {
    goBack(match, before);
    throw error;
  }
  if (change) memory.table = { ...memory.table, ...change.to };
  note(running, before.length, outcome.happenings, at);
  context.metrics.moves.inc(entries.filter((entry) => entry.seat !== CHANCE).length);
  closeIfOver(context, memory, running);
  keepNowAndThen(context, memory, running, before.length);
  return { kind: 'moved', from: before.length, ...(change && 'asking' in change.to && { settled: true }) };
}

function closeIfOver(context: ServerContext, memory: Memory, running: Running): void {
  const { match } = running;
  if (memory.table.status !== 'playing' || pending(match).length > 0) return;
  // The log says that it is over; the column only helps to find tables, and is put right when the table is next loaded. So the
  // winner need not wait for it.
  const { table } = memory;
  const end = endOf(match, running.times.at(-1) ?? table.createdAt);
  void context.store
    .finish(table.id, takeSnapshot(match, running.happened))
    .then(() => tellOver(context, table, end))
    .catch((err: unknown) => context.log.warn({ err }, 'status not stored'));
  running.snapshot = match.log.length;
  memory.table = { ...memory.table, status: 'over' };
}

/** So many entries at most are lost to new rules if a server is killed just before it is replaced by one that has them. */
const OFTEN = 32;

/** Nobody waits for it: a position that is not kept costs something only when the rules change. */
function keepNowAndThen(context: ServerContext, { table }: Memory, { match }: Running, before: number): void {
  if (table.status !== 'playing' || Math.floor(before / OFTEN) === Math.floor(match.log.length / OFTEN)) return;
  void context.store.keepSnapshot(table.id, takeSnapshot(match)).catch((err: unknown) => context.log.warn({ err }, 'position not kept'));
}

/** Keeps the position and all that was told, so that the table outlives its rules. */
export async function keepPosition(context: ServerContext, { table, game, running }: Memory): Promise<void> {
  if (!running || running.snapshot === running.match.log.length || running.match.game.rules !== game.rules) return;
  running.snapshot = running.match.log.length;
  await context.store.keepSnapshot(table.id, takeSnapshot(running.match, running.happened));
}

export const start: Action<'start'> = async (context, memory, who) => {
  const { table, seats } = memory;
  if (!isHost(memory, who.person)) return refuse('table/host-only');
  if (table.status !== 'waiting') return { kind: 'ok' };
  const missing = seats.filter((s) => s.kind === 'open' || s.reserved).length;
  if (missing > 0) return refuse('table/seats-open', { seats: missing });
  await startGame(context, memory);
  return { kind: 'seats' };
};

/** Where the house has put people together, or a series goes on, nobody need say that it begins: it does when all are there. */
export async function beginIfReady(context: ServerContext, memory: Memory): Promise<boolean> {
  if (!beginsByItself(memory.table) || !isReady(memory)) return false;
  await startGame(context, memory);
  return true;
}

/**
 * Fixes the players' shares of chance, then lets chance do what is due before the first decision. Whoever sits otherwise from then on is
 * stored with it, so that no table is left with all that it needs and nobody who begins.
 */
export async function startGame(context: ServerContext, memory: Memory, seats: readonly StoredSeat[] = memory.seats): Promise<void> {
  const contributions = seats.map(({ luck = '' }) => luck);
  const { clock } = memory.table;
  if (clock) await context.hours.keep();
  const clocks = clock && beginClocks(clock, seats.length, context.now());
  await saved(context.store.start(memory.table.id, seats, contributions, clocks, memory.seats));
  // Only what is stored whole is remembered: until then the table waits for whoever looks on.
  const begun: Memory = { ...memory, seats: [...seats], table: { ...memory.table, status: 'playing', contributions, clocks } };
  begun.running = begin(begun, await seedOf(context, memory.table.id));
  await resume(context, begun);
  memory.seats.splice(0, memory.seats.length, ...begun.seats);
  memory.table = begun.table;
  memory.running = begun.running;
}

/**
 * Does what a crash may have left undone: chance that is due, and a status that lags behind the log. If it throws the memory is of no
 * use any more, since chance has acted in it.
 */
export async function resume(context: ServerContext, memory: Memory): Promise<void> {
  const { running } = memory;
  if (!running) return;
  const before = mark(running.match);
  const happenings = roll(running.match, running.rng);
  if (running.match.log.length === before.length) {
    closeIfOver(context, memory, running);
    return setClocks(context, memory);
  }
  await settle(context, memory, running, before, before.length, { ok: true, happenings, repeated: false });
}

/** The first decision may be due before anything is in the log. */
async function setClocks(context: ServerContext, memory: Memory): Promise<void> {
  const { running, table } = memory;
  if (!running || table.status !== 'playing' || !table.clocks || equal(table.clocks.running, askedPeople(memory))) return;
  const change = standingAfter(context, memory, running, running.match.log.length);
  if (!change) return;
  await saved(context.store.change(change));
  memory.table = { ...table, ...change.to };
}
