import type { Seat } from '../../core/game.ts';
import { clockwise, places, type Statistics, seatCounts, useCounts } from '../../core/statistics.ts';
import { areasInPlay } from './board.ts';
import { BONUSES, CARDS, ENTERPRISES, MISSIONS } from './data.ts';
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

/** The same for what everybody may do. */
const DEEDS = {
  recruited: 'rats-placed',
  expelled: 'rats-expelled',
  looted: 'loot-fetched',
  'room-built': 'back-rooms',
  stayed: 'turns-lost',
} as const satisfies Partial<Record<Event['type'], string>>;
const isDeed = (type: string): type is keyof typeof DEEDS => Object.hasOwn(DEEDS, type);

const usable = (seats: number) => ({
  'actions-chosen': Object.values(DEEDS),
  'cards-shown': CARDS.map((card) => `card.${card}`),
  'missions-scored': MISSIONS.map((mission) => `mission.${mission}`),
  'enterprises-taken': ENTERPRISES.map((enterprise) => `enterprise.${enterprise}`),
  'bonuses-taken': BONUSES.map((bonus) => `bonus.${bonus}`),
  'areas-entered': areasInPlay(seats).map((area) => `area.${area}`),
  'areas-claimed': areasInPlay(seats).map((area) => `area.${area}`),
});

export const statistics: Statistics<State, Event> = {
  words,
  watch(seats) {
    const { columns, add } = seatCounts<Name>(seats, [...new Set(Object.values(COUNTED))]);
    const homes = Array<string>(seats).fill('none');
    const { used, use } = useCounts(usable(seats));
    let starter: Seat = 0;
    return {
      hear(event) {
        if (event.type === 'started') starter = event.seat;
        if (event.type === 'settled') homes[event.seat] = `area.${event.area}`;
        if (isCounted(event.type) && 'seat' in event) add(COUNTED[event.type], event.seat);
        if (isDeed(event.type)) use('actions-chosen', DEEDS[event.type]);
        if (event.type === 'revealed') use('cards-shown', `card.${event.card}`);
        else if (event.type === 'mission-scored') use('missions-scored', `mission.${event.mission}`);
        else if (event.type === 'placed') use('areas-entered', `area.${event.area}`);
        else if (event.type === 'claim-won') use('areas-claimed', `area.${event.area}`);
        else if (event.type === 'room-built') {
          use('enterprises-taken', `enterprise.${event.enterprise}`);
          use('bonuses-taken', `bonus.${event.bonus}`);
        }
      },
      counts: (s) => ({
        game: { rounds: s.round },
        seats: { ...columns, 'areas-at-the-end': homes.map((_, seat) => territory(s, seat)) },
        traits: { 'start-area': homes, 'place-in-first-round': places(clockwise(starter, seats)) },
        used,
      }),
    };
  },
};
