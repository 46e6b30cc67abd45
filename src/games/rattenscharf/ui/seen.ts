import type { Seat, Viewer } from '../../../core/game.ts';
import { CENTRE, FIRST_TURN_STRIPS, SIZE, START, STRIPS, type SymbolName, TURN_STRIPS } from '../data.ts';
import { type Lay, layOf } from '../moves.ts';
import type { State } from '../state.ts';
import { type Cell, cellsOf, cornerOf, isUpright } from './ghost.ts';

/** A strip as it is drawn: from left to right or from top to bottom, whichever way it was turned. */
export interface Piece {
  readonly strip: number;
  readonly corner: Cell;
  readonly upright: boolean;
  readonly fields: readonly SymbolName[];
  /** 1 lies on the table. */
  readonly level: number;
}

export interface LaidPiece extends Piece {
  readonly lay: Lay;
  /** Who laid it; undefined for the start strip. */
  readonly seat: Seat | undefined;
  readonly turnNumber: number;
}

/** The cell at a point of the table that an event names. */
export const cellOf = (n: number): Cell => ({ x: n % SIZE, y: Math.floor(n / SIZE) });
export const numberOf = ({ x, y }: Cell): number => y * SIZE + x;

/** What a strip shows, read as it is drawn. */
export function fieldsOf(strip: number, turn: number): readonly SymbolName[] {
  const fields = STRIPS[strip] ?? [];
  return turn >= 2 ? fields.toReversed() : fields;
}

export function pieceOf(lay: Omit<Lay, 'type'>, level: number): Piece {
  return { strip: lay.strip, corner: cornerOf(lay), upright: isUpright(lay.turn), fields: fieldsOf(lay.strip, lay.turn), level };
}

const START_LAY: Lay = { type: 'lay', strip: START, x: CENTRE, y: CENTRE, turn: 0 };

/** The turn, from 1, in which the strip with this place in the order was laid. */
const turnOf = (order: number): number => (order < FIRST_TURN_STRIPS ? 1 : 2 + Math.floor((order - FIRST_TURN_STRIPS) / TURN_STRIPS));

/** All strips on the table in the order they were laid, the start strip first. */
export function piecesOf(view: State): readonly LaidPiece[] {
  const height = new Map<number, number>();
  const put = (lay: Lay, turnNumber: number, seat: Seat | undefined): LaidPiece => {
    const cells = cellsOf(lay).map(numberOf);
    const level = (height.get(cells[0] ?? 0) ?? 0) + 1;
    for (const cell of cells) height.set(cell, level);
    return { ...pieceOf(lay, level), lay, turnNumber, seat };
  };
  // It lies below all others, so it is put down before them.
  const start = put(START_LAY, 0, undefined);
  const laid = view.laid.map((code, order) => {
    const turn = turnOf(order);
    // Turns alternate, so the present one tells who had each of the others.
    return put(layOf(code), turn, (view.turnNumber - turn) % 2 === 0 ? view.seat : 1 - view.seat);
  });
  return [start, ...laid];
}

/** Seen from above: the piece on top of each covered cell. */
export function topsOf(pieces: readonly LaidPiece[]): ReadonlyMap<number, { readonly piece: LaidPiece; readonly symbol: SymbolName }> {
  const tops = new Map<number, { piece: LaidPiece; symbol: SymbolName }>();
  for (const piece of pieces) {
    cellsOf(piece.lay).forEach((cell, i) => {
      tops.set(numberOf(cell), { piece, symbol: STRIPS[piece.strip]?.[i] ?? 'blank' });
    });
  }
  return tops;
}

/** The strips of the last turn that somebody else had: what a player wants to know first. */
export function newsFor(pieces: readonly LaidPiece[], viewer: Viewer): readonly LaidPiece[] {
  const last = pieces.findLast((piece) => piece.seat !== undefined && piece.seat !== viewer);
  return last === undefined ? [] : pieces.filter((piece) => piece.turnNumber === last.turnNumber);
}
