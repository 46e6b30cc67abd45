// Runs in a process of its own, one for each core: reviews the prepared games that it is sent.
import { GAMES } from '../../src/games/index.ts';
import { isFound, preparedGames, reviewOf } from '../../test/support/blunders.ts';

/** A prepared game to review. */
export interface Task {
  readonly id: keyof typeof GAMES;
  /** Its place in the file, from 0. */
  readonly place: number;
  readonly games: number | undefined;
}

export interface Finding extends Task {
  readonly found: boolean;
  /** One line about it. */
  readonly told: string;
}

process.on('message', async (task: Task) => {
  const { game } = await GAMES[task.id]();
  const prepared = preparedGames(task.id)[task.place];
  if (!prepared) throw new Error(`there is no prepared game ${task.place}`);
  const started = process.cpuUsage();
  const review = reviewOf(game, prepared, task.games);
  const { user } = process.cpuUsage(started);
  const found = isFound(prepared, review);
  const mistakes = review.mistakes.slice(0, 3).map(({ n, lost }) => `${lost.toFixed(2)} at ${n}`);
  const told = `${prepared.seats} seats, planted at ${prepared.planted}, largest ${mistakes.join(', ')}, ${(user / 1e6).toFixed(1)} s of a core`;
  process.send?.({ ...task, found, told } satisfies Finding);
});
