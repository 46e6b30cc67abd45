import { floorOf } from '../../core/match.ts';
import { pastAt, stateAt } from '../../session/position.ts';
import { seatsOf } from '../seats.ts';
import { type Action, refuse } from './action.ts';

/** An earlier position, as that viewer may see it. */
export const look: Action<'look'> = (_house, memory, who, { seat, n }) => {
  const { running } = memory;
  if (!running) return refuse('table/not-started');
  if (n > running.match.log.length) return refuse('turn/late');
  if (seat !== null && seat >= memory.seats.length) return refuse('table/no-such-seat');
  // Once it is over everybody may look through everybody's eyes.
  const own = seatsOf(memory.seats, who.person);
  if (seat !== null && !own.includes(seat) && memory.table.status !== 'over') return refuse('table/not-your-seat');
  const { game, log } = running.match;
  // What older rules led to is not theirs to show any more, save for the very end of a game that they finished.
  const floor = game.rules === memory.game.rules ? floorOf(log) : log.length;
  if (n < floor) return refuse('table/older-rules');
  return { kind: 'past', past: pastAt(game, stateAt(running.match, n, floor), n, seat) };
};
