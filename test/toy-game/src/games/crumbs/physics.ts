import type { Physics } from '../../core/registry.ts';
import { CRUMBS, type State } from './state.ts';

export const physics: Physics<unknown> = {
  conserved: (s) => (s as State).left + (s as State).taken.reduce((sum, n) => sum + n, 0),
  reshuffle: (s) => s,
  bound: CRUMBS + 1,
};
