import { CHANCE, type Seat } from '../../core/game.ts';
import { CARDS_PER_FIGURE, COLUMNS, COPIES, FIGURES, housesFor, isSpecial, PIPER, PLACES, ratsFor } from './data.ts';
import { NONE, type PiperOptions, type State } from './state.ts';
import { houseOf } from './town.ts';

export function setup(seats: number, options: PiperOptions): State {
  const s: State = {
    variant: options.variant,
    roof: options.roof,
    phase: 'start',
    turn: 0,
    seat: CHANCE,
    first: NONE,
    hid: false,
    ring: Array.from({ length: housesFor(seats) }, (_, house) => house),
    ahead: FIGURES.map(() => NONE),
    height: Array<number>(seats).fill(0),
    keeper: Array.from({ length: seats }, (_, seat) => seat),
    row: Array<number>(COLUMNS).fill(NONE),
    cards: Array<number>(COLUMNS * PLACES).fill(NONE),
    by: Array<number>(COLUMNS * PLACES).fill(NONE),
    down: Array<boolean>(COLUMNS * PLACES).fill(false),
    hands: Array.from({ length: seats }, () => []),
    deck: actionCards(options.variant),
    discard: COPIES.map(() => 0),
    last: [],
    figureDeck: figureCards(seats),
    figureDiscard: FIGURES.map(() => 0),
    ending: null,
    winners: [],
  };
  if (options.start === 'first') begin(s, 0);
  return s;
}

/** Counts by kind; young players leave the special ones in the box. */
export const actionCards = (variant: PiperOptions['variant']): number[] =>
  COPIES.map((n, kind) => (variant === 'young' && isSpecial(kind) ? 0 : n));

/** Counts by figure: the cards of the rats that stay in the box stay there too. */
const figureCards = (seats: number): number[] =>
  FIGURES.map((_, figure) => (figure < ratsFor(seats) || figure === PIPER ? CARDS_PER_FIGURE : 0));

/** One rat to the left of each house, beginning with the starting player's, where the last rat and the piper stand as well. */
export function begin(s: State, seat: Seat): void {
  const houses = s.ring.length;
  const home = houseOf(s, seat);
  for (let rat = 0; rat <= houses; rat++) s.ahead[rat] = (home + rat) % houses;
  s.ahead[PIPER] = home;
  s.seat = seat;
  s.phase = 'reveal';
}
