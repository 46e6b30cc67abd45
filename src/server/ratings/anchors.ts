import type { LevelName } from '../../core/game.ts';
import type { Ladder, Rung } from '../../core/registry.ts';
import { LADDERS } from '../../games/index.ts';
import { BETA, type Belief, believe, NEWCOMER } from './reckon.ts';

/** A list of ratings: two at a table play another game than more do, whatever the rules have in common. See docs/decisions/0044. */
export const COMPANIES = ['duel', 'company'] as const;
export type Company = (typeof COMPANIES)[number];
export const companyOf = (seats: number): Company => (seats === 2 ? 'duel' : 'company');
export const poolOf = (game: string, seats: number): string => `${game}/${companyOf(seats)}`;

/** Where somebody begins is where an apprentice stands. */
const FIRST: LevelName = 'apprentice';

/** How far apart two must be for the one to win so often among so many of the other. No ladder is so steep that it has no end. */
function stepOf([won, games]: Rung, seats: number): number {
  const share = (won + 0.5) / (games + 1);
  return BETA * Math.sqrt(seats) * Math.log((share * (seats - 1)) / (1 - share));
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

function measured(ladder: Ladder, company: Company): readonly [LevelName, Belief][] {
  const rungs = Object.entries(ladder).filter(([seats]) => companyOf(Number(seats)) === company);
  if (rungs.length === 0) return [];
  const step = (level: LevelName): number => mean(rungs.map(([seats, row]) => stepOf(row[level], Number(seats))));
  const journeyman = NEWCOMER.mu / 1e6 + step('journeyman');
  const master = journeyman + step('master');
  return [
    [FIRST, { mu: NEWCOMER.mu, sigma: 0 }],
    ['journeyman', believe({ mu: journeyman, sigma: 0 })],
    ['master', believe({ mu: master, sigma: 0 })],
  ];
}

const ANCHORS = new Map(
  Object.entries(LADDERS).flatMap(([game, ladder]) =>
    COMPANIES.map((company) => [`${game}/${company}`, new Map<string, Belief>(measured(ladder, company))]),
  ),
);

/** Where the levels stand in a pool, the weakest first; none of a game that was not measured. */
export const anchorsOf = (pool: string): ReadonlyMap<string, Belief> => ANCHORS.get(pool) ?? new Map();

/** Every pool for which the levels were measured. */
export const MEASURED: readonly string[] = [...ANCHORS].filter(([, levels]) => levels.size > 0).map(([pool]) => pool);
