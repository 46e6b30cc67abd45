import type { ColumnSpread } from '../columns.ts';
import { conducts } from '../exec/conduct.ts';
import type { Conduct } from '../exec/faults.ts';
import { lineUps } from '../line-ups.ts';
import type { Player } from '../players.ts';
import type { Result, Run } from '../playout.ts';
import { type Hands, runGames } from '../run-games.ts';
import type { ShareInterval } from '../shares.ts';
import { type Tally, tally } from '../tally.ts';
import { duels } from './duels.ts';
import { pointsByBot, type Standing, seatShares, standings } from './standings.ts';

/** What an arena is about. */
export interface Fight extends Omit<Run, 'lineUps' | 'duplicate'> {
  /** A player that is listed twice is one bot that sits on two seats. */
  readonly players: readonly Player[];
  readonly games: number;
  readonly workers: Hands;
}

/** What came of it. */
export interface Fought {
  readonly seats: number;
  readonly games: number;
  readonly seed: number;
  readonly deals: number;
  /** So many line-ups played each deal. */
  readonly lineUps: number;
  readonly standings: readonly Standing[];
  readonly duels: readonly (readonly (number | undefined)[])[];
  readonly pointsByBot: readonly Readonly<Record<string, ColumnSpread>>[];
  readonly seatShares: readonly ShareInterval[];
  readonly tally: Tally;
  /** How programs from outside behaved, by name and in sentences. */
  readonly programs: Readonly<Record<string, Conduct>> | undefined;
  readonly remarks: readonly string[];
}

/** Plays an arena: every deal by every line-up. `played` hears of each game. */
export async function fight({ players, games, workers, ...rest }: Fight, played: () => void): Promise<Fought> {
  const { seats, seed } = rest;
  const groups = lineUps(players.length, seats);
  const run: Run = { ...rest, lineUps: groups.map((group) => group.flatMap((bot) => players[bot] ?? [])), duplicate: true };
  const results: Result[] = [];
  const counted = tally(seats);
  const programs = conducts(run);
  await runGames(run, games, workers, (result) => {
    results.push(result);
    counted.add(result);
    programs.add(result);
    played();
  });
  const names = [...new Set(players.map((p) => p.name))];
  const seating = run.lineUps.map((line) => line.map((player) => names.indexOf(player.name)));
  return {
    ...{ seats, games, seed, deals: Math.ceil(games / groups.length), lineUps: groups.length },
    standings: standings(names, seating, results),
    duels: duels(names.length, seating, results),
    pointsByBot: pointsByBot(names.length, seating, results),
    seatShares: seatShares(seats, groups.length, results),
    tally: counted.tally,
    programs: programs.programs,
    remarks: programs.remarks,
  };
}
