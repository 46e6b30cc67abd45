import { clone } from '../../core/clone.ts';
import type { Physics } from '../../core/registry.ts';
import { CARDS } from './data.ts';
import { isSecret } from './secrets.ts';
import { NOBODY, type State, seatsOf } from './state.ts';

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
  reshuffle(s, viewer, rng) {
    const other = clone(s);
    for (let seat = 0; seat < seatsOf(s); seat++) if (seat !== viewer && isSecret(s, seat)) other.cards[seat] = rng(CARDS.length);
    return other;
  },
  bound: LONGEST,
};
