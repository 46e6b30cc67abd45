import { earlier } from '../pictures/position.ts';
import { seatsOf } from '../seats.ts';
import { type Action, refuse } from './action.ts';

/** An earlier position, as that viewer may see it. */
export const look: Action<'look'> = (_house, memory, who, { seat, n }) => {
  if (seat !== null && seat >= memory.seats.length) return refuse('table/no-such-seat');
  // Once it is over everybody may look through everybody's eyes.
  const own = seatsOf(memory.seats, who.person);
  if (seat !== null && !own.includes(seat) && memory.table.status !== 'over') return refuse('table/not-your-seat');
  const past = earlier(memory, n, seat);
  return 'rule' in past ? { kind: 'refused', refusal: past } : { kind: 'past', past };
};
