import type { Params, Refusal, Seat } from '../../../core/game.ts';
import { isIndex, isMove } from '../../../core/json.ts';
import { must } from '../../../core/must.ts';
import { refuse } from '../../../core/refuse.ts';
import { cornersOf } from '../board.ts';
import { MANHOLES } from '../data.ts';
import type { Emit } from '../events.ts';
import { EXPEL, list, type Move, type MoveOf, RECRUIT } from '../moves.ts';
import { expel, expelFault, recruit, recruitFault } from '../rats.ts';
import type { RuleId } from '../rule-ids.ts';
import type { State } from '../state.ts';

/** Bribing a rat, the action that henchmen and bosses share: one own rat in, or one rival's rat out. */
export type Bribe = MoveOf<'recruit' | 'expel'>;

/** Corner by corner: whoever sits there decides which of the two it can be. There always is one. */
export function listBribes(s: State, seat: Seat, area: number, moves: Move[]): void {
  const corners = cornersOf(area);
  for (let i = 0; i < corners.length; i++) {
    const manhole = must(corners[i]);
    if (!recruitFault(s, seat, manhole)) list(moves, RECRUIT, manhole);
    else if (!expelFault(s, seat, manhole)) list(moves, EXPEL, manhole);
  }
}

export function bribesIn(s: State, seat: Seat, area: number): Bribe[] {
  const moves: Bribe[] = [];
  listBribes(s, seat, area, moves);
  return moves;
}

/** Foreign JSON as a bribe, wherever that may be allowed. */
export function parseBribe(move: unknown): Bribe | undefined {
  if (isMove(move, 'recruit', ['manhole']) && isIndex(move.manhole, MANHOLES)) return { type: 'recruit', manhole: move.manhole };
  if (isMove(move, 'expel', ['manhole']) && isIndex(move.manhole, MANHOLES)) return { type: 'expel', manhole: move.manhole };
  return undefined;
}

export function bribeRefusal(s: State, seat: Seat, area: number, bribe: Bribe): Refusal<RuleId> | undefined {
  if (!cornersOf(area).includes(bribe.manhole)) return refuse('rat/not-here', { manhole: bribe.manhole, area });
  return ratRefusal(s, seat, bribe);
}

/** The same without an area: bonuses reach the whole town. */
export function ratRefusal(s: State, seat: Seat, { type, manhole }: Bribe): Refusal<RuleId> | undefined {
  const rule = type === 'recruit' ? recruitFault(s, seat, manhole) : expelFault(s, seat, manhole);
  return rule && refuse(rule, ratParams(s, rule, manhole));
}

const ratParams = (s: State, rule: RuleId, manhole: number): Params =>
  rule === 'rat/foreign' ? { manhole, rival: must(s.holder[manhole]) } : { manhole };

export function applyBribe(s: State, seat: Seat, bribe: Bribe, emit?: Emit): void {
  if (bribe.type === 'recruit') recruit(s, seat, bribe.manhole, emit);
  else expel(s, seat, bribe.manhole, 1, emit);
}
