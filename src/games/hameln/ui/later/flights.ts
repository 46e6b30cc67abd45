import { REGIONS, SEXES } from '../../data.ts';
import type { Event } from '../../events.ts';
import { NONE, type State } from '../../state.ts';
import { houseNumber } from '../../town.ts';
import { childDrawing, goodDrawing } from '../art/drawings.ts';
import type { Flight } from '../stage.svelte.ts';

const seat = (n: number): string => `seats:${n}`;
const house = (id: string): string => `house:${houseNumber(id)}`;
const field = (name: string): string => `piper:${(REGIONS as readonly string[]).indexOf(name)}`;

type Of<T extends Event['type']> = Extract<Event, { readonly type: T }>;
type Flights = { readonly [T in Event['type']]?: (e: Of<T>, s: State) => Flight[] };

/** What is seen on its way, before the picture shows it in its new place. */
const FLIGHTS: Flights = {
  made: (e) => [{ icon: goodDrawing(e.good), from: house(e.house), to: seat(e.seat) }],
  earned: (e) => [{ icon: 'florin', from: house(e.house), to: seat(e.seat) }],
  prepared: (e) => [{ icon: childDrawing(e.sex), from: house(e.house), to: `hall:${SEXES.indexOf(e.sex)}`, seat: e.seat }],
  sold: (e) => [{ icon: 'florin', from: 'market', to: seat(e.seat) }],
  swapped: (e) => [{ icon: goodDrawing(e.good), from: seat(e.seat), to: 'market' }],
  'trap-drawn': (e) => [{ icon: 'trap', from: 'market', to: seat(e.seat) }],
  'moved-in': (e) => [
    { icon: 'child-boy', from: 'hall:0', to: house(e.house), seat: e.groom },
    { icon: 'child-girl', from: 'hall:1', to: house(e.house), seat: e.bride },
    { icon: 'florin', from: seat(e.groom), to: house(e.house) },
  ],
  'cat-bought': (e) => [{ icon: 'cat', from: 'influence:cat', to: seat(e.seat), large: true }],
  'cat-taken': (e) => [
    { icon: 'cat', from: seat(e.from), to: seat(e.seat), large: true },
    { icon: 'florin', from: seat(e.seat), to: seat(e.from) },
  ],
  'influence-bought': (e) => [{ icon: 'florin', from: seat(e.seat), to: 'influence:ring' }],
  bribed: (e) => [{ icon: 'florin', from: seat(e.seat), to: field(e.field) }],
  'piper-moved': (e, s) => (s.piper === NONE ? [] : [{ icon: 'piper', from: `piper:${s.piper}`, to: field(e.field), large: true }]),
  paid: (e, s) => [{ icon: 'florin', from: seat(e.seat), to: `piper:${s.piper}` }],
  overrun: (e) => [{ icon: 'king-rat', from: 'piper:kings', to: house(e.house), large: true }],
};

export const flightsFor = (event: Event, s: State): Flight[] =>
  (FLIGHTS[event.type] as ((e: Event, s: State) => Flight[]) | undefined)?.(event, s) ?? [];
