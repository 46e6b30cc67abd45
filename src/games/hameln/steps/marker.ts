import { add, at, drawKind } from '../../../core/counts.ts';
import { isInteger, isMove } from '../../../core/json.ts';
import { must } from '../../../core/must.ts';
import { refuse } from '../../../core/refuse.ts';
import type { Step } from '../../../core/steps.ts';
import { MARKERS } from '../data.ts';
import type { Event } from '../events.ts';
import { MARKER_MOVES, type Marker } from '../moves.ts';
import type { RuleId } from '../rule-ids.ts';
import { active, type State } from '../state.ts';
import { houseId } from '../town.ts';

const isLeft = (s: State, rats: number): boolean => at(s.pile, rats - 1) > 0;

/** Chance lays the activity markers, one house after the other. */
export const marker: Step<State, Marker, Event, RuleId> = {
  moves: (s) => MARKER_MOVES.filter((m) => isLeft(s, m.rats)),

  roll: (s, rng) => must(MARKER_MOVES[drawKind(s.pile, rng)]),

  refusal(s, _seat, move) {
    if (!isMove(move, 'marker', ['rats']) || !isInteger(move.rats)) return refuse('marker/malformed');
    if (move.rats < 1 || move.rats > MARKERS.length) return refuse('marker/malformed');
    return isLeft(s, move.rats) ? undefined : refuse('marker/none-left', { rats: move.rats });
  },

  apply(s, _seat, move, emit) {
    const house = s.marker.indexOf(0);
    add(s.pile, move.rats - 1, -1);
    s.marker[house] = move.rats;
    emit?.({ type: 'marker-laid', house: houseId(house), rats: move.rats });
    if (s.marker.includes(0)) return;
    s.todo = ['man'];
    s.seat = active(s);
  },
};
