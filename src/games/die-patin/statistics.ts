import type { Seat } from '../../core/game.ts';
import { clockwise, places, type Statistics, seatCounts } from '../../core/statistics.ts';
import type { Event } from './events.ts';
import { territory } from './look.ts';
import type { State } from './state.ts';
import { words } from './statistics-words.ts';

/** What is counted for each seat, by the event that says so. */
const COUNTED = {
  placed: 'turns',
  stayed: 'turns',
  'claim-won': 'claims-won',
  'claim-tied': 'claims-failed',
  'claim-lost': 'claims-failed',
  taken: 'captures',
  trophy: 'trophies',
  'room-built': 'back-rooms',
  looted: 'loot-taken',
  'bonus-loot': 'loot-taken',
  expelled: 'rats-expelled',
  'mission-scored': 'missions',
} as const satisfies Partial<Record<Event['type'], string>>;
type Name = (typeof COUNTED)[keyof typeof COUNTED];

const isCounted = (type: string): type is keyof typeof COUNTED => Object.hasOwn(COUNTED, type);

export const statistics: Statistics<State, Event> = {
  words,
  watch(seats) {
    const { columns, add } = seatCounts<Name>(seats, [...new Set(Object.values(COUNTED))]);
    const homes = Array<string>(seats).fill('none');
    let starter: Seat = 0;
    return {
      hear(event) {
        if (event.type === 'started') starter = event.seat;
        if (event.type === 'settled') homes[event.seat] = `area.${event.area}`;
        if (isCounted(event.type) && 'seat' in event) add(COUNTED[event.type], event.seat);
      },
      counts: (s) => ({
        game: { rounds: s.round },
        seats: { ...columns, 'areas-at-the-end': homes.map((_, seat) => territory(s, seat)) },
        traits: { 'start-area': homes, 'place-in-first-round': places(clockwise(starter, seats)) },
      }),
    };
  },
};
