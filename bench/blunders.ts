// A won position is given away by one legal move: does the review name it as the largest mistake of the game?
//   npx tsx bench/blunders.ts [game …] [--iterations 100]   reviews the 20 prepared games of each game and prints the figure (ten minutes of two cores)
//   npx tsx bench/blunders.ts make [game …] [--seed 1]      drops prepared games that do not hold and prepares new ones until there are 20
// --iterations: so many imagined games a decision, else as many as `ratskeller review` takes. --workers: so many processes, else one a core.
// Prepared games are kept in test/blunders.
import { existsSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { GAMES } from '../src/games/index.ts';
import { fileOf, GAME_IDS, type GameId, type PreparedGame, preparedGames } from '../test/support/blunders.ts';
import type { Done, Task } from './support/blunder-worker.ts';
import { flags } from './support/flags.ts';
import { onProcesses } from './support/processes.ts';

const WANTED = 20;
const WORKER = new URL('./support/blunder-worker.ts', import.meta.url);
const { iterations, seed, workers, words } = flags({ iterations: 0, seed: 1, workers: availableParallelism() }, ['make', ...GAME_IDS]);
const chosen = GAME_IDS.filter((id) => words.includes(id));
const ids = chosen.length > 0 ? chosen : GAME_IDS;

/** On so many processes, each of which says what it has found. */
const onWorkers = (next: () => Task | undefined, done: (result: Done) => void): Promise<void> =>
  onProcesses(WORKER, workers, next, (result: Done) => {
    console.log(`${result.task.id} ${result.told}`);
    done(result);
  });

async function make(id: GameId): Promise<void> {
  const { game } = await GAMES[id]();
  const found: PreparedGame[] = [];
  const keep = ({ prepared, good }: Done): void => {
    if (prepared && good && found.length < WANTED) found.push(prepared);
  };
  const old = existsSync(fileOf(id)) ? [...preparedGames(id).keys()] : [];
  await onWorkers(() => {
    const place = old.shift();
    return place === undefined ? undefined : { type: 'hold', id, place };
  }, keep);
  let tries = 0;
  const plantNext = (): Task | undefined => {
    const seats = game.seats[tries % game.seats.length] ?? 2;
    tries += 1;
    return found.length < WANTED ? { type: 'plant', id, seats, seed: seed + tries - 1 } : undefined;
  };
  await onWorkers(plantNext, (result) => {
    keep(result);
    writeFileSync(fileOf(id), found.map((line) => `${JSON.stringify(line)}\n`).join(''));
  });
}

async function check(): Promise<void> {
  const tasks = ids.flatMap((id) =>
    preparedGames(id).map((_, place): Task => ({ type: 'review', id, place, games: iterations || undefined })),
  );
  const found = new Map<GameId, number>();
  await onWorkers(
    () => tasks.shift(),
    ({ task: { id }, good }) => found.set(id, (found.get(id) ?? 0) + Number(good)),
  );
  for (const id of ids) {
    console.log(`${id}: the planted blunder is the largest mistake in ${found.get(id) ?? 0} of ${preparedGames(id).length} games`);
  }
}

if (words.includes('make')) for (const id of ids) await make(id);
else await check();
