import { setImmediate } from 'node:timers/promises';
import { loadNetwork, type Network, networkFor } from '../bots/index.ts';
import type { AnyGame } from '../core/game.ts';
import { open } from '../core/match.ts';
import { closeOutsiders, decide } from './exec/decide.ts';
import { loadGame } from './load-game.ts';
import { isProgram, type Player } from './players.ts';
import { playout, playoutWith, type Result, type Run } from './playout.ts';
import { chunks, onThreads } from './pool.ts';
import { type Out, saveGame } from './save.ts';

/** Some games of a run, as a thread is asked for them. */
export interface Batch {
  readonly run: Run;
  readonly from: number;
  readonly to: number;
  readonly out: Out | undefined;
}

/** Plays the games of a batch, and writes their records where they are wanted. */
export async function playBatch({ run, from, to, out }: Batch): Promise<Result[]> {
  const pack = await loadGame(run.game);
  const { game } = pack;
  const statistics = from < (run.watch ?? 0) ? await pack.statistics?.() : undefined;
  const outside = run.lineUps.some((players) => players.some(isProgram));
  const networks = await networksOf(game, run);
  const results: Result[] = [];
  for (let index = from; index < to; index++) {
    const match = open(game, run.seats, run.options);
    const options = { keepLog: out !== undefined, statistics, networks };
    results.push(outside ? await playoutWith(decide, match, run, index, options) : playout(match, run, index, options));
    if (out) saveGame(out, match, run, index);
  }
  return results;
}

/** What those who play have learned. */
export async function networksOf(game: AnyGame, { lineUps }: Run): Promise<Map<Player, Network>> {
  const found = new Map<Player, Network>();
  for (const player of new Set(lineUps.flat())) {
    if (isProgram(player)) continue;
    const network = await (player.network ? loadNetwork(game, player.network) : networkFor(game, player.bot));
    if (network) found.set(player, network);
  }
  return found;
}

/** Somebody who plays batches elsewhere and hands over the results of each as soon as they are there, in any order. */
export type PlayBatches = (batches: readonly Batch[], done: (results: readonly Result[]) => void) => Promise<void>;

/** So many batches for each that could play them elsewhere: how many that are is not known. */
const ELSEWHERE = 16;

/** Who plays: so many threads of this machine, or somebody elsewhere. */
export type Hands = number | PlayBatches;

/** Plays games 0 … games-1 of a run and hands each result to `add`. */
export async function runGames(run: Run, games: number, hands: Hands, add: (result: Result) => void, out?: Out): Promise<void> {
  const workers = typeof hands === 'number' ? hands : ELSEWHERE;
  const batches: Batch[] = chunks(games, workers).map(({ from, to }) => ({ run, from, to, out }));
  const done = (results: readonly Result[]): void => {
    for (const result of results) add(result);
  };
  try {
    if (typeof hands !== 'number') return await hands(batches, done);
    if (workers > 1 && batches.length > 1) return await onThreads('playBatch', batches, workers, done);
    for (const batch of batches) {
      done(await playBatch(batch));
      // Lets a Ctrl-C and a bar through.
      await setImmediate();
    }
  } finally {
    closeOutsiders();
  }
}
