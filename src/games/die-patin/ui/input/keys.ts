import { ARROWS, type Way } from '../../../../web/kit/keys.ts';
import { CARDS, FIGURES, MISSIONS } from '../../data.ts';
import type { Hand } from '../hand.svelte.ts';
import { optionsOf } from './options.ts';
import { nextSpot, pointOf, reach, type Spot } from './spots.ts';

/** What a key does on the board; false if it means nothing here. */
export function pressKey(hand: Hand, event: KeyboardEvent): boolean {
  const way = ARROWS[event.key];
  if (way) return wander(hand, way);
  if (/^[1-9]$/.test(event.key)) return option(hand, Number(event.key) - 1);
  if (event.key === 'Escape') return (hand.refusal === undefined && hand.undo()) || hand.dismiss();
  if (event.key === 'Enter' || (event.key === ' ' && (event.target as Element).closest('[data-spot]'))) return decide(hand);
  if (event.key === 'f') return finish(hand);
  if (event.key === 'n') return next(hand);
  return false;
}

/** To the next area, or among manholes, crate and tiles while those are asked for. */
function wander(hand: Hand, way: Way): boolean {
  const view = hand.plan.ahead;
  const among = reach(view, hand.step);
  const here = hand.cursor;
  const first = [...hand.lit.keys()].find((name) => among.includes(name)) ?? among[0];
  const next = here ? nextSpot(view, among, pointOf(view, here), way) : first;
  if (next) goTo(hand, next);
  return next !== undefined || here !== undefined;
}

function goTo(hand: Hand, name: Spot): void {
  hand.cursor = name;
  hand.ground?.focus(name);
}

/** Round and round through all that may be chosen. */
export function next(hand: Hand): boolean {
  const lit = [...hand.lit.keys()];
  const name = lit[((hand.cursor ? lit.indexOf(hand.cursor) : -1) + 1) % lit.length];
  if (name) goTo(hand, name);
  return name !== undefined;
}

function option(hand: Hand, nth: number): boolean {
  const { step } = hand;
  const card = CARDS[nth];
  const figure = FIGURES[nth];
  if (step === 'intrigue' && card) hand.pickCard(card);
  else if (step === 'place' && figure) hand.pickFigure(figure);
  else if (step === 'mission' && MISSIONS[nth]) hand.try({ type: 'mission', mission: MISSIONS[nth] });
  else {
    const move = optionsOf(hand.plan.ahead, step)[nth];
    if (!move) return false;
    hand.try(move);
  }
  return true;
}

/** What has the focus is pressed, and nothing else: somebody who presses twice must not end a turn by it. */
function decide(hand: Hand): boolean {
  if (hand.cursor) hand.press(hand.cursor);
  else if (hand.main?.filled) hand.confirm();
  else return false;
  return true;
}

function finish(hand: Hand): boolean {
  if (hand.main) hand.confirm();
  return hand.main !== undefined;
}
