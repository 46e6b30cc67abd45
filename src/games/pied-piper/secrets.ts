import { add, at, drawKind } from '../../core/counts.ts';
import type { Rng, Viewer } from '../../core/game.ts';
import type { Event } from './events.ts';
import { actionCards } from './setup.ts';
import { type State, UNKNOWN } from './state.ts';

/** Everything anew, field by field: several times as fast as the general copy, and a forgotten field does not compile. */
const withCards = (s: State, cards: number[], hands: number[][], deck: number[]): State => ({
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
  cards,
  by: s.by.slice(),
  down: s.down.slice(),
  hands,
  deck,
  discard: s.discard.slice(),
  last: s.last.slice(),
  figureDeck: s.figureDeck.slice(),
  figureDiscard: s.figureDiscard.slice(),
  ending: s.ending,
  winners: s.winners.slice(),
});

export const copy = (s: State): State =>
  withCards(
    s,
    s.cards.slice(),
    s.hands.map((hand) => hand.slice()),
    s.deck.slice(),
  );

/**
 * Hidden are the other hands, the cards that others played face down, and which cards are left in the deck of actions: whoever
 * knew the deck could work out what the others hold. The deck of figures follows from row and discard, so it is shown.
 */
export function view(s: State, viewer: Viewer): State {
  const cards = s.cards.slice();
  for (let at = 0; at < cards.length; at++) if (s.down[at] && s.by[at] !== viewer) cards[at] = UNKNOWN;
  const hands = s.hands.map((hand, seat) => (seat === viewer ? hand.slice() : hand.map(() => UNKNOWN)));
  return withCards(
    s,
    cards,
    hands,
    s.deck.map(() => UNKNOWN),
  );
}

export function redact(e: Event, viewer: Viewer): Event | undefined {
  if (e.type === 'drawn' && e.seat !== viewer) return { type: 'drawn', seat: e.seat, card: 'unknown' };
  if (e.type !== 'hid' || e.seat === viewer) return e;
  return { type: 'hid', seat: e.seat, card: 'unknown', figure: e.figure, column: e.column, place: e.place };
}

/** Deals the cards that the view does not show: to hands and hidden places first, the rest is the deck. */
export function imagine(seen: State, viewer: Viewer, rng: Rng): State {
  const s = view(seen, viewer);
  const unseen = actionCards(s.variant);
  for (let kind = 0; kind < unseen.length; kind++) add(unseen, kind, -at(s.discard, kind));
  for (const kind of s.cards) if (kind >= 0) add(unseen, kind, -1);
  for (const hand of s.hands) for (const kind of hand) if (kind >= 0) add(unseen, kind, -1);
  fill(s.cards, unseen, rng);
  for (const hand of s.hands) if (fill(hand, unseen, rng)) hand.sort((a, b) => a - b);
  s.deck = unseen;
  return s;
}

function fill(cards: number[], unseen: number[], rng: Rng): boolean {
  let filled = false;
  for (let i = 0; i < cards.length; i++) {
    if (cards[i] !== UNKNOWN) continue;
    const kind = drawKind(unseen, rng);
    add(unseen, kind, -1);
    cards[i] = kind;
    filled = true;
  }
  return filled;
}
