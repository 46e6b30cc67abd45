// What changing a state in place buys: random games of Rattenscharf by the same rules, once as the engine plays them and
// once for each way in which other engines keep old states untouched. All in one run, on one core: compare the ratios.
//   npx tsx bench/engine.ts [--milliseconds 2000]          for each
import { clone } from '../src/core/clone.ts';
import { type AnyMove, CHANCE } from '../src/core/game.ts';
import { seeded } from '../src/core/rng.ts';
import { GAMES } from '../src/games/index.ts';
import { flags } from './support/flags.ts';

const { milliseconds } = flags({ milliseconds: 2000 });
const { game } = await GAMES.rattenscharf();
const OPTIONS = { scoreShrunkGroups: true, start: 'random' } as const;

/** What happens to a state before a move changes it. */
const COPIES: Readonly<Record<string, (state: unknown) => unknown>> = {
  'in place (this engine)': (state) => state,
  'clone of core a move': clone,
  'JSON round trip a move': (state) => JSON.parse(JSON.stringify(state)) as unknown,
  'structuredClone a move': structuredClone,
};

/** Plays one random game; answers with the number of the players' moves. */
function playGame(copy: (state: unknown) => unknown, seed: number): number {
  const rng = seeded(seed);
  let state: unknown = game.setup(2, OPTIONS);
  let moves = 0;
  for (let seat = game.pending(state)[0]; seat !== undefined; seat = game.pending(state)[0]) {
    state = copy(state);
    if (seat === CHANCE) game.apply(state, seat, game.roll(state, rng));
    else {
      const listed = game.moves(state, seat);
      game.apply(state, seat, listed[rng(listed.length)] as AnyMove);
      moves++;
    }
  }
  return moves;
}

function movesPerSecond(copy: (state: unknown) => unknown, milliseconds: number): number {
  const started = performance.now();
  let moves = 0;
  let elapsed = 0;
  for (let seed = 0; elapsed < milliseconds; seed++) {
    moves += playGame(copy, seed);
    elapsed = performance.now() - started;
  }
  return (1000 * moves) / elapsed;
}

for (const copy of Object.values(COPIES)) movesPerSecond(copy, milliseconds / 4);
const rates = Object.entries(COPIES).map(([name, copy]) => ({ name, rate: movesPerSecond(copy, milliseconds) }));
const best = rates[0]?.rate ?? 1;
for (const { name, rate } of rates)
  console.log(`${name.padEnd(24)} ${String(Math.round(rate)).padStart(9)} moves/s  ${(best / rate).toFixed(2)} x`);
