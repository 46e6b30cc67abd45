import type { State } from './state.ts';

/** Everything anew, field by field: several times as fast as the general copy, and a forgotten field does not compile. */
export const copy = (s: State): State => ({
  variant: s.variant,
  roof: s.roof,
  phase: s.phase,
  turn: s.turn,
  seat: s.seat,
  first: s.first,
  hid: s.hid,
  ring: s.ring.slice(),
  ahead: s.ahead.slice(),
  height: s.height.slice(),
  keeper: s.keeper.slice(),
  row: s.row.slice(),
  cards: s.cards.slice(),
  by: s.by.slice(),
  down: s.down.slice(),
  hands: s.hands.map((hand) => hand.slice()),
  deck: s.deck.slice(),
  discard: s.discard.slice(),
  last: s.last.slice(),
  figureDeck: s.figureDeck.slice(),
  figureDiscard: s.figureDiscard.slice(),
  ending: s.ending,
  winners: s.winners.slice(),
});
