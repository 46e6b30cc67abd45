import type { Move } from '../moves.ts';
import { tellHouse } from '../tell.ts';
import { circleId, houseNumber } from '../town.ts';
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

/** A move with what it brings, where the game's own sentence leaves that out. */
export function moveInWords(move: Move, hand: Hand): string | undefined {
  const { words, later } = hand;
  if (words && move.type === 'ransom' && move.boys + move.girls === 0) return words('act.let-go');
  if (!words || !later || move.type !== 'name') return undefined;
  return `${hand.say({ key: 'move.name', params: { house: move.house } })} (${later.gainsInWords(hand, words, houseNumber(move.house))})`;
}
