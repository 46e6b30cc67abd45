import { ARROWS, type Way } from '../../../web/kit/keys.ts';
import type { Hand } from './hand.svelte.ts';
import { pointOfSpot, type Spot, sameSpot, towards } from './places.ts';
import { spotInWords } from './say.ts';

/** What a key does on the board; false if it means nothing here. */
export function pressKey(hand: Hand, board: HTMLElement, event: KeyboardEvent): boolean {
  const way = ARROWS[event.key];
  if (way) return walked(hand, board, way, event.shiftKey);
  if (event.key === 'Enter' && choosing(hand, event)) return false;
  if (event.key === 'Escape') return stopped(hand);
  return hand.pressKey(event.key);
}

/** Enter on something that can be chosen chooses it, like Space; anywhere else in town it plays what was chosen. */
function choosing(hand: Hand, { target }: KeyboardEvent): boolean {
  const button = (target as Element).closest<HTMLElement>('button, a');
  if (!button) return false;
  return button.dataset.spot === undefined || (hand.at !== undefined && hand.isOpen(hand.at) && !hand.isChosen(hand.at));
}

/** From house to house, or among the circles where those are asked for; with Shift among all of both. */
function walked(hand: Hand, board: HTMLElement, way: Way, all: boolean): boolean {
  const spots = candidates(hand, board, all);
  const start = spots.find((spot) => sameSpot(spot, hand.at));
  const known = hand.at !== undefined && (start !== undefined || all || hand.lit.length === 0);
  const next = known && hand.at ? (towards(pointOfSpot(hand.at), way, spots) ?? following(spots, hand.at, way)) : (hand.lit[0] ?? spots[0]);
  if (!next) return spots.length > 0;
  hand.at = next;
  hand.tab = 'town';
  board.querySelector<HTMLElement>(`[data-spot="${next.what}:${next.id}"]`)?.focus();
  if (hand.words) hand.table.announce(spotInWords(hand, hand.words, next));
  return true;
}

/** Where nothing lies in that direction: the next one in the list, so that every spot is reached. */
function following(spots: readonly Spot[], at: Spot, [dx, dy]: Way): Spot | undefined {
  const now = spots.findIndex((spot) => sameSpot(spot, at));
  return spots[(now + dx + dy + spots.length) % spots.length];
}

function candidates(hand: Hand, board: HTMLElement, all: boolean): Spot[] {
  if (!all && hand.lit.length > 0) return [...hand.lit];
  const spots = [...board.querySelectorAll<HTMLElement>('[data-spot]')].map((node) => {
    const [what, id] = (node.dataset.spot ?? '').split(':');
    return { what: what === 'circle' ? 'circle' : 'house', id: Number(id) } as const;
  });
  return all ? spots : spots.filter(({ what }) => what === 'house');
}

/** Ends the show of what happened before, or else takes the last choice back. */
function stopped(hand: Hand): boolean {
  if (hand.stage.busy) hand.stage.clear();
  else if (hand.dismiss()) return true;
  else if (hand.stage.tally) hand.stage.closeTally();
  else if (hand.moves.length > 0 && hand.asked !== 'ransom') hand.back();
  else return false;
  return true;
}
