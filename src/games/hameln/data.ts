/**
 * The material. From the rulebooks (Fragor Games 2006, German and French text): everything that can be counted. The board was
 * printed as pictures that no source keeps, so houses, prices, circles and tracks are a reconstruction of ours: RULES.md says
 * what is known of them and what is designed.
 */
export const REGIONS = ['black', 'yellow', 'red', 'green'] as const;
export type RegionName = (typeof REGIONS)[number];
/** What the piper asks for a child, by field; the fields are listed clockwise. */
export const CHILD_PRICE = [2, 2, 3, 1] as const;
export const PIPER_START = 1;

export const GOODS = ['bread', 'cheese', 'beer', 'meat'] as const;
export type GoodName = (typeof GOODS)[number];
export const MEAT = 3;
export const GOOD_PRICE = [1, 2, 3, 4] as const;
export const GOOD_CUBES = [12, 12, 12, 20] as const;

export const KINDS = ['bakery', 'dairy', 'brewery', 'butchery', 'influence'] as const;
export type Kind = (typeof KINDS)[number];

export interface House {
  readonly id: string;
  readonly kind: Kind;
  /** What the groom pays, and the points in the end. */
  readonly price: number;
  /** Influence for both who move in. */
  readonly bonus: number;
  readonly region: RegionName;
}

const house = <I extends string>(id: I, kind: Kind, price: number, region: RegionName, bonus = 0) =>
  ({ id, kind, price, bonus, region }) as const;

export const HOUSES = [
  house('A1', 'brewery', 4, 'black'),
  house('A2', 'influence', 2, 'black', 2),
  house('b1', 'bakery', 2, 'black'),
  house('c1', 'dairy', 4, 'black'),
  house('TL', 'butchery', 5, 'black'),
  house('ML', 'butchery', 5, 'black'),
  house('A3', 'dairy', 3, 'yellow'),
  house('A4', 'brewery', 5, 'yellow'),
  house('A5', 'influence', 6, 'yellow', 2),
  house('b4', 'bakery', 3, 'yellow'),
  house('TR', 'butchery', 5, 'yellow'),
  house('MR', 'butchery', 5, 'red'),
  house('BR', 'butchery', 5, 'red'),
  house('c4', 'dairy', 4, 'red'),
  house('d4', 'bakery', 2, 'red'),
  house('E4', 'influence', 2, 'red', 2),
  house('E5', 'brewery', 4, 'red'),
  house('BL', 'butchery', 5, 'green'),
  house('d1', 'bakery', 3, 'green'),
  house('E1', 'influence', 6, 'green', 2),
  house('E2', 'brewery', 5, 'green'),
  house('E3', 'dairy', 3, 'green'),
] as const satisfies readonly House[];
export type HouseId = (typeof HOUSES)[number]['id'];

export interface Circle {
  readonly id: string;
  /** The houses it lies at, each with the side. */
  readonly at: string;
  /** One or two regions: it is cleaned with either. */
  readonly regions: readonly RegionName[];
  readonly where: 'lane' | 'market' | 'extra';
}

const lane = <I extends string>(id: I, at: string, ...regions: RegionName[]) => ({ id, at, regions, where: 'lane' }) as const;
const market = <I extends string>(id: I, at: string, ...regions: RegionName[]) => ({ id, at, regions, where: 'market' }) as const;
/** In play with five only. */
const extra = <I extends string>(id: I, at: string, ...regions: RegionName[]) => ({ id, at, regions, where: 'extra' }) as const;

export const CIRCLES = [
  lane('N1', 'A1.E A2.W b1.N', 'black'),
  lane('N2', 'A2.E A3.W TL.N', 'black', 'yellow'),
  lane('N3', 'A3.E A4.W TR.N', 'yellow'),
  lane('N4', 'A4.E A5.W b4.N', 'yellow'),
  lane('N5', 'A1.N A2.N', 'black'),
  lane('N6', 'A4.N A5.N', 'yellow'),
  lane('N7', 'A3.S TL.E TR.W', 'yellow', 'black'),
  lane('N8', 'b1.E TL.W ML.N', 'black'),
  lane('N9', 'b4.W TR.E MR.N', 'yellow', 'red'),
  lane('W1', 'A1.S c1.N b1.W', 'black'),
  lane('W2', 'c1.E ML.W', 'black'),
  lane('W3', 'c1.S E1.N d1.W', 'black', 'green'),
  lane('O1', 'A5.S c4.N b4.E', 'yellow', 'red'),
  lane('O2', 'c4.W MR.E', 'red'),
  lane('O3', 'c4.S E5.N d4.E', 'red'),
  lane('S1', 'E1.E E2.W d1.S', 'green'),
  lane('S2', 'E2.E E3.W BL.S', 'green'),
  lane('S3', 'E3.E E4.W BR.S', 'green', 'red'),
  lane('S4', 'E4.E E5.W d4.S', 'red'),
  lane('S5', 'E1.S E2.S', 'green'),
  lane('S6', 'E4.S E5.S', 'red'),
  lane('S7', 'E3.N BL.E BR.W', 'green', 'red'),
  lane('S8', 'd1.E BL.W ML.S', 'green', 'black'),
  lane('S9', 'd4.W BR.E MR.S', 'red'),
  market('M1', 'TL.S TR.S', 'black', 'yellow'),
  market('M2', 'MR.W', 'red'),
  market('M3', 'BL.N BR.N', 'green', 'red'),
  market('M4', 'ML.E', 'black'),
  extra('X1', 'TL.E TR.W', 'black', 'yellow'),
  extra('X2', 'BL.E BR.W', 'green', 'red'),
] as const satisfies readonly Circle[];
export type CircleId = (typeof CIRCLES)[number]['id'];

/** By number of players, in the order in which they are listed as moves. */
export const START_HOUSES: Readonly<Record<number, readonly HouseId[]>> = {
  3: ['TL', 'MR', 'BL'],
  4: ['TL', 'ML', 'MR', 'BR'],
  5: ['TL', 'ML', 'TR', 'MR', 'BR'],
};

export const PHASES = 3;
/** Kings waiting at the beginning of each phase; in the third the last one is the emperor. */
export const kingsFor = (seats: number, phase: number): number => (seats === 5 ? 4 : 3) + phase;
/** Six kings and the emperor. */
export const FIGURES = 7;

/** Activity markers by rats, from 1. The six butcheries have a printed 3 instead. */
export const MARKERS = [5, 9, 2] as const;
export const MARKET_RATS = 3;
export const SMALL_RATS = 30;

/** Traps by value, from 1. */
export const TRAPS = [4, 4, 4] as const;
export const TRAP_COUNT = 12;

export const SEXES = ['boy', 'girl'] as const;
export type Sex = (typeof SEXES)[number];
export const BOY = 0;
export const GIRL = 1;
/** Cubes of each sex. */
export const CHILD_CUBES = 4;

export const FAMILY = 15;
/** One on the track of turn order, one on the ladder of influence. */
export const ON_TRACKS = 2;
/** 35 of one florin, 10 of five; more may be paid out, because money is unlimited. */
export const COINS = 85;
/** Florins by place in the first order that even the places, by number of players (docs/fairness.md); with five nothing needs it. */
export const EVENED_PURSES: Readonly<Record<number, readonly number[]>> = { 3: [3, 1, 0], 4: [1, 1, 0, 0] };

export const CAT_PRICE = 4;
export const CAT_OWNERS_SHARE = 1;
/** The ring of influence: [florins, points]. The marker starts before the first and never comes back to its start. */
export const RING = [
  [2, 1],
  [3, 2],
  [4, 2],
  [5, 3],
  [6, 3],
  [3, 1],
] as const;
export const TOP_STEP = 10;
/** Points lost on the road to Transylvania, by space; each further child costs the last. */
export const ROAD = [1, 1, 2, 2, 3, 3, 4, 5] as const;
export const BEYOND_ROAD = 6;

/** A phase that lasts so many rounds ends, like one in which nobody can move: every game ends. */
export const LONGEST_PHASE = 50;

/** What counts in the end, in the order of counting, and the points by place. */
export const CATEGORIES = ['closer', 'cat', 'traps', 'influence', 'money', 'houses', 'road'] as const;
export type Category = (typeof CATEGORIES)[number];
export const TRAP_POINTS = [3, 1] as const;
export const INFLUENCE_POINTS = [3, 2, 1] as const;
export const MONEY_POINTS = [5, 3, 1] as const;
export const MONEY_POINTS_FIVE = [5, 3, 2, 1] as const;
