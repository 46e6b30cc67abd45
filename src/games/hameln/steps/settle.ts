import { add, at } from '../../../core/counts.ts';
import type { Refusal, Seat } from '../../../core/game.ts';
import { isMove } from '../../../core/json.ts';
import { must } from '../../../core/must.ts';
import { refuse } from '../../../core/refuse.ts';
import type { Emit, Step } from '../../../core/steps.ts';
import type { Event } from '../events.ts';
import { SETTLE_MOVES, type Settle } from '../moves.ts';
import type { RuleId } from '../rule-ids.ts';
import { active, due, NONE, type State, seatsOf } from '../state.ts';
import { houseId, houseNumber, startHouses } from '../town.ts';
import { beginTurn, newRound } from '../turn.ts';

type Refused = Refusal<RuleId> | undefined;
/** By house: whose woman lives there, while somebody thinks ahead. */
type Women = readonly number[];

/** The two forbidden neighbourhoods, and whether all who follow would still have a choice. */
function womanRefusal(s: State, seat: Seat, house: number): Refused {
  const man = at(s.men, house);
  if (at(s.women, house) !== NONE) return refuse('start/woman-there', { house: houseId(house), other: at(s.women, house) });
  if (ownMan(s, seat, house)) return refuse('start/own-man', { house: houseId(house) });
  if (sameNeighbour(s, s.women, seat, house)) return refuse('start/same-neighbour', { house: houseId(house), other: man });
  const women = s.women.slice();
  women[house] = seat;
  const stranded = firstStranded(s, women, s.turn - 1);
  return stranded === NONE ? undefined : refuse('start/leaves-no-choice', { house: houseId(house), other: stranded });
}

const ownMan = (s: State, seat: Seat, house: number): boolean => at(s.men, house) === seat;

/** Whether the man of this house already has his woman beside the man of `seat`. */
function sameNeighbour(s: State, women: Women, seat: Seat, house: number): boolean {
  const home = s.men.indexOf(seat);
  return at(women, home) === at(s.men, house);
}

/** Whether everybody from this place on the track down to the first can still be settled. */
function canSettle(s: State, women: Women, place: number): boolean {
  return place < 0 || openTo(s, women, must(s.order[place])).some((next) => canSettle(s, next, place - 1));
}

/** The positions after each house that `seat` may choose by the two neighbourhoods alone. */
function openTo(s: State, women: Women, seat: Seat): Women[] {
  return startHouses(seatsOf(s)).flatMap((house) => {
    if (at(women, house) !== NONE || ownMan(s, seat, house) || sameNeighbour(s, women, seat, house)) return [];
    return [women.map((other, h) => (h === house ? seat : other))];
  });
}

/** The first player who would be left without a choice, whatever those between do; NONE if everybody has one. */
function firstStranded(s: State, women: Women, place: number): Seat {
  if (canSettle(s, women, place)) return NONE;
  let positions: Women[] = [women.slice()];
  for (let i = place; i >= 0; i--) {
    const seat = must(s.order[i]);
    positions = positions.flatMap((w) => openTo(s, w, seat));
    if (positions.length === 0) return seat;
  }
  return NONE;
}

function houseRefusal(s: State, seat: Seat, house: number): Refused {
  if (due(s) === 'woman') return womanRefusal(s, seat, house);
  return at(s.men, house) === NONE ? undefined : refuse('start/man-there', { house: houseId(house), other: at(s.men, house) });
}

/** The set-up: men into the start houses in turn order, then women in reverse order. */
export const settle: Step<State, Settle, Event, RuleId> = {
  moves: (s, seat) => startHouses(seatsOf(s)).flatMap((house) => (houseRefusal(s, seat, house) ? [] : must(SETTLE_MOVES[house]))),

  refusal(s, seat, move) {
    const house = isMove(move, 'settle', ['house']) ? houseNumber(move.house) : NONE;
    if (house === NONE) return refuse('start/malformed');
    const starts = startHouses(seatsOf(s));
    if (!starts.includes(house)) {
      const choices = starts.filter((start) => !houseRefusal(s, seat, start)).map(houseId);
      return refuse('start/other-house', { house: houseId(house), choices });
    }
    return houseRefusal(s, seat, house);
  },

  apply(s, seat, move, emit) {
    const house = houseNumber(move.house);
    const who = due(s) === 'man' ? 'man' : 'woman';
    (who === 'man' ? s.men : s.women)[house] = seat;
    add(s.family, seat, -1);
    emit?.({ type: 'settled', seat, house: move.house, who });
    advance(s, who, emit);
  },
};

function advance(s: State, who: 'man' | 'woman', emit: Emit<Event> | undefined): void {
  if (who === 'man' && s.turn + 1 < seatsOf(s)) s.turn++;
  else if (who === 'man') s.todo = ['woman'];
  else if (s.turn > 0) s.turn--;
  else {
    newRound(s, emit);
    beginTurn(s, emit);
    return;
  }
  s.seat = active(s);
}
