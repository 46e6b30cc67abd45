import type { FigureName } from '../../data.ts';
import type { Shown } from '../../events.ts';
import { CARD_DRAWINGS } from './cards.ts';
import { FIGURE_DRAWINGS } from './figures.ts';
import { HOUSES } from './houses.ts';

/** All drawings of the game: the box each was drawn in, and the strokes. */
export const DRAWINGS = { ...HOUSES, ...FIGURE_DRAWINGS, ...CARD_DRAWINGS } as const;
export type Drawing = keyof typeof DRAWINGS;

/** The name under which the page knows a drawing. */
export const symbol = (drawing: Drawing): string => `pp-${drawing}`;

export const figureSymbol = (figure: FigureName): string => symbol(`figure-${figure}`);
export const cardSymbol = (card: Shown): string => symbol(`act-${card}`);
