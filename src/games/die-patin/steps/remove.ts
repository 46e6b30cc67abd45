import { isMove } from '../../../core/json.ts';
import { ENTERPRISES, type Enterprise, TILES_AN_ENTERPRISE } from '../data.ts';
import { type Move, type MoveOf, REMOVE } from '../moves.ts';
import { refuse } from '../rule-ids.ts';
import { IN_BOX, type State } from '../state.ts';
import { countDown, type Step } from './step.ts';

/** With fewer than five players some enterprises stay in the box: one is named at a time, by lot or by the first seat. */
export const remove: Step<MoveOf<'remove'>> = {
  moves: (s) => REMOVE.filter(({ enterprise }) => isThere(s, enterprise)),

  refusal(s, _task, _seat, move) {
    const found = isMove(move, 'remove', ['enterprise']) ? ENTERPRISES.find((e) => e === move.enterprise) : undefined;
    if (!found) return refuse('remove/malformed');
    return isThere(s, found) ? undefined : refuse('remove/gone', { enterprise: found });
  },

  apply(s, task, _seat, { enterprise }, emit) {
    const first = ENTERPRISES.indexOf(enterprise) * TILES_AN_ENTERPRISE;
    for (let tile = first; tile < first + TILES_AN_ENTERPRISE; tile++) s.tiles[tile] = IN_BOX;
    countDown(s, task);
    emit?.({ type: 'removed', enterprise });
  },

  roll(s, rng): Move {
    const there = REMOVE.filter(({ enterprise }) => isThere(s, enterprise));
    return there[rng(there.length)] ?? { type: 'remove', enterprise: 'hat' };
  },
};

const isThere = (s: State, enterprise: Enterprise): boolean => s.tiles[ENTERPRISES.indexOf(enterprise) * TILES_AN_ENTERPRISE] !== IN_BOX;
