import { makeToy } from './toy.ts';

interface Board {
  /** 0 or 1 where a seat has marked, -1 elsewhere. */
  readonly cells: number[];
  turn: number;
}

const LINES = ['012', '345', '678', '036', '147', '258', '048', '246'].map((line) => [...line].map(Number));

const winner = (s: Board): number | undefined => {
  const line = LINES.find(([a = 0, b = 0, c = 0]) => s.cells[a] !== -1 && s.cells[a] === s.cells[b] && s.cells[a] === s.cells[c]);
  return line && s.cells[line[0] ?? 0];
};

/** Noughts and crosses: no chance, no secrets, no advice. */
export const noughts = makeToy<Board, { type: 'mark'; cell: number }>({
  id: 'noughts',
  setup: () => ({ cells: Array<number>(9).fill(-1), turn: 0 }),
  pending: (s) => (winner(s) !== undefined || !s.cells.includes(-1) ? [] : [s.turn]),
  moves: (s) => s.cells.flatMap((mark, cell) => (mark === -1 ? [{ type: 'mark', cell } as const] : [])),
  apply: (s, seat, { cell }) => {
    s.cells[cell] = seat;
    s.turn = 1 - seat;
  },
  payoffs: (s) => [0, 1].map((seat) => (winner(s) === seat ? 1 : 0)),
});

/** A position drawn as `xo. .x. ..o`; the seat with fewer marks, else x, is to move. */
export function drawn(picture: string): Board {
  const cells = [...picture.replaceAll(' ', '')].map((mark) => 'xo'.indexOf(mark));
  const count = (mark: number) => cells.filter((cell) => cell === mark).length;
  return { cells, turn: count(1) < count(0) ? 1 : 0 };
}
