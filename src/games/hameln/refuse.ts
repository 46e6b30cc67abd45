import type { Params, Refusal } from '../../core/game.ts';
import type { RuleId } from './rule-ids.ts';

export type Refused = Refusal<RuleId> | undefined;

export const refuse = (rule: RuleId, params?: Params): Refusal<RuleId> => (params ? { rule, params } : { rule });
