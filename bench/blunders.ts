// A won position is given away by one legal move: does the review name it as the largest mistake of the game?
//   npx tsx bench/blunders.ts [game …] [100it]       reviews the 20 prepared games of each game on all cores and prints the figure
//   npx tsx bench/blunders.ts make [game] [seed]     prepares games until there are 20 (an hour)
// Without a number of imagined games the review is the same as `ratskeller review` makes. Prepared games are kept in test/blunders.
import { fork } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { withDefaults } from '../src/core/replay.ts';
import { GAMES } from '../src/games/index.ts';
import { fileOf, GAME_IDS, type PreparedGame, preparedGames } from '../test/support/blunders.ts';
import type { Finding, Task } from './support/blunder-check.ts';
import { plant } from './support/plant.ts';

const WANTED = 20;
const args = process.argv.slice(2);
const ids = GAME_IDS.filter((id) => args.includes(id));
const games = args.map((arg) => /^(\d+)it$/.exec(arg)?.[1]).find((n) => n !== undefined);
const wanted = ids.length > 0 ? ids : GAME_IDS;

async function make(id: (typeof GAME_IDS)[number], seed: number): Promise<void> {
  const { game } = await GAMES[id]();
  const found: PreparedGame[] = existsSync(fileOf(id)) ? [...preparedGames(id)] : [];
  for (let tries = 0; found.length < WANTED; tries += 1) {
    const seats = game.seats[tries % game.seats.length] ?? 2;
    const prepared = plant(game, seats, withDefaults(game, {}), seed + tries);
    console.log(
      `${id} seed ${seed + tries}, ${seats} seats: ${prepared ? `${prepared.before.toFixed(2)} → ${prepared.after.toFixed(2)}` : 'none'}`,
    );
    if (!prepared) continue;
    found.push(prepared);
    writeFileSync(fileOf(id), found.map((line) => `${JSON.stringify(line)}\n`).join(''));
  }
}

/** Reviews all prepared games of some kinds, as many at a time as there are cores. */
async function check(kinds: readonly (typeof GAME_IDS)[number][]): Promise<void> {
  const tasks = kinds.flatMap((id) =>
    preparedGames(id).map((_, place): Task => ({ id, place, games: games === undefined ? undefined : Number(games) })),
  );
  const findings: Finding[] = [];
  await Promise.all(Array.from({ length: availableParallelism() }, () => reviewNext(tasks, findings)));
  for (const id of kinds) {
    const own = findings.filter((finding) => finding.id === id);
    const found = own.filter((finding) => finding.found).length;
    console.log(`${id}: the planted blunder is the largest mistake in ${found} of ${own.length} games`);
  }
}

/** One process takes the next task as soon as it is free, until none is left. */
function reviewNext(tasks: Task[], findings: Finding[]): Promise<void> {
  const child = fork(new URL('./support/blunder-check.ts', import.meta.url));
  const send = (): void => {
    const task = tasks.shift();
    if (task) child.send(task);
    else child.disconnect();
  };
  child.on('message', (finding: Finding) => {
    findings.push(finding);
    console.log(`${finding.id} ${finding.place + 1}: ${finding.told}${finding.found ? '' : ' MISSED'}`);
    send();
  });
  send();
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error('a review failed'))));
  });
}

const seed = Number(args.find((arg) => /^\d+$/.test(arg)) ?? 1);
if (args[0] === 'make') for (const id of wanted) await make(id, seed);
else await check(wanted);
