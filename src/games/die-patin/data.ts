/**
 * The material. From the rulebook (Zoch 2023): seven districts of three areas, four manholes an area, the districts left out
 * with fewer players, nine enterprises of four tiles, four kinds of bonus, and all counts. From public reviews: the manholes
 * are the corners of the areas. Designed by us, because no picture of the board is described anywhere: the flower of seven
 * hexagons cut into rhombi, where each colour lies, the start areas, one tile of each bonus an enterprise, and the names of
 * seven enterprises (hat shop and claw studio are the rulebook's).
 */
export const DISTRICTS = ['red', 'orange', 'blue', 'grey', 'yellow', 'green', 'purple'] as const;
export type District = (typeof DISTRICTS)[number];

/** The corners of each area; three areas a district, in the order of DISTRICTS: upper, left, right. The first is the district's middle. */
export const CORNERS: readonly (readonly number[])[] = [
  [15, 12, 8, 11],
  [15, 11, 18, 22],
  [15, 22, 19, 12],
  [16, 13, 9, 12],
  [16, 12, 19, 23],
  [16, 23, 20, 13],
  [6, 4, 1, 3],
  [6, 3, 8, 12],
  [6, 12, 9, 4],
  [5, 3, 0, 2],
  [5, 2, 7, 11],
  [5, 11, 8, 3],
  [14, 11, 7, 10],
  [14, 10, 17, 21],
  [14, 21, 18, 11],
  [24, 22, 18, 21],
  [24, 21, 26, 29],
  [24, 29, 27, 22],
  [25, 23, 19, 22],
  [25, 22, 27, 30],
  [25, 30, 28, 23],
];
export const AREAS = 21;
export const MANHOLES = 31;
export const AREAS_A_DISTRICT = 3;

/** By number of players; nobody plays alone. */
export const UNUSED_DISTRICTS: readonly (readonly District[])[] = [
  [],
  [],
  ['orange', 'grey', 'blue', 'yellow'],
  ['orange', 'grey'],
  ['orange'],
  [],
];
const FIRST_START_AREAS: readonly (readonly number[])[] = [[], [], [16, 20], [8, 13, 20], [6, 10, 15, 20], [3, 6, 12, 15, 20]];
const EVENED_START_AREAS = FIRST_START_AREAS.with(4, [8, 9, 17, 20]);
/**
 * By the option `starts`, then by the number of players. With four and with five one area won more than its share (docs/fairness.md);
 * games go on with those that they began with, and the first did not name them.
 */
export const START_AREAS = {
  unnamed: FIRST_START_AREAS,
  evened: EVENED_START_AREAS,
  'evened-5': EVENED_START_AREAS.with(5, [3, 6, 13, 15, 20]),
};
export const ENTERPRISES_REMOVED: readonly number[] = [0, 0, 5, 3, 1, 0];

export const ENTERPRISES = ['hat', 'claw', 'fish', 'barber', 'bakery', 'pawn', 'garage', 'cinema', 'flower'] as const;
export type Enterprise = (typeof ENTERPRISES)[number];
export const BONUSES = ['rat', 'loot', 'expel', 'point'] as const;
export type Bonus = (typeof BONUSES)[number];
/** A tile is `enterprise * 4 + bonus`: every enterprise has one tile of each bonus. */
export const TILES = 36;
export const TILES_AN_ENTERPRISE = 4;

export const CARDS = ['administration', 'invasion', 'bribe'] as const;
export type Card = (typeof CARDS)[number];
export const MISSIONS = ['areas', 'tallest', 'manholes', 'backrooms', 'loot'] as const;
export type Mission = (typeof MISSIONS)[number];
export const FIGURES = ['henchman', 'boss'] as const;
export type Figure = (typeof FIGURES)[number];

export const ROUNDS = 5;
/** One boss and three henchmen: so many turns a round. */
export const FIGURES_A_SEAT = 4;
export const RATS_A_SEAT = 30;
export const ROOMS_A_SEAT = 10;
export const LOOT_A_DISTRICT = 2;
/** The rats of the start area, manhole by manhole. */
export const FIRST_RATS: readonly number[] = [3, 2, 1];

export const HENCHMAN_ACTIONS = 2;
export const BOSS_ACTIONS = 5;
export const BOSS_BRIBES = 4;
export const INVASION_RATS = 2;
export const BOSS_POWER = 2;

/** Points for so many tiles of one enterprise. */
export const CHAIN_POINTS: readonly number[] = [0, 1, 3, 6, 10];
