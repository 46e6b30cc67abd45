// Runs in a process of its own, one for each core: prepares and reviews games as it is asked to.
import { networkOf } from '../../src/bots/index.ts';
import { withDefaults } from '../../src/core/options.ts';
import { GAMES } from '../../src/games/index.ts';
import { fits, type GameId, isFound, type PreparedGame, preparedGames, reviewOf } from '../../test/support/blunders.ts';
import { plant } from './plant.ts';
import { holds } from './truth.ts';

export type Task =
  /** Is the prepared game at this place of the file a good one? */
  | { readonly type: 'hold'; readonly id: GameId; readonly place: number }
  /** Play a game and plant a blunder in it. */
  | { readonly type: 'plant'; readonly id: GameId; readonly seats: number; readonly seed: number }
  /** Does the review find the blunder? */
  | { readonly type: 'review'; readonly id: GameId; readonly place: number; readonly games: number | undefined };

export interface Done {
  readonly task: Task;
  /** One line about it. */
  readonly told: string;
  /** Whether the game holds, or the blunder was found. */
  readonly good: boolean;
  readonly prepared: PreparedGame | undefined;
}

async function work(task: Task): Promise<Done> {
  const { game } = await GAMES[task.id]();
  if (task.type === 'plant') {
    const prepared = plant(game, task.seats, withDefaults(game, {}), task.seed, await networkOf(game));
    const found = prepared ? `${prepared.before.toFixed(2)} → ${prepared.after.toFixed(2)}` : 'none';
    return { task, told: `seed ${task.seed}, ${task.seats} seats: ${found}`, good: prepared !== undefined, prepared };
  }
  const prepared = preparedGames(task.id)[task.place];
  if (!prepared) throw new Error(`there is no prepared game ${task.place}`);
  if (task.type === 'hold') {
    const good = fits(game, prepared) && holds(game, prepared, await networkOf(game));
    return { task, told: `${task.place + 1} ${good ? 'holds' : 'does not hold'}`, good, prepared };
  }
  if (!fits(game, prepared))
    return { task, told: `${task.place + 1}: does not fit the rules any more, MISSED; see make`, good: false, prepared };
  const started = process.cpuUsage();
  const review = await reviewOf(game, prepared, task.games);
  const seconds = (process.cpuUsage(started).user / 1e6).toFixed(1);
  const good = isFound(prepared, review);
  const mistakes = review.mistakes.slice(0, 3).map(({ n, lost }) => `${lost.toFixed(2)} at ${n}`);
  const found = `planted at ${prepared.planted}, largest ${mistakes.join(', ')}, ${seconds} s of a core`;
  return { task, told: `${task.place + 1}: ${prepared.seats} seats, ${found}${good ? '' : ' MISSED'}`, good, prepared };
}

process.on('message', (task: Task) => {
  void work(task).then((done) => process.send?.(done));
});
