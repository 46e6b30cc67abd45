import { BEYOND_ROAD, ROAD } from './data.ts';

/** What a child on this space of the road to Transylvania costs, from 0. */
export const penalty = (space: number): number => ROAD[space] ?? BEYOND_ROAD;
