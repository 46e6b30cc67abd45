import type { Event } from '../events.ts';

/** What a seat has scored in what happened. */
export const pointsIn = (events: readonly Event[], seat: number): number =>
  events.reduce((sum, event) => (event.type === 'scored' && event.seat === seat ? sum + event.points : sum), 0);
