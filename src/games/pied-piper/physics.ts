import { clone } from '../../core/clone.ts';
import { add, at } from '../../core/counts.ts';
import type { Rng, Viewer } from '../../core/game.ts';
import { must } from '../../core/must.ts';
import type { Physics } from '../../core/registry.ts';
import type { State } from './state.ts';

/** The piper can undo what the rats do, so no number of turns is certain; no random game comes near this. */
const LONGEST = 5_000;

export const physics: Physics<State> = {
  conserved(s) {
    const actions = s.deck.map((n, kind) => n + at(s.discard, kind));
    for (const kind of [...s.cards, ...s.hands.flat()]) if (kind >= 0) add(actions, kind, 1);
    const figures = s.figureDeck.map((n, figure) => n + at(s.figureDiscard, figure));
    for (const figure of s.row) if (figure >= 0) add(figures, figure, 1);
    return { actions, figures, markers: s.keeper.length };
  },
  reshuffle,
  bound: LONGEST,
};

/**
 * Whatever lies face down for the viewer is gathered and dealt again: the rivals' hands, the cards they laid face down, and the
 * deck. Written from the rules and not from `view`: a view that shows too much must not decide here what is secret.
 */
function reshuffle(s: State, viewer: Viewer, rng: Rng): State {
  const other = clone(s);
  const rivals = other.hands.filter((_, seat) => seat !== viewer);
  const faceDown = other.cards.flatMap((_, i) => (other.down[i] && other.by[i] !== viewer ? [i] : []));
  const pile = [
    ...rivals.flat(),
    ...faceDown.map((i) => must(other.cards[i])),
    ...other.deck.flatMap((n, kind) => Array<number>(n).fill(kind)),
  ];
  const deal = (): number => must(pile.splice(rng(pile.length), 1)[0]);
  for (const i of faceDown) other.cards[i] = deal();
  for (const hand of rivals) {
    for (let i = 0; i < hand.length; i++) hand[i] = deal();
    hand.sort((a, b) => a - b);
  }
  other.deck = other.deck.map((_, kind) => pile.filter((card) => card === kind).length);
  return other;
}
