import type { GoodName, Kind, Sex } from '../../data.ts';
import { GOODS_DRAWINGS } from './goods.ts';
import { HALL_DRAWING } from './hall.ts';
import { HOUSE_DRAWINGS } from './houses.ts';
import { PEOPLE_DRAWINGS } from './people.ts';
import { RAT_DRAWINGS } from './rats.ts';

/** All drawings of the game: the box each was drawn in, and the strokes. Drawn for Ratskeller. */
export const DRAWINGS = { ...HOUSE_DRAWINGS, ...HALL_DRAWING, ...PEOPLE_DRAWINGS, ...RAT_DRAWINGS, ...GOODS_DRAWINGS } as const;
export type Drawing = keyof typeof DRAWINGS;

/** The name under which the page knows a drawing. */
export const symbol = (drawing: Drawing): string => `hm-${drawing}`;

export const houseDrawing = (kind: Kind): Drawing => `house-${kind}`;
export const goodDrawing = (good: GoodName): Drawing => `good-${good}`;
export const childDrawing = (sex: Sex): Drawing => `child-${sex}`;
