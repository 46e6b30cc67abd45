import { createAttachmentKey } from 'svelte/attachments';
import type { Hand } from './hand.svelte.ts';
import { spotInWords } from './say.ts';
import { kindOfSpot, type Spot, spot } from './spots.ts';
import type { Words } from './words.ts';

/** What makes a shape on the board a button for keys and screen readers. Pointers are heard by the board, which also pans. */
export const spotted = (hand: Hand, words: Words, name: Spot) => ({
  'data-spot': name,
  role: 'button' as const,
  tabindex: stopFor(hand, name),
  'aria-label': spotInWords(hand, words, name),
  'aria-disabled': hand.step !== undefined && !hand.lit.has(name),
  [createAttachmentKey()]: press(hand, name),
});

/** What belongs together, with a name for the ear. */
export const grouped = (label: string) => ({ role: 'group' as const, 'aria-label': label });

/** Each kind of spot is one stop for the Tab key; arrows go on from there. */
function stopFor(hand: Hand, name: Spot): 0 | -1 {
  const kind = kindOfSpot(name);
  if (hand.cursor && kindOfSpot(hand.cursor) === kind) return hand.cursor === name ? 0 : -1;
  const lit = [...hand.lit.keys()].find((other) => kindOfSpot(other) === kind);
  if (lit) return lit === name ? 0 : -1;
  // The middle of the town is in play with any number of players.
  const first = spot(kind, kind === 'manhole' ? 15 : 0);
  return first === name && (kind === 'area' || kind === 'manhole') ? 0 : -1;
}

function press(hand: Hand, name: Spot): (node: Element) => () => void {
  return (node) => {
    const click = (event: Event): void => {
      if ((event as MouseEvent).detail === 0) hand.press(name, true);
    };
    const focus = (): void => {
      if (node.matches(':focus-visible')) hand.cursor = name;
    };
    const blur = (): void => {
      if (hand.cursor === name) hand.cursor = undefined;
    };
    node.addEventListener('click', click);
    node.addEventListener('focus', focus);
    node.addEventListener('blur', blur);
    return () => {
      node.removeEventListener('click', click);
      node.removeEventListener('focus', focus);
      node.removeEventListener('blur', blur);
    };
  };
}
