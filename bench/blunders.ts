// A won position is given away by one legal move: does the review name it as the largest mistake of the game?
//   npx tsx bench/blunders.ts [game …] [100it]       reviews the 20 prepared games of each game and prints the figure
//   npx tsx bench/blunders.ts make [game] [seed]     prepares games until there are 20 (an hour)
import { existsSync, writeFileSync } from 'node:fs';
import { withDefaults } from '../src/core/replay.ts';
import { GAMES } from '../src/games/index.ts';
import { fileOf, GAME_IDS, isFound, type PreparedGame, preparedGames, reviewOf } from '../test/support/blunders.ts';
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

async function check(id: (typeof GAME_IDS)[number]): Promise<void> {
  const { game } = await GAMES[id]();
  let found = 0;
  const all = preparedGames(id);
  for (const [i, prepared] of all.entries()) {
    const started = performance.now();
    const review = reviewOf(game, prepared, games === undefined ? undefined : Number(games));
    const named = isFound(prepared, review);
    if (named) found += 1;
    const [first, second] = review.mistakes;
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const runnerUp = `largest ${first?.lost.toFixed(2) ?? '-'} at ${first?.n}, next ${second?.lost.toFixed(2) ?? '-'}`;
    console.log(
      `${id} ${i + 1}: ${prepared.seats} seats, planted at ${prepared.planted}, ${runnerUp}, ${seconds} s ${named ? '' : 'MISSED'}`,
    );
  }
  console.log(`${id}: the planted blunder is the largest mistake in ${found} of ${all.length} games`);
}

for (const id of wanted) await (args[0] === 'make' ? make(id, Number(args.find((arg) => /^\d+$/.test(arg)) ?? 1)) : check(id));
