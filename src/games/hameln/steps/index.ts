import type { Step } from '../../../core/steps.ts';
import type { Event } from '../events.ts';
import type { Move } from '../moves.ts';
import type { Question, State, Task } from '../state.ts';
import { act } from './act.ts';
import { chase } from './chase.ts';
import { child } from './child.ts';
import { marker } from './marker.ts';
import { moveIn } from './move-in.ts';
import { name } from './name.ts';
import { optional } from './optional.ts';
import { order } from './order.ts';
import { place } from './place.ts';
import { ransom } from './ransom.ts';
import { sell } from './sell.ts';
import { settle } from './settle.ts';
import { trap } from './trap.ts';
import { wed } from './wed.ts';

type Steps = Record<Question, Step<State, Move, Event>> & Partial<Record<Task, Step<State, Move, Event>>>;

/** One row for each question. What follows by itself has none. */
export const STEPS: Steps = {
  order,
  marker,
  man: settle,
  woman: settle,
  act,
  name,
  child,
  place,
  wed,
  'move-in': moveIn,
  sell,
  trap,
  optional,
  chase,
  ransom,
};
