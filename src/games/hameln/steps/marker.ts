import type { Rng } from '../../../core/game.ts';
import { hasExactly, isInteger } from '../../../core/json.ts';
import { draw } from '../counts.ts';
import { MARKERS } from '../data.ts';
import type { Emit } from '../events.ts';
import { MARKER_MOVES, type Marker } from '../moves.ts';
import { type Refused, refuse } from '../refuse.ts';
import { active, add, at, type State } from '../state.ts';
import { houseId } from '../town.ts';

/** Chance lays the activity markers, one house after the other. */

const isLeft = (s: State, rats: number): boolean => at(s.pile, rats - 1) > 0;

export const markerMoves = (s: State): readonly Marker[] => MARKER_MOVES.filter((m) => isLeft(s, m.rats));

export const rollMarker = (s: State, rng: Rng): Marker => MARKER_MOVES[draw(s.pile, rng)] ?? { type: 'marker', rats: 1 };

export function markerRefusal(s: State, move: unknown): Refused {
  if (!hasExactly(move, ['type', 'rats']) || move.type !== 'marker' || !isInteger(move.rats)) return refuse('marker/malformed');
  if (move.rats < 1 || move.rats > MARKERS.length) return refuse('marker/malformed');
  return isLeft(s, move.rats) ? undefined : refuse('marker/none-left', { rats: move.rats });
}

export function applyMarker(s: State, move: Marker, emit?: Emit): void {
  const house = s.marker.indexOf(0);
  add(s.pile, move.rats - 1, -1);
  s.marker[house] = move.rats;
  emit?.({ type: 'marker-laid', house: houseId(house), rats: move.rats });
  if (s.marker.includes(0)) return;
  s.todo = ['man'];
  s.seat = active(s);
}
