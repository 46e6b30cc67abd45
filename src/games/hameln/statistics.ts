import type { Seat } from '../../core/game.ts';
import { places, type Statistics, seatCounts, useCounts } from '../../core/statistics.ts';
import { GOODS, HOUSES, START_HOUSES } from './data.ts';
import type { Event } from './events.ts';
import { isOverrun, trapsOf } from './look.ts';
import { ACTIONS, type State } from './state.ts';
import { words } from './statistics-words.ts';
import { HOUSE_COUNT } from './town.ts';

const SEAT_NAMES = ['houses-worked', 'weddings', 'children-ransomed', 'children-on-the-road', 'florins-bribed', 'cat-bought'] as const;

const ALL_HOUSES = HOUSES.map(({ id }) => `house.${id}`);
const usable = (seats: number) => ({
  'actions-chosen': [...ACTIONS.map((action) => `action.${action}`), 'the-cat', 'influence-bought', 'a-bribe'],
  'houses-at-work': ALL_HOUSES,
  // Nobody moves into the start houses: they are full from the beginning.
  'houses-moved-into': HOUSES.filter(({ id }) => !START_HOUSES[seats]?.includes(id)).map(({ id }) => `house.${id}`),
  'goods-sold': GOODS.map((good) => `good.${good}`),
  'goods-for-traps': GOODS.map((good) => `good.${good}`),
});

export const statistics: Statistics<State, Event> = {
  words,
  watch(seats) {
    const { columns, add } = seatCounts(seats, SEAT_NAMES);
    const game = { 'houses-overrun': 0, 'houses-freed-by-cat': 0 };
    const { used, use } = useCounts(usable(seats));
    const homes = { man: Array<string>(seats).fill('none'), woman: Array<string>(seats).fill('none') };
    let order: readonly Seat[] = [];
    return {
      hear(event) {
        if (event.type === 'overrun') game['houses-overrun']++;
        else if (event.type === 'freed') game['houses-freed-by-cat']++;
        else if (event.type === 'order-drawn') order = event.order;
        else if (event.type === 'settled') homes[event.who][event.seat] = `house.${event.house}`;
        else if (event.type === 'worked') {
          add('houses-worked', event.seat);
          use('houses-at-work', `house.${event.house}`);
        } else if (event.type === 'acted') use('actions-chosen', `action.${event.action}`);
        else if (event.type === 'influence-bought') use('actions-chosen', 'influence-bought');
        else if (event.type === 'moved-in') use('houses-moved-into', `house.${event.house}`);
        else if (event.type === 'sold') use('goods-sold', `good.${event.good}`);
        else if (event.type === 'swapped') use('goods-for-traps', `good.${event.good}`);
        else if (event.type === 'wed') for (const seat of [event.seat, event.partner]) add('weddings', seat);
        else if (event.type === 'paid') add('children-ransomed', event.seat, event.n);
        else if (event.type === 'went') add('children-on-the-road', event.seat, event.n);
        else if (event.type === 'bribed') {
          add('florins-bribed', event.seat, event.florins);
          use('actions-chosen', 'a-bribe');
        } else if (event.type === 'cat-bought' || event.type === 'cat-taken') {
          add('cat-bought', event.seat);
          use('actions-chosen', 'the-cat');
        }
      },
      counts: (s) => ({
        game: { rounds: s.round, phases: s.phase, ...game, 'overrun-at-the-end': overrun(s), 'children-on-the-road': s.road.length },
        seats: { ...columns, 'traps-at-the-end': s.money.map((_, seat) => trapsOf(s, seat).length), 'florins-at-the-end': s.money },
        traits: { 'place-in-first-round': places(order), 'first-house-of-the-man': homes.man, 'first-house-of-the-woman': homes.woman },
        used,
      }),
    };
  },
};

const overrun = (s: State): number => Array.from({ length: HOUSE_COUNT }, (_, house) => isOverrun(s, house)).filter(Boolean).length;
