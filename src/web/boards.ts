import type { AnyMove } from '../core/game.ts';
import type { BoardPackage } from './kit/board.ts';

/** One game's pictures, whatever its types: the shell hands views and moves through without looking. */
export type AnyBoard = BoardPackage<unknown, AnyMove, unknown>;

/** Every game that has a folder `ui/` has a board; a player downloads one. */
const BOARDS = import.meta.glob<AnyBoard>('../games/*/ui/index.ts', { import: 'board' });

export async function loadBoard(game: string): Promise<AnyBoard> {
  const load = BOARDS[`../games/${game}/ui/index.ts`] ?? (() => import('./table/plain/plain.ts').then((m) => m.plain));
  return load();
}
