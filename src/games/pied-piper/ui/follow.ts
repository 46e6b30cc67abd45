import { add } from '../../../core/counts.ts';
import type { Event, Shown } from '../events.ts';
import { rightOf } from '../look.ts';
import { figureOf, kindOf } from '../moves.ts';
import { NONE, type State, UNKNOWN } from '../state.ts';

/**
 * Takes a picture of the table one event further, so that things can be shown one after another. The position that the rules
 * give is drawn as soon as everything has been shown; nothing here decides anything.
 */
export function follow(s: State, e: Event): void {
  if (e.type === 'played' || e.type === 'hid') putCard(s, e);
  else if (e.type === 'turned-up') turnUp(s, e);
  else if (e.type === 'passed' || e.type === 'sneaked' || e.type === 'passed-neutral') pass(s, e);
  else if (e.type === 'left' || e.type === 'left-unclaimed') leave(s, e);
  else if (e.type === 'hand-discarded') {
    s.hands[e.seat] = [];
    for (const card of e.cards) add(s.discard, kindOf(card), 1);
  } else if (e.type === 'cleared') clear(s, e);
  else if (e.type === 'revealed') {
    s.row[e.column] = figureOf(e.figure);
    add(s.figureDeck, figureOf(e.figure), -1);
  } else if (e.type === 'drawn') draw(s, e);
  else if (e.type === 'reshuffled') (e.deck === 'action' ? s.discard : s.figureDiscard).fill(0);
}

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

const kindShown = (card: Shown): number => (card === 'unknown' ? UNKNOWN : kindOf(card));

function putCard(s: State, e: Of<'played' | 'hid'>): void {
  const at = e.column * 2 + e.place;
  const hand = s.hands[e.seat] ?? [];
  const kind = kindShown(e.card);
  // A rival's hand is as unknown as the card that came from it.
  hand.splice(Math.max(0, hand.indexOf(hand.includes(kind) ? kind : UNKNOWN)), 1);
  s.cards[at] = kind;
  s.by[at] = e.seat;
  s.down[at] = e.type === 'hid';
}

function turnUp(s: State, e: Of<'turned-up'>): void {
  s.cards[e.column * 2 + e.place] = kindShown(e.card);
  s.down[e.column * 2 + e.place] = false;
}

function pass(s: State, e: Of<'passed' | 'sneaked' | 'passed-neutral'>): void {
  const ahead = e.dir > 0 ? rightOf(s.ring, e.house) : e.house;
  for (const name of e.figures) s.ahead[figureOf(name)] = ahead;
  if (e.type === 'passed') s.height[e.seat] = e.to;
}

function leave(s: State, e: Of<'left' | 'left-unclaimed'>): void {
  const taker = e.type === 'left' ? e.taker : NONE;
  s.keeper = s.keeper.map((keeper) => (keeper === e.seat ? taker : keeper));
  s.ahead = s.ahead.map((house) => (house === e.house ? e.lane : house));
  s.ring = s.ring.filter((house) => house !== e.house);
}

function clear(s: State, e: Of<'cleared'>): void {
  add(s.figureDiscard, figureOf(e.figure), 1);
  s.row[e.column] = NONE;
  for (let place = 0; place < 2; place++) {
    const kind = kindShown(e.cards[place] ?? 'unknown');
    if (kind !== UNKNOWN) add(s.discard, kind, 1);
    s.cards[e.column * 2 + place] = NONE;
    s.by[e.column * 2 + place] = NONE;
    s.down[e.column * 2 + place] = false;
  }
}

function draw(s: State, e: Of<'drawn'>): void {
  const hand = s.hands[e.seat] ?? [];
  hand.push(kindShown(e.card));
  hand.sort((a, b) => a - b);
}
