import type { Step } from '../../../core/steps.ts';
import type { Event } from '../events.ts';
import type { Move } from '../moves.ts';
import type { RuleId } from '../rule-ids.ts';
import type { State } from '../state.ts';

export type Decision<M extends Move = Move> = Step<State, M, Event, RuleId>;
