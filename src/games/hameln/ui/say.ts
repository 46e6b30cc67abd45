import { tellHouse } from '../tell.ts';
import { circleId } from '../town.ts';
import type { Hand } from './hand.svelte.ts';
import type { Spot } from './places.ts';
import type { Words } from './words.ts';

/** A house or circle as the game tells it. */
export function spotInWords(hand: Hand, words: Words, spot: Spot): string {
  const { table } = hand;
  if (spot.what === 'house') return table.say(tellHouse(table.view, spot.id));
  const where = table.say({ key: `circle.${circleId(spot.id)}` });
  return (table.view.rats >> spot.id) & 1 ? words('circle.rat', { where }) : words('circle.free', { where });
}
