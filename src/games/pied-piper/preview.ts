import { clone } from '../../core/clone.ts';
import type { Seat } from '../../core/game.ts';
import { COLUMNS } from './data.ts';
import type { Event } from './events.ts';
import { executeBoth } from './execute.ts';
import { game } from './game.ts';
import type { Move } from './moves.ts';
import { NONE, type State } from './state.ts';
import { isFull } from './turn.ts';

/**
 * What would happen after a move, as far as the view tells: for the board, before a player confirms. `apply` alone does not
 * say it, because the first card of a turn moves nobody until the second lies. A card that lies face down for the viewer
 * moves nobody here and is called unknown. Where an order is still to be chosen, the left column moves first.
 */
export function preview(view: State, seat: Seat, move: Move): Event[] {
  const s = clone(view);
  const events: Event[] = [];
  const emit = (e: Event): void => void events.push(e);
  game.apply(s, seat, move, emit);
  const full = Array.from({ length: COLUMNS }, (_, column) => column).filter((column) => isFull(s, column));
  const waits = s.phase === 'order' || (s.phase === 'play' && s.variant !== 'young' && s.first !== NONE);
  const [column, other] = full;
  if (waits && column !== undefined) executeBoth(s, column, other ?? column, emit);
  return events;
}
