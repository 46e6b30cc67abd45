import type { BoardPackage } from '../../../web/kit/board.ts';
import type { Move, State } from '../state.ts';
import { prompt } from '../tell.ts';
import Board from './Board.svelte';

export const board: BoardPackage<State, Move> = { Board, prompt };
