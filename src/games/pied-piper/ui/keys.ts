import type { Hand } from './hand.svelte.ts';
import { aimedInWords, pickedInWords } from './say.ts';

const COLUMN_KEYS = ['a', 's', 'd', 'f'];

/** What a key does on the board; false if it means nothing here. */
export function pressKey(hand: Hand, event: KeyboardEvent): boolean {
  const key = event.key.toLowerCase();
  return picked(hand, key) || aimed(hand, key) || decided(hand, key);
}

function picked(hand: Hand, key: string): boolean {
  if (!/^[1-4]$/.test(key)) return false;
  hand.pick(Number(key) - 1);
  if (hand.words && hand.kind !== undefined) hand.table.announce(pickedInWords(hand, hand.words));
  return true;
}

function aimed(hand: Hand, key: string): boolean {
  const column = COLUMN_KEYS.indexOf(key);
  if (column >= 0) hand.aim(column);
  else if (key === 'arrowright') hand.step(1);
  else if (key === 'arrowleft') hand.step(-1);
  else return false;
  if (hand.words && !hand.refusal && hand.table.seat !== undefined) hand.table.announce(aimedInWords(hand, hand.words));
  return true;
}

function decided(hand: Hand, key: string): boolean {
  const { words, table } = hand;
  if (key === 'enter') hand.play();
  else if (key === 'escape') return stopped(hand);
  else if (key === 'v' && hand.mayHide) {
    hand.flip();
    if (words) table.announce(words(hand.hiding ? 'say.veil' : 'say.open'));
  } else return false;
  return true;
}

/** Ends the show of what happened before, or else puts the card back. */
function stopped(hand: Hand): boolean {
  const { words, stage } = hand;
  if (stage.busy) stage.clear();
  else if (!hand.mayPutBack) return false;
  else {
    hand.putBack();
    if (words) hand.table.announce(words('say.back'));
  }
  return true;
}
