import type { AnyBoard } from '../../boards.ts';
import PlainBoard from './PlainBoard.svelte';
import PlainTray from './PlainTray.svelte';

/** The board of a game that has no pictures yet: the position and the moves in words. Every game can be played so. */
export const plain: AnyBoard = {
  Board: PlainBoard,
  Tray: PlainTray,
  prompt: (_, seat) => ({ key: 'prompt', params: { seat } }),
};
