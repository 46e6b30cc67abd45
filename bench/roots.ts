// What would parallel roots give? One player among others who search with n iterations each: once it is one of them with twice as many
// iterations, once it puts two searches of n iterations together at the root, as two workers would in the same time.
//   npx tsx bench/roots.ts GAME SEATS ITERATIONS GAMES SEED
import { choices, type Question } from '../src/bots/bot.ts';
import { explore } from '../src/bots/search/explore.ts';
import { search } from '../src/bots/search/search.ts';
import { type Decision, type Option, optionsOf } from '../src/bots/search/tree.ts';
import { type AnyGame, type AnyMove, CHANCE, type Seat } from '../src/core/game.ts';
import { withDefaults } from '../src/core/replay.ts';
import { fork, seeded } from '../src/core/rng.ts';
import { winners } from '../src/core/sheet.ts';
import { GAMES } from '../src/games/index.ts';

const [id = '', ...numbers] = process.argv.slice(2);
const [seats = 2, iterations = 200, games = 40, seed = 1] = numbers.map(Number);
const load = GAMES[id as keyof typeof GAMES];
if (!load) throw new Error(`${id} is not a game`);
const { game }: { game: AnyGame } = await load();

type Player = (question: Question) => AnyMove;
const once: Player = (question) => search({ ...question, budget: { iterations } });
const twice: Player = (question) => search({ ...question, budget: { iterations: 2 * iterations } });

/** Two trees that know nothing of each other; what they found at their roots is added up. */
const together: Player = (question) => {
  const [only, ...others] = choices(question);
  if (others.length === 0) return only;
  const found = [0, 1].flatMap(() => explore({ ...question, budget: { iterations } }).decision ?? []);
  const [first] = found;
  return first ? (optionsOf(merged(first, found))[0]?.move ?? only) : only;
};

function merged(first: Decision, all: readonly Decision[]): Decision {
  const known = new Map<string, Option>();
  for (const decision of all) {
    for (const option of optionsOf(decision)) {
      const key = JSON.stringify(option.move);
      const other = known.get(key) ?? { ...option, visits: 0, total: 0, squares: 0 };
      other.visits += option.visits;
      other.total += option.total;
      other.squares += option.squares;
      known.set(key, other);
    }
  }
  return { ...first, known };
}

/** The share of a win that the odd one out gets at this seat. */
function share(odd: Player, place: Seat, deal: number): number {
  const luck = seeded(deal);
  const rng = seeded(fork(luck));
  const state: unknown = game.setup(seats, withDefaults(game, {}));
  for (let seat = game.pending(state)[0]; seat !== undefined; seat = game.pending(state)[0]) {
    const player = seat === place ? odd : once;
    const move = seat === CHANCE ? game.roll(state, luck) : player({ game, view: game.view(state, seat), seat, budget: {}, rng });
    game.apply(state, seat, move);
  }
  const won = winners(game.payoffs(state));
  return won.includes(place) ? 1 / won.length : 0;
}

for (const [name, odd] of Object.entries({ together, twice })) {
  let sum = 0;
  for (let i = 0; i < games; i += 1) sum += share(odd, i % seats, seed + Math.floor(i / seats));
  const p = sum / games;
  console.log(
    `${id} ${seats} seats ${iterations}it ${name}: ${(100 * p).toFixed(1)} ± ${(100 * Math.sqrt((p * (1 - p)) / games)).toFixed(1)} % of ${games}`,
  );
}
