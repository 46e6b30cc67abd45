import { isMove } from '../../../core/json.ts';
import { MISSIONS } from '../data.ts';
import { leaders, missionFault, standing } from '../missions.ts';
import { DONE, list, MISSION, type Move, type MoveOf } from '../moves.ts';
import { refuse } from '../rule-ids.ts';
import type { Step } from './step.ts';

/** The end of a round: a sole leader may score one mission with this round's tile, or save them all for later. */
export const mission: Step<MoveOf<'mission' | 'done'>> = {
  moves(s, _task, seat) {
    const moves: Move[] = [];
    for (let i = 0; i < MISSIONS.length; i++) if (!missionFault(s, seat, i)) list(moves, MISSION, i);
    moves.push(DONE);
    return moves;
  },

  refusal(s, _task, seat, move) {
    if (isMove(move, 'done')) return undefined;
    const name = isMove(move, 'mission', ['mission']) ? MISSIONS.find((m) => m === move.mission) : undefined;
    if (!name) return refuse('mission/malformed');
    const i = MISSIONS.indexOf(name);
    const rule = missionFault(s, seat, i);
    if (rule === 'mission/scored-before') return refuse(rule, { mission: name });
    if (!rule) return undefined;
    const ahead = leaders(s, i);
    return refuse(rule, { mission: name, seats: ahead, n: standing(s, ahead[0] ?? seat, i), own: standing(s, seat, i) });
  },

  apply(s, _task, seat, move, emit) {
    s.todo.pop();
    if (move.type === 'done') {
      emit?.({ type: 'mission-saved', seat });
      return;
    }
    s.scored[seat * MISSIONS.length + MISSIONS.indexOf(move.mission)] = s.round;
    emit?.({ type: 'mission-scored', seat, mission: move.mission, points: s.round });
  },
};
