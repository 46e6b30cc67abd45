import { CHANCE, type Seat } from '../../../core/game.ts';
import { type CircleId, GOODS, type GoodName, type HouseId, type Sex } from '../data.ts';
import type { Event } from '../events.ts';
import { game } from '../game.ts';
import type { Action, State } from '../state.ts';
import { circleNumber, houseId, houseNumber, startHouses } from '../town.ts';

const MARKER_ORDER = [2, 2, 1, 2, 2, 1, 3, 2, 2, 1, 2, 2, 1, 3, 2, 1];

/** A table after the set-up: seat 0 begins, seat i has its man in start house i and its woman in the next one. */
export function opened(seats: number): State {
  const s = game.setup(seats, {});
  game.apply(s, CHANCE, { type: 'order', order: Array.from({ length: seats }, (_, seat) => seat) });
  for (const rats of MARKER_ORDER) game.apply(s, CHANCE, { type: 'marker', rats });
  const starts = startHouses(seats).map(houseId);
  for (let i = 0; i < seats; i++) game.apply(s, i, { type: 'settle', house: starts[i] as HouseId });
  for (let i = seats - 1; i >= 0; i--) game.apply(s, i, { type: 'settle', house: starts[(i + 1) % seats] as HouseId });
  return s;
}

interface Position {
  readonly seats?: number;
  /** Circles, or all circles of a house as `@A1`. */
  readonly rats?: string;
  /** `A1 0+1`: the man of seat 0 and the woman of seat 1. */
  readonly homes?: readonly string[];
  readonly markers?: Partial<Record<HouseId, number>>;
  readonly goods?: Readonly<Record<number, readonly GoodName[]>>;
  readonly hall?: Readonly<Record<number, readonly Sex[]>>;
  readonly set?: Partial<State>;
}

/** A table as if the game had come this far. Pieces come from where they would be, so that nothing is made or lost. */
export function table(p: Position = {}) {
  const s = opened(p.seats ?? 3);
  for (const home of p.homes ?? []) moveIn(s, home);
  for (const [id, rats] of Object.entries(p.markers ?? {})) s.marker[houseNumber(id)] = rats;
  for (const [seat, cubes] of Object.entries(p.goods ?? {})) setGoods(s, Number(seat), cubes);
  for (const [seat, children] of Object.entries(p.hall ?? {})) for (const sex of children) addChild(s, Number(seat), sex);
  s.rats = circles(s.money.length, p.rats ?? '');
  if (p.set?.money) s.bank -= p.set.money.reduce((a, b) => a + b, 0);
  if (p.set?.bribes) s.bank -= p.set.bribes.reduce((a, b) => a + b, 0);
  Object.assign(s, p.set);
  return driver(s);
}

export function driver(s: State) {
  const seat = (): Seat => game.pending(s)[0] ?? CHANCE;
  const play = (...moves: object[]): Event[] => {
    const events: Event[] = [];
    for (const move of moves) {
      const legal = game.moves(s, seat()).find((m) => JSON.stringify(m) === JSON.stringify(move));
      if (!legal) throw new Error(`${JSON.stringify(move)} is refused: ${JSON.stringify(game.refusal(s, seat(), move))}`);
      game.apply(s, seat(), legal, (e) => events.push(e));
    }
    return events;
  };
  return {
    state: s,
    seat,
    /** Plays listed moves of whoever is asked, and says what happened. */
    play,
    act: (action: Action): Event[] => play({ type: 'act', action }),
    /** Names houses, and lets them work. */
    work: (...houses: HouseId[]): Event[] => play(...houses.map((house) => ({ type: 'name', house })), { type: 'done' }),
    rat: (...ids: CircleId[]): Event[] => play(...ids.map((circle) => ({ type: 'rat', circle }))),
    done: (): Event[] => play({ type: 'done' }),
    refusal: (move: unknown) => game.refusal(s, seat(), move),
    rule: (move: unknown) => game.refusal(s, seat(), move)?.rule,
    listed: (): string[] => game.moves(s, seat()).map((move) => Object.values(move).join(' ')),
    overrun: (house: HouseId): boolean => (circles(s.money.length, `@${house}`) & ~s.rats) === 0,
  };
}

export const types = (events: readonly Event[]): string[] => events.map((e) => e.type);

/** A set of circles from `N1 N2` or `@A1`. */
export function circles(seats: number, text: string): number {
  return text
    .split(' ')
    .filter((word) => word !== '')
    .reduce((set, word) => set | (word.startsWith('@') ? ofHouse(seats, word.slice(1)) : 1 << number(word)), 0);
}

function number(id: string): number {
  const circle = circleNumber(id);
  if (circle < 0) throw new Error(`no circle ${id}`);
  return circle;
}

function ofHouse(seats: number, id: string): number {
  const s = opened(seats);
  s.house = houseNumber(id);
  if (s.house < 0) throw new Error(`no house ${id}`);
  s.todo = ['place'];
  s.left = 1;
  s.seat = 0;
  return game.moves(s, 0).reduce((set, move) => set | (move.type === 'rat' ? 1 << circleNumber(move.circle) : 0), 0);
}

function moveIn(s: State, home: string): void {
  const [, id, man, woman] = /^(\w+) (\d)\+(\d)$/.exec(home) ?? [];
  const house = houseNumber(id);
  if (house < 0) throw new Error(`no house in ${home}`);
  s.men[house] = Number(man);
  s.women[house] = Number(woman);
  for (const seat of [Number(man), Number(woman)]) s.family[seat] = (s.family[seat] ?? 0) - 1;
}

function setGoods(s: State, seat: Seat, cubes: readonly GoodName[]): void {
  GOODS.forEach((good, i) => {
    const [had, has] = [s.goods[seat * 4 + i] ?? 0, cubes.filter((c) => c === good).length];
    s.goods[seat * 4 + i] = has;
    s.stock[i] = (s.stock[i] ?? 0) + had - has;
  });
}

function addChild(s: State, seat: Seat, sex: Sex): void {
  const i = sex === 'boy' ? 0 : 1;
  s.bag[i] = (s.bag[i] ?? 0) - 1;
  s.hall[seat * 2 + i] = (s.hall[seat * 2 + i] ?? 0) + 1;
  s.family[seat] = (s.family[seat] ?? 0) - 1;
}
