import type { Command } from 'commander';
import { BOTS } from '../bots/index.ts';
import { copyState } from '../core/clone.ts';
import { type AnyGame, type AnyMove, CHANCE, type Options } from '../core/game.ts';
import { open } from '../core/match.ts';
import { pick, seeded } from '../core/rng.ts';
import { parseOptions, whole } from './flags.ts';
import { gameIds, loadGame } from './load-game.ts';
import { grouped, percent, print, printJson, table } from './output.ts';
import { parsePlayer } from './players.ts';
import { playout } from './playout.ts';
import { progress } from './progress.ts';
import { type TimeShares, timeShares } from './time-shares.ts';

interface Figures {
  readonly game: string;
  readonly seats: number;
  readonly movesPerSecond: number;
  readonly gamesPerSecond: number;
  readonly clonesPerSecond: number;
  readonly viewsPerSecond: number;
  readonly searchIterationsPerSecond: number;
  readonly searchShares: TimeShares;
}

const FIGURES = 6;

export function addBench(program: Command): void {
  program
    .command('bench')
    .description(
      'Measure the engine on one core: random play, whole games, copies, views and search, for each game, and what a search spends its time on.',
    )
    .argument('[game...]', 'only these games')
    .option('--milliseconds <n>', 'time for each figure', whole('--milliseconds', 1, 600_000), 1000)
    .option('--json', 'print the figures as JSON')
    .addHelpText('after', '\nExample: ratskeller bench --json')
    .action(bench);
}

async function bench(names: readonly string[], flags: { readonly milliseconds: number; readonly json?: true }): Promise<void> {
  const ids = names.length === 0 ? gameIds() : names;
  const games = await Promise.all(ids.map(async (id) => (await loadGame(id)).game));
  const bar = progress('bench', games.length * FIGURES);
  const figures = games.map((game) => measure(game, flags.milliseconds, () => bar.step()));
  bar.stop();
  if (flags.json) return printJson(figures);
  for (const { game, seats, searchShares, ...rates } of figures) {
    print(`${game}, ${seats} seats, one core`);
    print(
      table(
        Object.entries(rates).map(([name, rate]) => [words(name), grouped(rate).padStart(12)]),
        '  ',
      ),
    );
    const parts = Object.entries(searchShares).map(([name, share]) => `${name} ${percent(share)}`);
    print(`  search spends its time on: ${parts.join(', ')}`);
  }
}

/** searchIterationsPerSecond → "search iterations/s" */
const words = (name: string): string => `${name.replace('PerSecond', '').replace(/[A-Z]/g, (c) => ` ${c.toLowerCase()}`)}/s`;

function measure(game: AnyGame, milliseconds: number, step: () => void): Figures {
  const seats = game.seats[0] ?? 2;
  const options = parseOptions(game, []);
  const rate = (work: () => number): number => {
    const r = perSecond(work, milliseconds);
    step();
    return r;
  };
  const play = randomGames(game, seats, options);
  const position = early(game, seats, options);
  const middle = early(game, seats, options, 20);
  // The first round warms the engine up; only the second is believed.
  perSecond(play, milliseconds / 4);
  const split = timeShares(game, (watched) => perSecond(() => search(watched, position), milliseconds));
  step();
  return {
    game: game.id,
    seats,
    movesPerSecond: rate(play),
    gamesPerSecond: rate(() => Math.min(1, play())),
    clonesPerSecond: rate(() => many(100, () => copyState(game, middle))),
    viewsPerSecond: rate(() => many(100, (i) => game.view(middle, i % seats))),
    searchIterationsPerSecond: rate(() => search(game, position)),
    searchShares: split,
  };
}

/** Does pieces of work for a time; each says how much it was. */
function perSecond(work: () => number, milliseconds: number): number {
  const started = performance.now();
  let done = 0;
  let elapsed = 0;
  do {
    done += work();
    elapsed = performance.now() - started;
  } while (elapsed < milliseconds);
  return Math.round((1000 * done) / elapsed);
}

/** What is made must be kept for a while, or the compiler sees that nobody wants it and does not make it. */
const kept: unknown[] = [];

function many(times: number, work: (i: number) => unknown): number {
  for (let i = 0; i < times; i++) kept[i] = work(i);
  return times;
}

/** Plays one whole game each time and answers with its number of moves. */
function randomGames(game: AnyGame, seats: number, options: Options): () => number {
  const lineUps = [Array.from({ length: seats }, () => parsePlayer('random'))];
  const run = { game: game.id, seats, options, lineUps, seed: 1 };
  let index = 0;
  return () => playout(open(game, seats, options), run, index++).moves;
}

/** A position after some random entries, with a player to move. */
function early(game: AnyGame, seats: number, options: Options, entries = 4): unknown {
  const rng = seeded(1);
  const state: unknown = game.setup(seats, options);
  for (let i = 0; i < entries || game.pending(state)[0] === CHANCE; i++) {
    const seat = game.pending(state)[0];
    if (seat === undefined) return early(game, seats, options, entries - 2);
    const moves = seat === CHANCE ? [game.roll(state, rng) as AnyMove] : (game.moves(state, seat) as readonly AnyMove[]);
    game.apply(state, seat, pick(moves, rng));
  }
  return state;
}

const ITERATIONS = 200;

function search(game: AnyGame, state: unknown): number {
  const seat = game.pending(state)[0] ?? 0;
  BOTS.search({ game, view: game.view(state, seat), seat, budget: { iterations: ITERATIONS }, rng: seeded(1) });
  return ITERATIONS;
}
