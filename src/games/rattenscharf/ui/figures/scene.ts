import type { Box } from '../../../../web/kit/camera.ts';
import { around, widened } from '../../../../web/kit/camera.ts';
import { boxOfPiece, FIELD } from '../fit.ts';
import { pieceOf, piecesOf } from '../seen.ts';
import { type Example, layOf, type Spot } from './examples.ts';

const ROOM = 0.6;

/** The part of the table that shows all of these: pictures that belong together are drawn to one scale. */
export function boxFor(examples: readonly Example[], spots: readonly Spot[] = []): Box {
  const pieces = [...examples.flatMap(({ view }) => piecesOf(view)), ...spots.map((spot) => pieceOf(layOf(spot), 1))];
  return widened(around(pieces.map(boxOfPiece)), ROOM * FIELD);
}
