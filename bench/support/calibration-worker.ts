// Runs in a process of its own: plays a game and asks the review about some of its positions, by the hand-made advice and by the network.
import { readFileSync } from 'node:fs';
import { loadNetwork } from '../../src/bots/index.ts';
import type { NetworkFile } from '../../src/core/learned.ts';
import type { Foretold } from '../../src/lab/calibration/figures.ts';
import { chanceIn, positionsOf } from '../../src/lab/calibration/positions.ts';
import { loadGame } from '../../src/lab/load-game.ts';

export interface Task {
  readonly id: string;
  readonly seats: number;
  readonly seed: number;
  readonly index: number;
  /** Rounds of search a move of the players; imagined games a question to the review. */
  readonly iterations: number;
  readonly depth: number;
  readonly keep: number;
  /** A network to try instead of the game's own. */
  readonly file: string | undefined;
}

export interface Done {
  readonly task: Task;
  readonly terms: readonly Foretold[];
  /** Undefined where there is no network for the game with so many. */
  readonly network: readonly Foretold[] | undefined;
  /** Seconds of a core that the answers took. */
  readonly seconds: { readonly terms: number; readonly network: number };
}

async function work(task: Task): Promise<Done> {
  const { id, seats, seed, index, iterations, depth, keep, file } = task;
  const { game } = await loadGame(id);
  const other = file === undefined ? undefined : (JSON.parse(readFileSync(file, 'utf8')) as NetworkFile);
  const loaded = await loadNetwork(game, other && { ...other, seats: game.seats });
  const network = loaded?.seats.includes(seats) ? loaded : undefined;
  const positions = positionsOf({ game, seats, seed, index, iterations, network, keep });
  const ask = (by?: typeof network): { readonly list: Foretold[]; readonly seconds: number } => {
    const start = process.cpuUsage();
    const list = positions.map((position) => ({ predicted: chanceIn(game, position, depth, by), got: position.got }));
    const { user, system } = process.cpuUsage(start);
    return { list, seconds: (user + system) / 1e6 };
  };
  const terms = ask();
  const learned = network && ask(network);
  return { task, terms: terms.list, network: learned?.list, seconds: { terms: terms.seconds, network: learned?.seconds ?? 0 } };
}

process.on('message', (task: Task) => {
  void work(task).then((done) => process.send?.(done));
});
