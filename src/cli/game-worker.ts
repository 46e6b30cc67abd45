import { playFair as fair } from '../lab/fairness/play.ts';
import { guarded } from '../lab/pool.ts';
import { checkPuzzle as check } from '../lab/puzzles/check.ts';
import { mineGame as mine } from '../lab/puzzles/mine.ts';
import { playBatch as play } from '../lab/run-games.ts';
import { judgeTask as judge } from './review.ts';
import { verifyBatch as verify } from './verify.ts';

/** What the threads of simulate, arena, fairness, verify, review and puzzles can do; `onThreads` calls them by name. */
export const playBatch = guarded(play);
export const playFair = guarded(fair);
export const verifyBatch = guarded(verify);
export const judgeTask = guarded(judge);
export const mineGame = guarded(mine);
export const checkPuzzle = guarded(check);
