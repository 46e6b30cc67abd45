import type { Seat } from '../../../core/game.ts';
import { isMove } from '../../../core/json.ts';
import { must } from '../../../core/must.ts';
import { refuse } from '../../../core/refuse.ts';
import { MISSIONS } from '../data.ts';
import { leader, leaders, scoredIn, standing } from '../look.ts';
import { DONE, list, MISSION, type MoveOf } from '../moves.ts';
import type { RuleId } from '../rule-ids.ts';
import type { State } from '../state.ts';
import type { Decision } from './step.ts';

type Choice = MoveOf<'mission' | 'done'>;

/** The end of a round: a sole leader may score one mission with this round's tile, or save them all for later. */
export const mission: Decision<Choice> = {
  moves(s, seat) {
    const moves: Choice[] = [];
    for (let i = 0; i < MISSIONS.length; i++) if (mayScore(s, seat, i)) list(moves, MISSION, i);
    moves.push(DONE);
    return moves;
  },

  refusal(s, seat, move) {
    if (isMove(move, 'done')) return undefined;
    const name = isMove(move, 'mission', ['mission']) ? MISSIONS.find((m) => m === move.mission) : undefined;
    if (!name) return refuse('mission/malformed');
    const i = MISSIONS.indexOf(name);
    const rule = missionFault(s, seat, i);
    if (rule === 'mission/scored-before') return refuse(rule, { mission: name });
    if (!rule) return undefined;
    const ahead = leaders(s, i);
    return refuse(rule, { mission: name, seats: ahead, n: standing(s, must(ahead[0]), i), own: standing(s, seat, i) });
  },

  apply(s, seat, move, emit) {
    s.todo.pop();
    if (move.type === 'done') {
      emit?.({ type: 'mission-saved', seat });
      return;
    }
    s.scored[seat * MISSIONS.length + MISSIONS.indexOf(move.mission)] = s.round;
    emit?.({ type: 'mission-scored', seat, mission: move.mission, points: s.round });
  },
};

const mayScore = (s: State, seat: Seat, i: number): boolean => scoredIn(s, seat, i) === 0 && leader(s, i) === seat;

/** Why a seat may not score a mission now; undefined if it may. A leader who has scored it before still blocks it for the others. */
function missionFault(s: State, seat: Seat, i: number): RuleId | undefined {
  if (mayScore(s, seat, i)) return undefined;
  if (scoredIn(s, seat, i) > 0) return 'mission/scored-before';
  return leaders(s, i).includes(seat) ? 'mission/tie' : 'mission/not-leading';
}

export function canScore(s: State, seat: Seat): boolean {
  for (let i = 0; i < MISSIONS.length; i++) if (mayScore(s, seat, i)) return true;
  return false;
}
