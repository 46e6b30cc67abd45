import { add, at, sum } from '../../core/counts.ts';
import type { Seat } from '../../core/game.ts';
import { must } from '../../core/must.ts';
import { makeSheet, type ScoreSheet } from '../../core/sheet.ts';
import { CATEGORIES, type Category, INFLUENCE_POINTS, MONEY_POINTS, MONEY_POINTS_FIVE, TRAP_POINTS } from './data.ts';
import type { Emit } from './events.ts';
import { isOverrun, penalty, trapsOf } from './look.ts';
import { active, NONE, type State, seatsOf } from './state.ts';
import { HOUSE_COUNT, PRICE } from './town.ts';

/** For ending the game, and for the cat. */
const SINGLE = 1;

type Points = number[];
const nothing = (s: State): Points => Array<number>(seatsOf(s)).fill(0);

function single(s: State, seat: Seat): Points {
  const points = nothing(s);
  if (seat !== NONE) points[seat] = SINGLE;
  return points;
}

/** Points by place; equal amounts are ordered by influence, so the seats come in order of rank and the sort is stable. */
function byPlace(s: State, seats: readonly Seat[], amount: (seat: Seat) => number, table: readonly number[]): Points {
  const points = nothing(s);
  seats
    .toSorted((a, b) => amount(b) - amount(a))
    .forEach((seat, place) => {
      points[seat] = at(table, place);
    });
  return points;
}

/** At least one trap is needed. Values are secret until the end, and so is who leads. */
function trapPoints(s: State): Points {
  if (s.ending === null) return nothing(s);
  const owners = s.rank.filter((seat) => trapsOf(s, seat).length > 0);
  return byPlace(s, owners, (seat) => sum(trapsOf(s, seat)), TRAP_POINTS);
}

export const moneyTable = (s: State): readonly number[] => (seatsOf(s) === 5 ? MONEY_POINTS_FIVE : MONEY_POINTS);

/** A house counts its price for its man and for its woman, unless it is overrun. */
function housePoints(s: State): Points {
  const points = nothing(s);
  for (let house = 0; house < HOUSE_COUNT; house++) {
    const man = at(s.men, house);
    if (man === NONE || isOverrun(s, house)) continue;
    add(points, man, at(PRICE, house));
    const woman = at(s.women, house);
    if (woman !== NONE) add(points, woman, at(PRICE, house));
  }
  return points;
}

function roadPoints(s: State): Points {
  const points = nothing(s);
  s.road.forEach((seat, space) => {
    add(points, seat, -penalty(space));
  });
  return points;
}

export const columns = (s: State): Readonly<Record<Category, readonly number[]>> => ({
  closer: single(s, s.closer),
  cat: single(s, s.cat),
  traps: trapPoints(s),
  influence: byPlace(s, s.rank, () => 0, INFLUENCE_POINTS),
  money: byPlace(s, s.rank, (seat) => at(s.money, seat), moneyTable(s)),
  houses: housePoints(s),
  road: roadPoints(s),
});

/** As if the game were scored now; traps count only when they are shown. */
export const sheet = (s: State): ScoreSheet => makeSheet(columns(s), seatsOf(s), s.ending ?? undefined);

/** The most points win; of equals, the one with more influence. */
export function winner(s: State): Seat {
  const { totals } = sheet(s);
  const most = Math.max(...totals);
  return must(s.rank.find((seat) => totals[seat] === most));
}

export function payoffs(s: State): readonly number[] {
  const best = winner(s);
  return s.money.map((_, seat) => (seat === best ? 1 : 0));
}

/** The third phase is over: whoever took the emperor ended the game, the traps are shown, and all is counted. */
export function finish(s: State, emit?: Emit): void {
  s.todo = [];
  s.ending = s.cause;
  s.closer = s.cause === 'emperor' ? active(s) : NONE;
  if (!emit) return;
  for (const seat of s.rank) {
    const values = trapsOf(s, seat).slice();
    if (values.length > 0) emit({ type: 'traps-shown', seat, values, total: sum(values) });
  }
  const points = columns(s);
  for (const category of CATEGORIES)
    for (const seat of s.rank) {
      const n = at(points[category], seat);
      if (n !== 0) emit({ type: 'scored', seat, category, points: n });
    }
  const best = winner(s);
  emit({ type: 'won', seat: best, points: at(sheet(s).totals, best) });
}
