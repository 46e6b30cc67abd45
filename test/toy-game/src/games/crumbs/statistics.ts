import type { Seat } from '../../core/game.ts';
import { type CountWords, clockwise, places, type Statistics, seatCounts } from '../../core/statistics.ts';
import type { Event, State } from './state.ts';

const words = {
  handfuls: { de: 'Griffe', en: 'handfuls', fr: 'poignées', nl: 'grepen' },
  'place-in-first-round': {
    de: 'Platz in der ersten Runde',
    en: 'place in first round',
    fr: 'rang à la première manche',
    nl: 'plek in de eerste ronde',
  },
} satisfies CountWords;

export const statistics: Statistics<State, Event> = {
  words,
  watch(seats) {
    const { columns, add } = seatCounts(seats, ['handfuls']);
    let starter: Seat = 0;
    return {
      hear(event) {
        if (event.type === 'started') starter = event.seat;
        else if (event.type === 'took') add('handfuls', event.seat);
      },
      counts: () => ({ game: {}, seats: columns, traits: { 'place-in-first-round': places(clockwise(starter, seats)) } }),
    };
  },
};
