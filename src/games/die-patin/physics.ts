import { clone } from '../../core/clone.ts';
import { sum } from '../../core/counts.ts';
import type { Seat } from '../../core/game.ts';
import type { Physics } from '../../core/registry.ts';
import { CARDS, FIGURES_A_SEAT } from './data.ts';
import { NO_CARD, NOBODY, type State, seatsOf } from './state.ts';

/** Some 80 entries of set-up and 100 turns of a few steps each make about 500; loot saved up for one turn could add some. */
const LONGEST = 2000;

export const physics: Physics<State> = {
  /** Rats by clan, back rooms wherever they are, and every tile once. Loot is not counted: its supply has no end. */
  conserved: (s) => ({
    rats: s.stock.map((n, seat) => n + sum(s.rats.filter((_, m) => s.holder[m] === seat))),
    strays: s.rats.filter((rats, m) => (s.holder[m] === NOBODY) !== (rats === 0)).length,
    rooms: sum(s.spare) + sum(s.trophies) + s.rooms.filter((seat) => seat !== NOBODY).length,
    tiles: s.tiles.length,
    figures: s.figures.length / seatsOf(s),
  }),
  reshuffle(s, viewer, rng) {
    const other = clone(s);
    s.cards.forEach((card, seat) => {
      if (seat !== viewer && card !== NO_CARD && !hasActed(s, seat)) other.cards[seat] = rng(CARDS.length);
    });
    return other;
  },
  bound: LONGEST,
};

/**
 * Whether the boss has had her turn, counted and not looked up, so that this knows nothing of what `view` goes by: every turn
 * of a clan in this round is one of its henchmen on the board, or else it was the boss's.
 */
function hasActed(s: State, seat: Seat): boolean {
  const seats = seatsOf(s);
  const begun = Math.ceil((s.turn - ((seat - s.starter + seats) % seats)) / seats);
  const waiting = s.todo.some((task) => task.step === 'place' && task.seat === seat) ? 1 : 0;
  const henchmen = s.figures.slice(seat * FIGURES_A_SEAT + 1, (seat + 1) * FIGURES_A_SEAT).filter((area) => area >= 0).length;
  return begun - waiting > henchmen;
}
