import type { Event } from '../events.ts';
import { houseNumber } from '../town.ts';
import { childDrawing, type Drawing, goodDrawing, houseDrawing } from './art/drawings.ts';
import { kindOf } from './places.ts';

const houseIcon = (id: string): Drawing => houseDrawing(kindOf(houseNumber(id)));

/** Small pictures beside a line of the log. */
export function iconsOf(e: Event): readonly Drawing[] {
  switch (e.type) {
    case 'made':
    case 'swapped':
      return [goodDrawing(e.good)];
    case 'sold':
      return [goodDrawing(e.good), 'florin'];
    case 'prepared':
      return [childDrawing(e.sex)];
    case 'overrun':
      return e.king === 'none' ? [] : [e.king === 'emperor' ? 'emperor-rat' : 'king-rat'];
    case 'worked':
    case 'settled':
    case 'moved-in':
      return [houseIcon(e.house)];
    case 'rat-placed':
      return ['rat-small'];
    default:
      return OTHERS[e.type] ?? [];
  }
}

const OTHERS: Partial<Record<Event['type'], readonly Drawing[]>> = {
  earned: ['florin'],
  paid: ['florin'],
  'trap-drawn': ['trap'],
  'cat-bought': ['cat'],
  'cat-taken': ['cat'],
  'rat-caught': ['rat-small'],
  'piper-came': ['piper'],
  'piper-moved': ['piper'],
  went: ['sign-transylvania'],
  wed: ['hall'],
};
