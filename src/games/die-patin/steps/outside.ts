import type { Refusal } from '../../../core/game.ts';
import { isMove } from '../../../core/json.ts';
import { refuse } from '../../../core/refuse.ts';
import type { RuleId } from '../rule-ids.ts';
import { parseRoom } from './room.ts';

/** Why something that is no bribe cannot be done outside one's territory. */
export function notOutside(move: unknown, area: number): Refusal<RuleId> {
  const known = isMove(move, 'loot') || parseRoom(move) !== undefined;
  return refuse(known ? 'outside/bribes-only' : 'outside/malformed', { area });
}
