import { at } from '../../../core/counts.ts';
import { isMove } from '../../../core/json.ts';
import { must } from '../../../core/must.ts';
import { refuse } from '../../../core/refuse.ts';
import type { Step } from '../../../core/steps.ts';
import type { Event } from '../events.ts';
import { type PlaceRat, RAT_MOVES } from '../moves.ts';
import { choosable, placeForced, placeRat } from '../rats.ts';
import type { RuleId } from '../rule-ids.ts';
import { NONE, type State, seatsOf } from '../state.ts';
import { CIRCLES_AT, circleId, circleNumber, houseId, inPlay, members } from '../town.ts';

/** The active player places the rats of the house at work, circle by circle. */
export const place: Step<State, PlaceRat, Event, RuleId> = {
  moves(s) {
    const set = choosable(s);
    const circles = must(CIRCLES_AT[s.house]);
    const moves: PlaceRat[] = [];
    for (let i = 0; i < circles.length; i++) {
      const circle = at(circles, i);
      if (set & (1 << circle)) moves.push(must(RAT_MOVES[circle]));
    }
    return moves;
  },

  refusal(s, _seat, move) {
    const circle = isMove(move, 'rat', ['circle']) ? circleNumber(move.circle) : NONE;
    if (circle === NONE) return refuse('rats/malformed');
    const bit = 1 << circle;
    const params = { circle: circleId(circle), house: houseId(s.house) };
    if (!(inPlay(seatsOf(s)) & bit)) return refuse('rats/not-in-play', params);
    if (!must(CIRCLES_AT[s.house]).includes(circle)) return refuse('rats/elsewhere', params);
    if (s.rats & bit) return refuse('rats/taken', params);
    const places = choosable(s);
    return places & bit ? undefined : refuse('rats/same-side', { ...params, choices: members(places).map(circleId) });
  },

  apply(s, _seat, move, emit) {
    placeRat(s, circleNumber(move.circle), emit);
    // What leaves no choice belongs to this one: a draft shows it, too.
    placeForced(s, emit);
  },
};
