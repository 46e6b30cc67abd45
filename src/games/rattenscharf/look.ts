/** What the telling, the advice and the board may ask of a position and its strips. Nothing here changes it. */
export { total } from './score.ts';
export { isSymmetric, symbolName } from './strips.ts';
