import type { Seat } from '../../../../core/game.ts';
import {
  CHILD_CUBES,
  CIRCLES,
  type CircleId,
  FAMILY,
  GOOD_CUBES,
  GOODS,
  type GoodName,
  HOUSES,
  type HouseId,
  type Kind,
  kingsFor,
  MARKERS,
  MARKET_RATS,
  ON_TRACKS,
  PIPER_START,
  REGIONS,
  type RegionName,
  type Sex,
  TOP_STEP,
  TRAPS,
} from '../../data.ts';
import type { Move } from '../../moves.ts';
import type { Ending } from '../../state.ts';

/**
 * The rule book once more, slow and plain: written from RULES.md and the printed rules, with pieces that have names and lie somewhere,
 * and a game that is told from its beginning to its end. It shares nothing with the rules of the game but data.ts and types.
 */

export interface House {
  readonly id: HouseId;
  readonly kind: Kind;
  readonly price: number;
  readonly bonus: number;
  readonly circles: readonly Place[];
  marker: number;
  man: Seat | undefined;
  woman: Seat | undefined;
  king: boolean;
}

/** A circle on a side of a house. */
interface Place {
  readonly circle: CircleId;
  readonly side: string;
}

export interface Player {
  money: number;
  supply: number;
  goods: GoodName[];
  children: Sex[];
  traps: number[];
}

export interface World {
  readonly players: readonly Player[];
  readonly houses: readonly House[];
  order: Seat[];
  phase: number;
  round: number;
  /** The round in which the phase began. */
  since: number;
  /** Eleven steps from the lowest; on each, from left to right, who stands there. */
  readonly ladder: Seat[][];
  readonly rats: Set<CircleId>;
  /** Where rats were put this turn. */
  readonly fresh: Set<CircleId>;
  kings: number;
  piper: RegionName;
  readonly bribes: Record<RegionName, number>;
  cat: Seat | undefined;
  /** How often the silver marker has moved. */
  bought: number;
  readonly market: Record<GoodName, number>;
  readonly bag: Record<Sex, number>;
  markers: number[];
  traps: number[];
  readonly road: Seat[];
  /** Who passed since anything changed. */
  readonly passed: Set<Seat>;
  ending: Ending | undefined;
  closer: Seat | undefined;
}

/** Somebody is asked, or chance; the answer is one of these moves. */
export interface Question {
  readonly seat: Seat;
  readonly moves: readonly Move[];
}
export type Story<T = void> = Generator<Question, T, Move>;

export function* ask(seat: Seat, moves: readonly Move[]): Story<Move> {
  return yield { seat, moves };
}

export const others = (w: World, seat: Seat): Seat[] => seatsOf(w).filter((other) => other !== seat);
export const seatsOf = (w: World): Seat[] => w.players.map((_, seat) => seat);

export function playerOf(w: World, seat: Seat): Player {
  const player = w.players[seat];
  if (!player) throw new Error(`nobody sits at ${seat}`);
  return player;
}

export function houseOf(w: World, id: string): House {
  const house = w.houses.find((h) => h.id === id);
  if (!house) throw new Error(`there is no house ${id}`);
  return house;
}

export function takeOne<T>(list: T[], item: T): void {
  const i = list.indexOf(item);
  if (i < 0) throw new Error(`there is no ${item} to take`);
  list.splice(i, 1);
}

const copies = (counts: readonly number[]): number[] => counts.flatMap((n, i) => Array<number>(n).fill(i + 1));
export const isInPlay = (where: string, seats: number): boolean => where !== 'extra' || seats === 5;

/** `purses` is what the first, the second … in the first order begin with; before it is drawn the first seat is the first. */
export function newWorld(seats: number, purses: readonly number[] = []): World {
  const places = CIRCLES.filter((c) => isInPlay(c.where, seats)).flatMap((c) =>
    c.at.split(' ').map((contact) => ({ circle: c.id, house: contact.split('.')[0], side: contact.split('.')[1] ?? '' })),
  );
  const players = Array.from(
    { length: seats },
    (_, seat): Player => ({ money: purses[seat] ?? 0, supply: FAMILY - ON_TRACKS, goods: ['meat'], children: [], traps: [] }),
  );
  return {
    players,
    houses: HOUSES.map((h) => ({
      ...h,
      circles: places.filter((p) => p.house === h.id),
      marker: h.kind === 'butchery' ? MARKET_RATS : 0,
      man: undefined,
      woman: undefined,
      king: false,
    })),
    order: players.map((_, seat) => seat),
    phase: 1,
    round: 0,
    since: 1,
    ladder: Array.from({ length: TOP_STEP + 1 }, (_, step) => (step === 0 ? players.map((_, seat) => seat).toReversed() : [])),
    rats: new Set(),
    fresh: new Set(),
    kings: kingsFor(seats, 1),
    piper: REGIONS[PIPER_START],
    bribes: { black: 0, yellow: 0, red: 0, green: 0 },
    cat: undefined,
    bought: 0,
    market: { bread: GOOD_CUBES[0], cheese: GOOD_CUBES[1], beer: GOOD_CUBES[2], meat: GOOD_CUBES[3] - seats },
    bag: { boy: CHILD_CUBES, girl: CHILD_CUBES },
    markers: copies(MARKERS),
    traps: copies(TRAPS),
    road: [],
    passed: new Set(),
    ending: undefined,
    closer: undefined,
  };
}

/** Everybody from the highest rank down: the higher step first, on one step the right-most first. */
export const ranking = (w: World): Seat[] => w.ladder.toReversed().flatMap((step) => step.toReversed());
export const stepOf = (w: World, seat: Seat): number => w.ladder.findIndex((step) => step.includes(seat));

export function climb(w: World, seat: Seat, points: number): void {
  const from = stepOf(w, seat);
  const to = Math.min(TOP_STEP, from + points);
  if (to === from) return;
  takeOne(w.ladder[from] ?? [], seat);
  w.ladder[to]?.unshift(seat);
}

export const isOverrun = (w: World, house: House): boolean => house.circles.every((place) => w.rats.has(place.circle));
export const isEmpty = (house: House): boolean => house.man === undefined && house.woman === undefined;

/** The good that a house of this kind makes; none for an influence house. */
export function goodOf(kind: Kind): GoodName | undefined {
  if (kind === 'bakery') return 'bread';
  if (kind === 'dairy') return 'cheese';
  if (kind === 'brewery') return 'beer';
  return kind === 'butchery' ? 'meat' : undefined;
}

export const kindsOf = (goods: readonly GoodName[]): GoodName[] => GOODS.filter((good) => goods.includes(good));
