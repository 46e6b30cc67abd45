/** What the threads of simulate, arena and verify can do; the names are those of the functions. */
export { playBatch } from './run-games.ts';
export { verifyBatch } from './verify.ts';
