import { clone } from '../../core/clone.ts';
import type { Physics } from '../../core/registry.ts';
import { CARDS, FIGURES_A_SEAT } from './data.ts';
import { HOME, NO_CARD, NOBODY, type State, seatsOf } from './state.ts';

/** Some 80 entries of set-up and 100 turns of a few steps each make about 500; loot saved up for one turn could add some. */
const LONGEST = 2000;

export const physics: Physics<State> = {
  /** Rats by clan, back rooms wherever they are, and every tile once. Loot is not counted: its supply has no end. */
  conserved: (s) => ({
    rats: s.stock.map((n, seat) => s.rats.reduce((sum, rats, m) => (s.holder[m] === seat ? sum + rats : sum), n)),
    strays: s.rats.filter((rats, m) => (s.holder[m] === NOBODY) !== (rats === 0)).length,
    rooms: [...s.spare, ...s.trophies, s.rooms.filter((seat) => seat !== NOBODY).length].reduce((sum, n) => sum + n, 0),
    tiles: s.tiles.length,
    figures: s.figures.length / seatsOf(s),
  }),
  /**
   * An intrigue card lies face down from the choice until its boss leaves home; any card may lie there. Written from the rules and
   * not from `view`: a view that shows too much must not decide here what is secret.
   */
  reshuffle(s, viewer, rng) {
    const other = clone(s);
    other.cards = s.cards.map((card, seat) => {
      const faceDown = card !== NO_CARD && s.figures[seat * FIGURES_A_SEAT] === HOME;
      return seat !== viewer && faceDown ? rng(CARDS.length) : card;
    });
    return other;
  },
  bound: LONGEST,
};
