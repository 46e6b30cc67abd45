import { CHANCE } from '../../../core/game.ts';
import type { State } from '../state.ts';
import { lay } from './lay.ts';
import { reveal } from './reveal.ts';
import { start } from './start.ts';
import type { Decision } from './step.ts';

/** Who begins, then turn by turn what is revealed and where it is laid. */
export function stepDue(s: State): Decision {
  if (s.tray.length > 0) return lay;
  return s.seat === CHANCE ? start : reveal;
}
