import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { BOTS } from '../src/bots/index.ts';
import { CHANCE } from '../src/core/game.ts';
import { withDefaults } from '../src/core/options.ts';
import { pick, seeded } from '../src/core/rng.ts';
import { GAMES } from '../src/games/index.ts';
import { flags } from './support/flags.ts';

/**
 * Whether a bot keeps its deadline while every core is busy: decisions of random games of all kinds and seat counts.
 * Run with: npx tsx bench/deadline.ts [--decisions 100] [--milliseconds 500]
 */
const { decisions, milliseconds } = flags({ decisions: 100, milliseconds: 500 });

const busy = Array.from({ length: availableParallelism() }, () => new Worker('for (;;);', { eval: true }));
const spent: number[] = [];
const rng = seeded(1);
const games = await Promise.all(Object.values(GAMES).map(async (load) => (await load()).game));

for (let n = 0; spent.length < decisions; n++) {
  const game = games[n % games.length] ?? games[0];
  if (!game) break;
  const state: unknown = game.setup(pick(game.seats, rng), withDefaults(game, {}));
  // Somewhere in the game: each decision is asked for with a chance of one in forty.
  for (let seat = game.pending(state)[0]; seat !== undefined; seat = game.pending(state)[0]) {
    const moves = seat === CHANCE ? [game.roll(state, rng)] : game.moves(state, seat);
    if (moves.length > 1 && rng(40) === 0 && spent.length < decisions) {
      const began = performance.now();
      BOTS.search({ game, view: game.view(state, seat), seat, budget: { milliseconds }, rng });
      spent.push(performance.now() - began);
    }
    game.apply(state, seat, pick(moves, rng));
  }
}
await Promise.all(busy.map((worker) => worker.terminate()));

spent.sort((a, b) => a - b);
const at = (share: number): string => `${(spent[Math.min(spent.length - 1, Math.floor(share * spent.length))] ?? 0).toFixed(0)} ms`;
console.log(`${spent.length} decisions of ${milliseconds} ms with every core busy: p50 ${at(0.5)}, p99 ${at(0.99)}, longest ${at(1)}`);
