import { CHANCE, type Seat } from '../../core/game.ts';
import { clockwise, places, type Statistics, seatCounts, useCounts } from '../../core/statistics.ts';
import { STRIPS, SYMBOLS } from './data.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';
import { words } from './statistics-words.ts';
import { isHerb } from './strips.ts';

const SEAT_NAMES = ['strips-laid', 'strips-laid-above', 'groups-scored', 'third-rats-in-sight'] as const;

/** A strip is called by what it shows; every strip is laid sooner or later, but on top only by choice. */
const NAMES = STRIPS.map((fields) => fields.map((symbol) => `symbol.${symbol}`).join('+'));
const USABLE = {
  'strips-on-top': NAMES.slice(1),
  'herbs-scored': SYMBOLS.filter((_, symbol) => isHerb(symbol)).map((herb) => `herb.${herb}`),
} as const;

export const statistics: Statistics<State, Event> = {
  words,
  watch(seats) {
    const { columns, add } = seatCounts(seats, SEAT_NAMES);
    const largest = Array<number>(seats).fill(0);
    const { used, use } = useCounts(USABLE);
    let starter: Seat = CHANCE;
    return {
      hear(event) {
        // The option that names the beginner leaves nothing to draw: the first who lays is the first.
        if (event.type === 'started') starter = event.seat;
        else if (event.type === 'laid') {
          if (starter === CHANCE) starter = event.seat;
          add('strips-laid', event.seat);
          if (event.level > 1) {
            add('strips-laid-above', event.seat);
            use('strips-on-top', NAMES[event.strip] ?? '');
          }
        } else if (event.type === 'scored') {
          add('groups-scored', event.seat);
          use('herbs-scored', `herb.${event.herb}`);
          largest[event.seat] = Math.max(largest[event.seat] ?? 0, event.size);
        } else if (event.type === 'rats-in-sight') add('third-rats-in-sight', event.seat);
      },
      counts: (s) => ({
        game: { turns: s.turnNumber },
        seats: { ...columns, 'largest-group': largest },
        traits: { 'place-in-first-round': places(clockwise(starter, seats)) },
        used,
      }),
    };
  },
};
