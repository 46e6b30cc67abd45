import type { Seat } from '../../core/game.ts';
import { places, type Statistics, seatCounts } from '../../core/statistics.ts';
import type { Event } from './events.ts';
import { isOverrun, trapsOf } from './look.ts';
import type { State } from './state.ts';
import { words } from './statistics-words.ts';
import { HOUSE_COUNT } from './town.ts';

const SEAT_NAMES = ['houses-worked', 'weddings', 'children-ransomed', 'children-on-the-road', 'florins-bribed', 'cat-bought'] as const;

export const statistics: Statistics<State, Event> = {
  words,
  watch(seats) {
    const { columns, add } = seatCounts(seats, SEAT_NAMES);
    const game = { 'houses-overrun': 0, 'houses-freed-by-cat': 0 };
    let order: readonly Seat[] = [];
    return {
      hear(event) {
        if (event.type === 'overrun') game['houses-overrun']++;
        else if (event.type === 'freed') game['houses-freed-by-cat']++;
        else if (event.type === 'order-drawn') order = event.order;
        else if (event.type === 'worked') add('houses-worked', event.seat);
        else if (event.type === 'wed') for (const seat of [event.seat, event.partner]) add('weddings', seat);
        else if (event.type === 'paid') add('children-ransomed', event.seat, event.n);
        else if (event.type === 'went') add('children-on-the-road', event.seat, event.n);
        else if (event.type === 'bribed') add('florins-bribed', event.seat, event.florins);
        else if (event.type === 'cat-bought' || event.type === 'cat-taken') add('cat-bought', event.seat);
      },
      counts: (s) => ({
        game: { rounds: s.round, phases: s.phase, ...game, 'overrun-at-the-end': overrun(s), 'children-on-the-road': s.road.length },
        seats: { ...columns, 'traps-at-the-end': s.money.map((_, seat) => trapsOf(s, seat).length), 'florins-at-the-end': s.money },
        traits: { 'place-in-first-round': places(order) },
      }),
    };
  },
};

const overrun = (s: State): number => Array.from({ length: HOUSE_COUNT }, (_, house) => isOverrun(s, house)).filter(Boolean).length;
