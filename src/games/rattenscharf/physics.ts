import { clone } from '../../core/clone.ts';
import type { Physics } from '../../core/registry.ts';
import { layOf } from './moves.ts';
import type { State } from './state.ts';

/** Who begins, what each of 22 turns reveals, and 42 strips laid. */
const LONGEST = 1 + 22 + 42;

export const physics: Physics<State> = {
  conserved: (s) => [...s.laid.map((code) => layOf(code).strip), ...s.tray, ...s.bag].sort((a, b) => a - b),
  /** Nobody hides anything, so there is no other world. */
  reshuffle: (s) => clone(s),
  bound: LONGEST,
};
