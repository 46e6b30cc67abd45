import type { State } from '../state.ts';
import { draw } from './draw.ts';
import { order } from './order.ts';
import { play } from './play.ts';
import { reveal } from './reveal.ts';
import { start } from './start.ts';
import type { Decision } from './step.ts';

/** Every decision by its phase; in the other phases nobody is asked. */
const STEPS: Partial<Record<State['phase'], Decision>> = { start, reveal, draw, play, order };

export const stepDue = (s: State): Decision | undefined => STEPS[s.phase];
