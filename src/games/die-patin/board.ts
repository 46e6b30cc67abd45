import { must } from '../../core/must.ts';
import { AREAS, AREAS_A_DISTRICT, CORNERS, DISTRICTS, MANHOLES, START_AREAS, UNUSED_DISTRICTS } from './data.ts';
import type { PatinOptions } from './state.ts';

/** What follows from the corners of the areas, worked out once. Everything that depends on the number of players is a list by it. */

const areas = Array.from({ length: AREAS }, (_, area) => area);
const manholes = Array.from({ length: MANHOLES }, (_, manhole) => manhole);
const PLAYERS = [0, 1, 2, 3, 4, 5];

export const districtOf = (area: number): number => Math.floor(area / AREAS_A_DISTRICT);
export const cornersOf = (area: number): readonly number[] => must(CORNERS[area]);

const isUsed = (players: number, area: number): boolean => {
  const district = DISTRICTS[districtOf(area)];
  return players >= 2 && district !== undefined && !must(UNUSED_DISTRICTS[players]).includes(district);
};

const sharedCorners = (a: number, b: number): number => cornersOf(a).filter((corner) => cornersOf(b).includes(corner)).length;

const AREAS_IN_PLAY = PLAYERS.map((players) => areas.filter((area) => isUsed(players, area)));
const MANHOLES_IN_PLAY = AREAS_IN_PLAY.map((used) => manholes.filter((m) => used.some((area) => cornersOf(area).includes(m))));
const NEIGHBOURS = AREAS_IN_PLAY.map((used) =>
  areas.map((area) => (used.includes(area) ? used.filter((other) => other !== area && sharedCorners(area, other) === 2) : [])),
);
const AROUND = AREAS_IN_PLAY.map((used) => manholes.map((m) => used.filter((area) => cornersOf(area).includes(m))));

export const areasInPlay = (players: number): readonly number[] => must(AREAS_IN_PLAY[players]);
export const manholesInPlay = (players: number): readonly number[] => must(MANHOLES_IN_PLAY[players]);
/** The areas that share two manholes with this one. */
export const neighboursOf = (players: number, area: number): readonly number[] => must(neighboursByArea(players)[area]);
export const neighboursByArea = (players: number): readonly (readonly number[])[] => must(NEIGHBOURS[players]);
/** The areas that a manhole touches. */
export const areasAround = (players: number, manhole: number): readonly number[] => must(areasByManhole(players)[manhole]);
export const areasByManhole = (players: number): readonly (readonly number[])[] => must(AROUND[players]);
export const startAreas = (players: number, starts: PatinOptions['starts']): readonly number[] =>
  must(START_AREAS[starts ?? 'unnamed'][players]);
export const districtsInPlay = (players: number): readonly number[] => must(DISTRICTS_IN_PLAY[players]);

const DISTRICTS_IN_PLAY = AREAS_IN_PLAY.map((used) => DISTRICTS.map((_, d) => d).filter((d) => used.includes(d * AREAS_A_DISTRICT)));
