import type { Clocks } from '../../core/clock.ts';
import type { StoredSeat } from '../../store/rows.ts';
import { standingWith } from '../clock/reckon.ts';
import type { ServerContext } from '../context.ts';
import type { Memory } from '../memory.ts';
import { banRefusal, seatRefusal } from '../safety/house-rules.ts';
import { botSeat, humanSeat, isHost, isPaired, openSeat, seatsOf } from '../seats.ts';
import { type Action, type Effect, refuse, saved } from './action.ts';

/** Who plays for somebody who left. */
const SUBSTITUTE = 'greedy';

/** Clocks change with the seat: a bot's does not run. `also` changes them further. */
export async function reseat(context: ServerContext, memory: Memory, seat: StoredSeat, also?: (clocks: Clocks) => Clocks): Promise<Effect> {
  const before = memory.seats[seat.seat];
  if (!before) return refuse('table/no-such-seat');
  const change = standingWith(context, memory, seat, also);
  await saved(context.store.setSeat(memory.table, before, seat, change));
  memory.seats[seat.seat] = seat;
  if (change) memory.table = { ...memory.table, ...change.to };
  return { kind: 'seats' };
}

/** Takes an open seat, or one's own again after leaving. */
export const sit: Action<'sit'> = async (context, memory, who, { seat, luck }) => {
  const stored = memory.seats[seat];
  if (!stored) return refuse('table/no-such-seat');
  if (who.person === undefined) return refuse('server/no-cookie');
  if (stored.kind === 'human' && stored.person === who.person) return sitAgain(context, memory, stored, luck);
  if (stored.kind !== 'open') return refuse('table/seat-taken', { name: stored.name });
  if (memory.table.status !== 'waiting') return refuse('table/started');
  const refusal = await seatRefusal(context, memory, who.person);
  if (refusal) return refuse(refusal.rule, refusal.params);
  return reseat(context, memory, humanSeat(seat, who.person, who.name, luck));
};

/** A player's share of chance may be given until the game starts. */
async function sitAgain(context: ServerContext, memory: Memory, stored: StoredSeat, luck: string): Promise<Effect> {
  const share = memory.table.status === 'waiting' ? luck : stored.luck;
  if (!stored.left && !stored.reserved && stored.luck === share) return { kind: 'ok' };
  const ban = stored.left && stored.person !== undefined ? await banRefusal(context, stored.person) : undefined;
  if (ban) return refuse(ban.rule, ban.params);
  return reseat(context, memory, { ...stored, left: false, bot: undefined, reserved: false, luck: share });
}

export const stand: Action<'stand'> = (context, memory, who, { seat }) => {
  const stored = memory.seats[seat];
  if (!stored) return refuse('table/no-such-seat');
  if (memory.table.status !== 'waiting') return refuse('table/started');
  if (stored.kind === 'open') return { kind: 'ok' };
  if (stored.kind !== 'human' || stored.person !== who.person) return refuse('table/not-your-seat');
  return reseat(context, memory, openSeat(seat));
};

export const setBot: Action<'bot'> = (context, memory, who, { seat, bot }) => {
  const stored = memory.seats[seat];
  if (!stored) return refuse('table/no-such-seat');
  if (!isHost(memory, who.person)) return refuse('table/host-only');
  if (memory.table.status !== 'waiting') return refuse('table/started');
  const paired = isPaired(memory.table);
  const others = stored.kind === 'human' && stored.person !== who.person && !paired;
  // The host may free a seat that somebody holds; a bot is not put in anybody's place. People whom the house has found stay or go by themselves.
  if (stored.kind === 'human' && (!stored.reserved || paired) && !(bot === null && others))
    return refuse('table/seat-taken', { name: stored.name });
  if (bot === null) return reseat(context, memory, openSeat(seat));
  if (!context.bots.knows(bot)) return refuse('table/no-such-bot', { bot });
  return reseat(context, memory, botSeat(seat, bot));
};

/** A bot plays until the person is back. */
export const replaced = (seat: StoredSeat): StoredSeat => ({ ...seat, left: true, bot: SUBSTITUTE });
/** A bot plays to the end. */
export const resigned = (seat: StoredSeat): StoredSeat => ({ ...seat, kind: 'bot', left: false, bot: SUBSTITUTE, resigned: true });

export const leave: Action<'leave'> = (context, memory, who, { seat }) => {
  const stored = memory.seats[seat];
  if (stored?.kind !== 'human' || stored.person !== who.person) return refuse('table/not-your-seat');
  if (memory.table.status === 'waiting') return reseat(context, memory, openSeat(seat));
  if (memory.table.status === 'over' || stored.left) return { kind: 'ok' };
  return reseat(context, memory, replaced(stored));
};

/** The other players need not wait for one who is gone; whether that is so the table knows. */
export const substitute: Action<'substitute'> = (context, memory, who, { seat }) => {
  const stored = memory.seats[seat];
  if (seatsOf(memory.seats, who.person).length === 0) return refuse('table/players-only');
  if (stored?.kind !== 'human') return refuse('table/no-such-seat');
  if (memory.table.status === 'waiting') return refuse('table/not-started');
  if (memory.table.status === 'over' || stored.left) return { kind: 'ok' };
  return reseat(context, memory, replaced(stored));
};

/** For good: the seat becomes a bot's. The name stays, for the record and for those who go on. */
export const resign: Action<'resign'> = (context, memory, who, { seat }) => {
  const stored = memory.seats[seat];
  if (memory.table.status === 'waiting') return refuse('table/not-started');
  if (stored?.resigned && stored.person === who.person) return { kind: 'ok' };
  if (stored?.kind !== 'human' || stored.person !== who.person) return refuse('table/not-your-seat');
  if (memory.table.status === 'over') return refuse('turn/game-over');
  return reseat(context, memory, resigned(stored));
};

/** Whoever was given a seat and comes takes it; false if none was kept. */
export async function claim(context: ServerContext, memory: Memory, person: string | undefined): Promise<boolean> {
  const kept = memory.seats.filter((s) => s.reserved && s.person !== undefined && s.person === person);
  if (person === undefined || kept.length === 0 || (await banRefusal(context, person))) return false;
  for (const seat of kept) await reseat(context, memory, { ...seat, reserved: false });
  return true;
}

/** Gives up all seats of a person, at any time; false if there were none. */
export async function quit(context: ServerContext, memory: Memory, person: string): Promise<boolean> {
  const { status } = memory.table;
  const own = status === 'over' ? [] : seatsOf(memory.seats, person).flatMap((seat) => memory.seats[seat] ?? []);
  for (const seat of own) await reseat(context, memory, status === 'waiting' ? openSeat(seat.seat) : resigned(seat));
  return own.length > 0;
}
