import { isMove } from '../../../core/json.ts';
import { districtOf } from '../board.ts';
import { DONE, LOOT, type Move, type MoveOf } from '../moves.ts';
import { refuse } from '../rule-ids.ts';
import { applyBribe, bribeRefusal, listBribes, parseBribe } from './bribes.ts';
import { buildRoom, listRooms, parseRoom, roomRefusal } from './room.ts';
import { countDown, type Step } from './step.ts';

/** Inside one's own territory: up to two actions for a henchman, five for a boss with Administration, in any order. */
export const act: Step<MoveOf<'recruit' | 'expel' | 'loot' | 'room' | 'done'>> = {
  moves(s, { at }, seat) {
    const moves: Move[] = [];
    listBribes(s, seat, at, moves);
    if (s.crates[districtOf(at)] !== 0) moves.push(LOOT);
    listRooms(s, seat, at, moves);
    moves.push(DONE);
    return moves;
  },

  refusal(s, { at, left }, seat, move) {
    const bribe = parseBribe(move);
    if (bribe) return bribeRefusal(s, seat, at, bribe);
    if (isMove(move, 'loot')) return s.crates[districtOf(at)] === 0 ? refuse('loot/none-left', { district: districtOf(at) }) : undefined;
    const tile = parseRoom(move);
    if (tile !== undefined) return roomRefusal(s, seat, at, tile);
    return isMove(move, 'done') ? undefined : refuse('act/malformed', { left });
  },

  apply(s, task, seat, move, emit) {
    const { at } = task;
    // First the count, then the deed: what the deed asks for next must lie on top.
    if (move.type === 'done') s.todo.pop();
    else countDown(s, task);
    if (move.type === 'recruit' || move.type === 'expel') applyBribe(s, seat, move, emit);
    else if (move.type === 'room') buildRoom(s, seat, at, move, emit);
    else if (move.type === 'loot') {
      const district = districtOf(at);
      const left = (s.crates[district] ?? 0) - 1;
      s.crates[district] = left;
      s.loot[seat] = (s.loot[seat] ?? 0) + 1;
      emit?.({ type: 'looted', seat, district, left });
    }
  },
};
