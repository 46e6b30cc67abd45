import type { Seat } from '../../../../core/game.ts';
import type { Figure } from '../../data.ts';
import type { CARD_DRAWINGS } from '../later/art/cards.ts';
import type { FIGURE_DRAWINGS } from '../later/art/figures.ts';
import { TILE_DRAWINGS } from './enterprises.ts';
import { PIECE_DRAWINGS } from './pieces.ts';

/** The drawings that the first move needs: the box each was drawn in, and the strokes. Figures and cards come later. */
export const EARLY_DRAWINGS = { ...TILE_DRAWINGS, ...PIECE_DRAWINGS } as const;
export type Drawing = keyof typeof EARLY_DRAWINGS | keyof typeof FIGURE_DRAWINGS | keyof typeof CARD_DRAWINGS;

/** The name under which the page knows a drawing. */
export const symbol = (drawing: Drawing): string => `dp-${drawing}`;

/** The box in which a drawing was made, whether it has come or not. */
export function boxOf(drawing: Drawing): string {
  if (drawing.startsWith('boss-')) return '0 0 96 112';
  if (drawing.startsWith('hench-')) return '0 0 96 96';
  return drawing.startsWith('card-') ? '0 0 64 88' : '0 0 64 64';
}

const CLANS = ['raccoon', 'owl', 'cat', 'toad', 'hare'] as const;
const clanOf = (seat: Seat): (typeof CLANS)[number] => CLANS[seat] ?? 'raccoon';

export const figureDrawing = (seat: Seat, figure: Figure): Drawing => `${figure === 'boss' ? 'boss' : 'hench'}-${clanOf(seat)}`;
