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
  const owing = memory.seats.filter((s) => own.includes(s.seat) && s.luck === undefined);
  for (const seat of owing) await reseat(context, memory, { ...seat, luck: message.luck });
  if (isReady(memory)) await startGame(context, memory);
  return { kind: owing.length > 0 ? 'seats' : 'ok' };
};
