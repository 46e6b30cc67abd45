import { isReady, seatsOf } from '../seats.ts';
import { type Action, refuse } from './action.ts';
import { startGame } from './play.ts';
import { reseat } from './seating.ts';

/**
 * A player's share of chance for the seats that have none yet. It comes when the player has seen the table's commitment: a server that
 * knew it before could choose its seed by it. Whoever plays with bots alone begins with it.
 */
export const luck: Action<'luck'> = async (context, memory, who, message) => {
  const own = seatsOf(memory.seats, who.person);
  if (own.length === 0) return refuse('table/players-only');
  if (memory.table.status !== 'waiting') return { kind: 'ok' };
  const seats = memory.seats.map((s) => (own.includes(s.seat) && s.luck === undefined ? { ...s, luck: message.luck } : s));
  const given = seats.filter((seat) => !memory.seats.includes(seat));
  const ready = isReady({ table: memory.table, seats });
  // With the last share it begins, both or neither: a share that is stored is asked for no more, and nobody else would begin.
  if (ready) await startGame(context, memory, seats);
  else for (const seat of given) await reseat(context, memory, seat);
  return { kind: ready || given.length > 0 ? 'seats' : 'ok' };
};
