import { hasExactly } from '../../../core/json.ts';
import type { Emit } from '../events.ts';
import { type PlaceRat, RAT_MOVES } from '../moves.ts';
import { choosable, placeRat } from '../rats.ts';
import { type Refused, refuse } from '../refuse.ts';
import { NONE, type State, seatsOf } from '../state.ts';
import { CIRCLES_AT, circleId, circleNumber, houseId, inPlay, members } from '../town.ts';

/** The active player places the rats of the house at work, circle by circle. */

const NO_CIRCLES: readonly number[] = [];

export function placeMoves(s: State): readonly PlaceRat[] {
  const set = choosable(s);
  const circles = CIRCLES_AT[s.house] ?? NO_CIRCLES;
  const moves: PlaceRat[] = [];
  for (let i = 0; i < circles.length; i++) {
    const circle = circles[i] ?? NONE;
    const move = RAT_MOVES[circle];
    if (move && set & (1 << circle)) moves.push(move);
  }
  return moves;
}

export function placeRefusal(s: State, move: unknown): Refused {
  if (!hasExactly(move, ['type', 'circle']) || move.type !== 'rat') return refuse('rats/malformed');
  const circle = circleNumber(move.circle);
  if (circle === NONE) return refuse('rats/malformed');
  const bit = 1 << circle;
  const params = { circle: circleId(circle), house: houseId(s.house) };
  if (!(inPlay(seatsOf(s)) & bit)) return refuse('rats/not-in-play', params);
  if (!(CIRCLES_AT[s.house] ?? NO_CIRCLES).includes(circle)) return refuse('rats/elsewhere', params);
  if (s.rats & bit) return refuse('rats/taken', params);
  const places = choosable(s);
  return places & bit ? undefined : refuse('rats/same-side', { ...params, choices: members(places).map(circleId) });
}

export function applyPlace(s: State, move: PlaceRat, emit?: Emit): void {
  placeRat(s, circleNumber(move.circle), emit);
}
