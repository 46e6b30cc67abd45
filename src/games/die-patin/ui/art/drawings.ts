import type { Seat } from '../../../../core/game.ts';
import type { Figure } from '../../data.ts';
import { TILE_DRAWINGS } from './enterprises.ts';
import { FIGURE_DRAWINGS } from './figures.ts';
import { PIECE_DRAWINGS } from './pieces.ts';

/** All drawings of the game: the box each was drawn in, and the strokes. */
export const DRAWINGS = { ...FIGURE_DRAWINGS, ...TILE_DRAWINGS, ...PIECE_DRAWINGS } as const;
export type Drawing = keyof typeof DRAWINGS;

/** The name under which the page knows a drawing. */
export const symbol = (drawing: Drawing): string => `dp-${drawing}`;

const CLANS = ['raccoon', 'owl', 'cat', 'toad', 'hare'] as const;
const clanOf = (seat: Seat): (typeof CLANS)[number] => CLANS[seat] ?? 'raccoon';

export const figureDrawing = (seat: Seat, figure: Figure): Drawing => `${figure === 'boss' ? 'boss' : 'hench'}-${clanOf(seat)}`;
