import { isMove } from '../../../core/json.ts';
import { refuse } from '../../../core/refuse.ts';
import { pick } from '../../../core/rng.ts';
import { ENTERPRISES, type Enterprise, TILES_AN_ENTERPRISE } from '../data.ts';
import { type MoveOf, REMOVE } from '../moves.ts';
import { IN_BOX, type State } from '../state.ts';
import { countDown, type Decision } from './step.ts';

/** With fewer than five players some enterprises stay in the box: one is named at a time, by lot or by the first seat. */
export const remove: Decision<MoveOf<'remove'>> = {
  moves: (s) => removable(s),

  refusal(s, _seat, move) {
    const found = isMove(move, 'remove', ['enterprise']) ? ENTERPRISES.find((e) => e === move.enterprise) : undefined;
    if (!found) return refuse('remove/malformed');
    return isThere(s, found) ? undefined : refuse('remove/gone', { enterprise: found });
  },

  apply(s, _seat, { enterprise }, emit) {
    const first = ENTERPRISES.indexOf(enterprise) * TILES_AN_ENTERPRISE;
    for (let tile = first; tile < first + TILES_AN_ENTERPRISE; tile++) s.tiles[tile] = IN_BOX;
    countDown(s);
    emit?.({ type: 'removed', enterprise });
  },

  roll: (s, rng) => pick(removable(s), rng),
};

const removable = (s: State): readonly MoveOf<'remove'>[] => REMOVE.filter(({ enterprise }) => isThere(s, enterprise));

const isThere = (s: State, enterprise: Enterprise): boolean => s.tiles[ENTERPRISES.indexOf(enterprise) * TILES_AN_ENTERPRISE] !== IN_BOX;
