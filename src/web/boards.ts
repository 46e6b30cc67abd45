import type { AnyMove } from '../core/game.ts';
import type { BoardPackage } from './kit/board.ts';

/** One game's pictures, whatever its types: the shell hands views and moves through without looking. */
export type AnyBoard = BoardPackage<unknown, AnyMove>;

/** One line for each game that has a board; a player downloads one. */
export const BOARDS: Readonly<Record<string, () => Promise<unknown>>> = {
  'die-patin': () => import('../games/die-patin/ui/index.ts').then((m) => m.board),
  hameln: () => import('../games/hameln/ui/index.ts').then((m) => m.board),
  'pied-piper': () => import('../games/pied-piper/ui/index.ts').then((m) => m.board),
  rattenscharf: () => import('../games/rattenscharf/ui/index.ts').then((m) => m.board),
};

/** Gives up a board's own types: its game and its views are loaded together, so they fit. */
export async function loadBoard(game: string): Promise<AnyBoard> {
  const load = BOARDS[game] ?? (() => import('./table/plain/plain.ts').then((m) => m.plain));
  return (await load()) as AnyBoard;
}
