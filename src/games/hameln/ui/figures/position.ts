import { add } from '../../../../core/counts.ts';
import { enterAll } from '../../../../core/enter.ts';
import type { CircleId, HouseId, Sex } from '../../data.ts';
import { game } from '../../game.ts';
import type { Move } from '../../moves.ts';
import type { State } from '../../state.ts';
import { circleNumber, houseId, houseNumber, startHouses } from '../../town.ts';

const MARKERS = [2, 2, 1, 2, 2, 1, 3, 2, 2, 1, 2, 2, 1, 3, 2, 1];

/** Plays on by the rules. */
export const enter = (s: State, ...moves: readonly Move[]): State => enterAll(game, s, moves);

/** So many families after the set-up; red begins. Each has a man in one start house and a woman in the next. */
export function opened(count = 4): State {
  const seats = Array.from({ length: count }, (_, i) => i);
  const starts = startHouses(seats.length).map(houseId);
  const settle = (i: number): Move => ({ type: 'settle', house: starts[i % seats.length] ?? 'TL' });
  return enter(
    game.setup(seats.length, {}),
    { type: 'order', order: seats },
    ...MARKERS.map((rats): Move => ({ type: 'marker', rats })),
    ...seats.map((i) => settle(i)),
    ...seats.toReversed().map((i) => settle(i + 1)),
  );
}

export interface Wish {
  readonly seats?: number;
  readonly rats?: readonly CircleId[];
  /** Whose man and whose woman live there. */
  readonly homes?: Partial<Record<HouseId, readonly [man: number, woman: number]>>;
  readonly markers?: Partial<Record<HouseId, number>>;
  readonly children?: readonly (readonly [seat: number, sex: Sex])[];
  readonly set?: Partial<State>;
}

/** A table as if the game had come this far. */
export function position({ seats = 4, rats = [], homes = {}, markers = {}, children = [], set = {} }: Wish): State {
  const s = opened(seats);
  for (const [id, [man, woman]] of Object.entries(homes)) {
    s.men[houseNumber(id)] = man;
    s.women[houseNumber(id)] = woman;
    for (const seat of [man, woman]) add(s.family, seat, -1);
  }
  for (const [id, n] of Object.entries(markers)) s.marker[houseNumber(id)] = n;
  for (const [seat, sex] of children) {
    const i = sex === 'boy' ? 0 : 1;
    add(s.bag, i, -1);
    add(s.hall, seat * 2 + i, 1);
    add(s.family, seat, -1);
  }
  s.rats = circleSet(rats);
  return Object.assign(s, set);
}

export const circleSet = (ids: readonly CircleId[]): number => ids.reduce((all, id) => all | (1 << circleNumber(id)), 0);
