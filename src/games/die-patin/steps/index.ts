import { type AutoName, due, type State, type StepName } from '../state.ts';
import { act } from './act.ts';
import { bribe } from './bribe.ts';
import { chase } from './chase.ts';
import { deal } from './deal.ts';
import { gift } from './gift.ts';
import { home } from './home.ts';
import { intrigue } from './intrigue.ts';
import { invade } from './invade.ts';
import { lift, reinforce } from './lift.ts';
import { mission } from './mission.ts';
import { nest } from './nest.ts';
import { more, pay } from './pay.ts';
import { place } from './place.ts';
import { remove } from './remove.ts';
import { start } from './start.ts';
import type { Decision } from './step.ts';
import { swap } from './swap.ts';

/** Every decision by its name in `todo`. */
const STEPS: { readonly [N in Exclude<StepName, AutoName>]: Decision } = {
  remove,
  deal,
  swap,
  start,
  home,
  nest,
  intrigue,
  place,
  act,
  pay,
  more,
  bribe,
  invade,
  lift,
  reinforce,
  gift,
  chase,
  mission,
};

/** Steps that happen of themselves are never due between two entries. */
export function stepDue(s: State): Decision | undefined {
  const task = due(s);
  return task && STEPS[task.step as keyof typeof STEPS];
}
