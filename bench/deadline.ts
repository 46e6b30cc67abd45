/**
 * Whether a bot keeps its time when every core is busy: search with a budget in milliseconds, asked in positions all through random
 * games of each game at its largest table, while one idle loop runs for each core.
 *
 *   npx tsx bench/deadline.ts [--budget 500] [--decisions 100] [--game hameln] [--bot search] [--idle]
 *
 * --idle leaves the cores alone, for comparison.
 */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { BOTS, isBotName } from '../src/bots/index.ts';
import { type AnyGame, type AnyMove, CHANCE, type Options, type Seat } from '../src/core/game.ts';
import { withDefaults } from '../src/core/replay.ts';
import { pick, seeded } from '../src/core/rng.ts';
import { GAMES } from '../src/games/index.ts';

const { values } = parseArgs({
  options: {
    budget: { type: 'string', default: '500' },
    decisions: { type: 'string', default: '100' },
    game: { type: 'string', default: Object.keys(GAMES).join(',') },
    bot: { type: 'string', default: 'search' },
    idle: { type: 'boolean', default: false },
  },
});
const milliseconds = Number(values.budget);
const decisions = Number(values.decisions);
const bot = isBotName(values.bot) ? BOTS[values.bot] : BOTS.search;

interface Question {
  readonly view: unknown;
  readonly seat: Seat;
}

/** Real decisions, from the first to the last of random games; those with a single answer take no thought. */
function* questions(game: AnyGame, seats: number, options: Options): Generator<Question> {
  for (let seed = 1; ; seed++) {
    const rng = seeded(seed);
    const state: unknown = game.setup(seats, options);
    for (let due = game.pending(state)[0]; due !== undefined; due = game.pending(state)[0]) {
      const moves: readonly AnyMove[] =
        due === CHANCE ? [game.roll(state, rng) as AnyMove] : (game.moves(state, due) as readonly AnyMove[]);
      // A few of each game, so that a hundred questions come from many.
      if (due !== CHANCE && moves.length > 1 && rng(12) === 0) yield { view: game.view(state, due), seat: due };
      game.apply(state, due, pick(moves, rng));
    }
  }
}

function measure(game: AnyGame): number[] {
  const seats = game.seats.at(-1) ?? 2;
  const times: number[] = [];
  let seed = 1;
  for (const { view, seat } of questions(game, seats, withDefaults(game, {}))) {
    const began = performance.now();
    bot({ game, view, seat, budget: { milliseconds }, rng: seeded(seed++) });
    times.push(performance.now() - began);
    if (times.length > decisions) break;
  }
  // The first question warms the engine up.
  return times.slice(1).sort((a, b) => a - b);
}

const at = (sorted: readonly number[], share: number): string => (sorted[Math.ceil(share * sorted.length) - 1] ?? 0).toFixed(0);

const busy = values.idle
  ? []
  : Array.from({ length: availableParallelism() }, () => spawn(process.execPath, ['-e', 'for(;;);'], { stdio: 'ignore' }));
try {
  console.log(`${values.bot}, ${milliseconds} ms, ${decisions} decisions a game, ${busy.length} cores kept busy`);
  for (const id of values.game.split(',')) {
    const load = Object.entries(GAMES).find(([name]) => name === id)?.[1];
    if (!load) throw new Error(`There is no game "${id}": choose of ${Object.keys(GAMES).join(', ')}.`);
    const times = measure((await load()).game);
    console.log(`${id.padEnd(14)} p50 ${at(times, 0.5)} ms, p99 ${at(times, 0.99)} ms, max ${at(times, 1)} ms`);
  }
} finally {
  for (const child of busy) child.kill('SIGKILL');
}
