import type { Physics } from '../../core/registry.ts';
import { change } from './counts.ts';
import { imagine, view } from './secrets.ts';
import type { State } from './state.ts';

/** The piper can undo what the rats do, so no number of turns is certain; no random game comes near this. */
const LONGEST = 5_000;

export const physics: Physics<State> = {
  conserved(s) {
    const actions = s.deck.map((n, kind) => n + (s.discard[kind] ?? 0));
    for (const kind of [...s.cards, ...s.hands.flat()]) if (kind >= 0) change(actions, kind, 1);
    const figures = s.figureDeck.map((n, figure) => n + (s.figureDiscard[figure] ?? 0));
    for (const figure of s.row) if (figure >= 0) change(figures, figure, 1);
    return { actions, figures, markers: s.keeper.length };
  },
  reshuffle: (s, viewer, rng) => imagine(view(s, viewer), viewer, rng),
  bound: LONGEST,
};
