import { writeFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { Command } from 'commander';
import { BOT_NAMES, type BotSpec, parseBotSpec } from '../src/bots/index.ts';
import { checkSeats, list, MAX_SEED, parseOptions, whole } from '../src/cli/flags.ts';
import { complain, print } from '../src/cli/output.ts';
import { progress } from '../src/cli/progress.ts';
import { seeded } from '../src/core/rng.ts';
import { Fault, unknown } from '../src/lab/fault.ts';
import { percent } from '../src/lab/figures.ts';
import { loadGame } from '../src/lab/load-game.ts';
import { type Duel, duel, weightsOf } from '../src/lab/tune/duel.ts';
import { readWeights } from '../src/lab/tune/read-weights.ts';
import { beginTuning, learn, makeFile, moved, type Tuning, throwCoins, toRow, write } from '../src/lab/tune/spsa.ts';
import { wilson } from '../src/lab/wilson.ts';

interface Flags {
  readonly steps: number;
  readonly check: number;
  readonly seats?: string;
  readonly seed: number;
  readonly rate: number;
  readonly bot: string;
  readonly from?: string;
  readonly out?: string;
}

async function tune(id: string, flags: Flags): Promise<void> {
  const { game } = await loadGame(id);
  const weights = weightsOf(game);
  const seats = flags.seats === undefined ? game.seats : list(flags.seats).map((n) => checkSeats(game, Number(n)));
  if (seats.length === 0) throw new Fault('--seats is empty: name one or more numbers of seats, such as --seats 3,4.');
  const match: Match = {
    game,
    options: parseOptions(game, []),
    player: parseBot(flags.bot),
    seats,
    seed: flags.seed,
    rate: flags.rate / 100,
  };
  const before = toRow(weights);
  const tuning = beginTuning(flags.from === undefined ? weights : readWeights(flags.from, weights));
  const bar = progress(id, flags.steps + flags.check);
  const step = async (): Promise<void> => {
    bar.step();
    // Lets a Ctrl-C and the bar through.
    await setImmediate();
  };
  const after = (await improve(match, tuning, flags.steps, step)).map(Math.round);
  const won = await compare(match, [after, before], flags.steps, flags.check, step);
  bar.stop();
  write(weights, after);
  if (flags.out === undefined) print(makeFile(weights).trimEnd());
  else save(flags.out, makeFile(weights));
  if (flags.check === 0) return;
  const { low, high } = wilson(won, 2 * flags.check);
  const share = won / (2 * flags.check);
  print(`The new weights win ${percent(share)} of ${2 * flags.check} games against the old (95 %: ${percent(low)} to ${percent(high)}).`);
}

function parseBot(text: string): BotSpec {
  const spec = parseBotSpec(text);
  if (!spec) throw unknown('bot', text, BOT_NAMES);
  return spec;
}

type Match = Omit<Duel, 'rows'> & { readonly seats: readonly number[]; readonly seed: number; readonly rate: number };

const seatsAt = ({ seats }: Match, n: number): number => seats[n % seats.length] ?? 2;

/** A lead of so many points counts as much as a win: both are learned from, because points tell more a game. */
const CLEAR = 10;
/** The last step moves all numbers by so much of what the first does. */
const LAST_RATE = 0.2;

/** Answers the mean of the second half of the way: a single place on it is mostly noise. */
async function improve(match: Match, tuning: Tuning, steps: number, done: () => Promise<void>): Promise<number[]> {
  const rng = seeded(match.seed);
  const half = Math.floor(steps / 2);
  const sum = tuning.mean.map(() => 0);
  for (let n = 0; n < steps; n++) {
    const coins = throwCoins(tuning, rng);
    const { wins, lead } = duel({ ...match, rows: [moved(tuning, coins, 1), moved(tuning, coins, -1)] }, seatsAt(match, n), match.seed, n);
    const gain = (wins[0] - wins[1] + Math.max(-1, Math.min(1, lead / CLEAR))) / 2;
    learn(tuning, coins, gain, match.rate * (1 - ((1 - LAST_RATE) * n) / steps));
    if (n >= half) for (const [i, w] of tuning.mean.entries()) sum[i] = (sum[i] ?? 0) + w;
    await done();
  }
  return steps === 0 ? tuning.mean : sum.map((w) => w / (steps - half));
}

/** How many games the first row wins, with deals that nobody has learned from. Each row has each seat once a deal. */
async function compare(match: Match, rows: Duel['rows'], from: number, deals: number, done: () => Promise<void>): Promise<number> {
  let won = 0;
  for (let n = 0; n < deals; n++) {
    won += 2 * duel({ ...match, rows }, seatsAt(match, n), match.seed, from + n).wins[0];
    await done();
  }
  return won;
}

function save(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new Fault(`${file} cannot be written (${(error as NodeJS.ErrnoException).code ?? 'unknown reason'}).`);
  }
}

const program = new Command('tune')
  .description("Improve the weights of a game's advice by self-play, and say by fresh games what that gave.")
  .argument('<game>', 'a game whose advice has weights, such as hameln')
  .option('--steps <k>', 'steps of two games each; none only checks', whole('--steps', 0, 10_000_000), 2000)
  .option('--check <k>', 'deals played twice, old weights against new, in the end', whole('--check', 0, 1_000_000), 400)
  .option('--seats <n,n>', 'numbers of seats, in turn (all that the game allows)')
  .option('--seed <s>', 'whole number that decides all chance', whole('--seed', 0, MAX_SEED), 1)
  .option(
    '--rate <r>',
    'hundredths of a trial that a clear win moves all numbers at first; fewer for many steps',
    whole('--rate', 1, 100),
    10,
  )
  .option('--bot <bot>', 'who plays: greedy, or search with iterations', 'greedy')
  .option('--from <file>', "begin with the weights of this file; the old ones that it's checked against stay the game's")
  .option('--out <file>', "write the weights there, such as src/games/hameln/advice/weights.json; else they're printed")
  .addHelpText('after', '\nExample: npx tsx bench/tune.ts hameln --steps 5000 --out weights.json')
  .action(tune);

try {
  await program.parseAsync();
} catch (error) {
  if (!(error instanceof Fault)) throw error;
  complain(error.message);
  process.exitCode = error.status;
}
