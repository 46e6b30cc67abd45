// Do seats whose chances a review gives as 70 % win seven games of ten? Good players play against themselves; at some starts of turns
// the review is asked for the chances of a seat drawn by lot, by the hand-made advice and by the network, and what came of it is noted.
//   npx tsx bench/calibration.ts [--game hameln] [--seats 3] [--games 60] [--positions 6]   60 games of each game with each number of seats
//   --iterations 24: how long the players think (by the network, where there is one); --depth 40: imagined games a question to the review,
//   whose own number is 40 to 200; --network FILE: another network than the game's own; --seed 1; --workers 2
import { availableParallelism } from 'node:os';
import { type Calibration, calibrate, type Foretold } from '../src/lab/calibration/figures.ts';
import { gameIds, loadGame } from '../src/lab/load-game.ts';
import type { Done, Task } from './support/calibration-worker.ts';
import { flags } from './support/flags.ts';
import { onProcesses } from './support/processes.ts';

const asked = flags({
  game: gameIds(),
  seats: [2, 3, 4, 5],
  games: 60,
  positions: 6,
  iterations: 24,
  depth: 40,
  network: '',
  seed: 1,
  workers: availableParallelism(),
});
const { games } = asked;

async function tasksOf(id: string): Promise<Task[]> {
  const { game } = await loadGame(id);
  const { seed, iterations, depth, positions: keep, network } = asked;
  const given = { id, seed, iterations, depth, keep, file: network || undefined };
  return game.seats
    .filter((seats) => asked.seats.includes(seats))
    .flatMap((seats) => Array.from({ length: games }, (_, index): Task => ({ ...given, seats, index })));
}

/** What was foretold for one game with one number of seats. */
interface Told {
  readonly terms: Foretold[];
  readonly network: Foretold[];
  readonly seconds: { terms: number; network: number };
  games: number;
}

const told = new Map<string, Told>();

function note({ task: { id, seats }, terms, network, seconds }: Done): void {
  const key = `${id} ${seats}`;
  const known = told.get(key) ?? { terms: [], network: [], seconds: { terms: 0, network: 0 }, games: 0 };
  told.set(key, known);
  known.terms.push(...terms);
  known.network.push(...(network ?? []));
  known.seconds.terms += seconds.terms;
  known.seconds.network += seconds.network;
  known.games += 1;
  console.error(`${key}: ${known.games} of ${games} games`);
}

const fixed = (x: number): string => x.toFixed(3);
const percent = (x: number): string => (100 * x).toFixed(0);
const tableRow = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

function figures(name: string, by: string, { n, brier, logLoss, error }: Calibration, seconds?: number): string {
  const each = seconds === undefined ? '' : ((1000 * seconds) / Math.max(1, n)).toFixed(0);
  return tableRow([name, by, String(n), fixed(brier), fixed(logLoss), fixed(error), each]);
}

function deciles(by: string, { deciles: all }: Calibration): string[] {
  return [
    tableRow([`foretold by ${by}, %`, ...all.map(({ n, predicted }) => (n > 0 ? percent(predicted) : ''))]),
    tableRow(['came about, %', ...all.map(({ n, got }) => (n > 0 ? percent(got) : ''))]),
    tableRow(['positions', ...all.map(({ n }) => String(n))]),
  ];
}

const ids = asked.game;
const tasks = (await Promise.all(ids.map(tasksOf))).flat();
await onProcesses(new URL('./support/calibration-worker.ts', import.meta.url), asked.workers, () => tasks.shift(), note);

console.log(tableRow(['game and seats', 'judged by', 'positions', 'Brier', 'log loss', 'calibration error', 'ms of a core']));
console.log(tableRow(Array<string>(7).fill('---')));
for (const [name, { terms, network, seconds }] of told) {
  console.log(figures(name, 'terms', calibrate(terms), seconds.terms));
  if (network.length > 0) console.log(figures(name, 'network', calibrate(network), seconds.network));
}
for (const id of ids) {
  const own = [...told].flatMap(([name, one]) => (name.startsWith(`${id} `) ? [one] : []));
  // Only where both can be asked are they compared.
  const both = own.filter(({ network }) => network.length > 0);
  const shown = both.length > 0 ? both : own;
  const terms = calibrate(shown.flatMap((one) => one.terms));
  const network = calibrate(both.flatMap((one) => one.network));
  console.log(`\n${id}\n`);
  console.log(tableRow(['', ...Array.from({ length: 10 }, (_, i) => `${10 * i}–${10 * (i + 1)} %`)]));
  console.log(tableRow(Array<string>(11).fill('---')));
  for (const line of deciles('terms', terms)) console.log(line);
  if (network.n > 0) for (const line of deciles('the network', network)) console.log(line);
  console.log(`\n${id}: terms: Brier ${fixed(terms.brier)}, log loss ${fixed(terms.logLoss)}, calibration error ${fixed(terms.error)}`);
  if (network.n === 0) continue;
  console.log(
    `${id}: network: Brier ${fixed(network.brier)}, log loss ${fixed(network.logLoss)}, calibration error ${fixed(network.error)}`,
  );
}
