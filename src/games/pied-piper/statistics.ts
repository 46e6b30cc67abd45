import type { Seat } from '../../core/game.ts';
import { clockwise, places, type Statistics, seatCounts } from '../../core/statistics.ts';
import type { Event } from './events.ts';
import { collectedBy, inTown } from './look.ts';
import type { State } from './state.ts';
import { words } from './statistics-words.ts';

const SEAT_NAMES = ['cards-played', 'cards-hidden', 'visits-of-figures', 'steps-risen', 'steps-sunk'] as const;

export const statistics: Statistics<State, Event> = {
  words,
  watch(seats) {
    const { columns, add } = seatCounts(seats, SEAT_NAMES);
    let starter: Seat = 0;
    return {
      hear(event) {
        if (event.type === 'started') starter = event.seat;
        else if (event.type === 'played') add('cards-played', event.seat);
        else if (event.type === 'hid') add('cards-hidden', event.seat);
        else if (event.type === 'passed') {
          add('visits-of-figures', event.seat);
          const steps = event.to - event.from;
          add(steps > 0 ? 'steps-risen' : 'steps-sunk', event.seat, Math.abs(steps));
        }
      },
      counts: (s) => ({
        game: { turns: s.turn, 'houses-left': s.height.filter((_, seat) => inTown(s, seat)).length },
        seats: { ...columns, 'markers-collected': s.height.map((_, seat) => collectedBy(s, seat)) },
        traits: { 'place-in-first-round': places(clockwise(starter, seats)) },
      }),
    };
  },
};
