import { at } from '../../../core/counts.ts';
import type { Move } from '../moves.ts';
import { NONE } from '../state.ts';
import { houseId, houseNumber } from '../town.ts';
import { type Drawing, houseDrawing } from './art/drawings.ts';
import type { Hand } from './hand.svelte.ts';
import { kindOf, type Spot } from './places.ts';
import type { Words } from './words.ts';

/** One line under the prompt: what can be chosen, or what would follow. */
export interface Line {
  readonly icon: Drawing;
  readonly title: string;
  readonly text: string;
  readonly bad?: boolean;
  readonly seal?: string;
  /** What a press on it tries or takes back. */
  readonly move?: Move;
  /** Chosen, or why not. */
  readonly pressed?: boolean;
  readonly refused?: boolean;
  /** What it speaks of, to be brought into sight. */
  readonly spot?: Spot;
}

export const houseName = (hand: Hand, house: number): string => hand.say({ key: `house.${houseId(house)}` });
export const houseIcon = (house: number): Drawing => houseDrawing(kindOf(house));

/** While the town is being settled. */
export function settleLines(hand: Hand, words: Words): Line[] {
  const [chosen] = hand.moves;
  if (chosen?.type !== 'settle') return [];
  const house = houseNumber(chosen.house);
  const man = at(hand.table.view.men, house);
  return [
    {
      icon: houseIcon(house),
      title: houseName(hand, house),
      text: man === NONE ? words('start.man') : words('start.woman', { name: hand.nameOf(man) }),
      spot: { what: 'house', id: house },
    },
  ];
}
