/** What things are worth, in hundredths of a point; chances in hundredths. Tuned by playing greedy bots against each other. */

export const POINT = 100;

/** An area by itself, for what it will allow in each round to come. */
export const AREA_A_ROUND = 16;
/** The chance to collect a tile of an own area: two figures are there or can be, one and one, or in a later round. */
export const TILE_READY = 85;
export const TILE_SOON = 55;
export const TILE_LATER = 40;
/** Nobody can work on all areas at once: the best chances count more. */
export const TILE_WEIGHTS = [100, 70, 50, 30];
/** Bonuses by their place in BONUSES; the point is a point. */
export const BONUS_WORTH = [25, 40, 25, 100];

/** Loot by its number, and each further one. */
export const LOOT_WORTH = [0, 40, 78, 112, 142, 168, 190];
export const LOOT_MORE = 12;

/** The chance to lead at the end of the round, by the lead now: from three behind to three ahead. */
export const LEAD_NOW = [3, 8, 18, 38, 70, 84, 93];
/** And in rounds to come. */
export const LEAD_LATER = [10, 16, 24, 34, 46, 56, 64];
/** One step of a lead is so much, by mission. */
export const LEAD_UNIT = [1, 2, 2, 1, 2];

/** The chance to lose an area, by what is missing to hold it against the most that a neighbour can bring; the first is "nothing". */
export const LOSS = [5, 12, 18, 24, 30, 35, 39, 42];
/** The chance to take an area, by how many bribes more it needs than can be paid; the first is "none". */
export const GAIN = [60, 34, 20, 12, 6];

/** A rat on the board, for all that is not counted otherwise. */
export const RAT = 9;
/** One that drives away, wherever. */
export const CHASE = 22;
/** Hope of a boss who is still to come: so much of what her card can do now. */
export const BOSS_HOPE = 80;
