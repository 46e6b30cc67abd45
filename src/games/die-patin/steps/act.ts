import { add, at } from '../../../core/counts.ts';
import { isMove } from '../../../core/json.ts';
import { refuse } from '../../../core/refuse.ts';
import { districtOf } from '../board.ts';
import { DONE, LOOT, type MoveOf } from '../moves.ts';
import { now } from '../state.ts';
import { applyBribe, bribeRefusal, listBribes, parseBribe } from './bribes.ts';
import { buildRoom, listRooms, parseRoom, roomRefusal } from './room.ts';
import { countDown, type Decision } from './step.ts';

type Action = MoveOf<'recruit' | 'expel' | 'loot' | 'room' | 'done'>;

/** Inside one's own territory: up to two actions for a henchman, five for a boss with Administration, in any order. */
export const act: Decision<Action> = {
  moves(s, seat) {
    const area = now(s).at;
    const moves: Action[] = [];
    listBribes(s, seat, area, moves);
    if (at(s.crates, districtOf(area)) > 0) moves.push(LOOT);
    listRooms(s, seat, area, moves);
    moves.push(DONE);
    return moves;
  },

  refusal(s, seat, move) {
    const { at: area, left } = now(s);
    const bribe = parseBribe(move);
    if (bribe) return bribeRefusal(s, seat, area, bribe);
    const district = districtOf(area);
    if (isMove(move, 'loot')) return at(s.crates, district) === 0 ? refuse('loot/none-left', { district }) : undefined;
    const tile = parseRoom(move);
    if (tile !== undefined) return roomRefusal(s, seat, area, tile);
    return isMove(move, 'done') ? undefined : refuse('act/malformed', { left });
  },

  apply(s, seat, move, emit) {
    const area = now(s).at;
    // First the count, then the deed: what the deed asks for next must lie on top.
    if (move.type === 'done') s.todo.pop();
    else countDown(s);
    if (move.type === 'recruit' || move.type === 'expel') applyBribe(s, seat, move, emit);
    else if (move.type === 'room') buildRoom(s, seat, area, move, emit);
    else if (move.type === 'loot') {
      const district = districtOf(area);
      add(s.crates, district, -1);
      add(s.loot, seat, 1);
      emit?.({ type: 'looted', seat, district, left: at(s.crates, district) });
    }
  },
};
