/**
 * The ladder of levels for each game and number of seats: one apprentice among random players, one journeyman among apprentices,
 * one master among journeymen, every deal from every seat. A step counts when its 95 % interval lies above the fair share.
 *
 *   npx tsx bench/ladder.ts [--games 60] [--game hameln,die-patin] [--seats 3,4] [--steps master] [--master master:200ms]
 *                           [--workers 2] [--fresh] [--table] [--results bench/results/ladder.json]
 *   npx tsx bench/ladder.ts --among search:300ms --games 200 --results bench/results/master-1.json
 *                           one master among masters who have not learned and take all of their time, nothing else
 *   npx tsx bench/ladder.ts --among master-1 --master master:300ms --games 200 --results bench/results/master-1.json
 *                           the same, but both may take 300 ms and answer as soon as their choice is made
 *
 * A budget of time is processor time, so that it does not matter what else the machine does.
 * Results are kept in the file after every few deals, and a second run goes on from there: --games is what each step shall have in
 * the end. --fresh forgets them, which it should after a change of the bots; --table prints what is there without playing. What lies in
 * the tree is also written into `src/games/GAME/ladder.ts`, which ratings stand on.
 */
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { pairedInterval } from '../src/lab/arena/paired.ts';
import { gameIds, loadGame } from '../src/lab/load-game.ts';
import { flags } from './support/flags.ts';
import { LadderStore, type Part, type Step } from './support/ladder-store.ts';

const asked = flags({
  games: 60,
  game: gameIds(),
  seats: [2, 3, 4, 5],
  steps: ['apprentice', 'journeyman', 'master'],
  master: 'master',
  among: '',
  workers: 2,
  fresh: false,
  table: false,
  results: '',
});
const KEPT = join(import.meta.dirname, 'results', 'ladder.json');
const results = asked.results || KEPT;
/** So many independent parts make an interval that can be believed. */
const PARTS = 20;
const CLOCK = join(import.meta.dirname, 'support', 'processor-clock.mjs');
const BIN = join(import.meta.dirname, '..', 'bin', 'ratskeller.js');
const run = promisify(execFile);
const percent = (share: number): string => (100 * share).toFixed(0);

const LADDER: readonly (readonly [string, string])[] = [
  ['apprentice', 'random'],
  ['journeyman', 'apprentice'],
  [asked.master, 'journeyman'],
];
const RUNGS = asked.among === '' ? LADDER : [[asked.master, asked.among] as const];
const levelOf = (bot: string): string => bot.split(':')[0] ?? bot;
const isWanted = (strong: string): boolean => asked.steps.includes(levelOf(strong));

const store = new LadderStore(results, asked.fresh);
const all = await rows();
const wanted = all.filter(({ seats }) => asked.seats.includes(seats));
if (!asked.table)
  for (const { game, seats } of wanted)
    for (const [strong, weak] of RUNGS) if (isWanted(strong)) await climb({ game, seats, strong, weak });
if (results === KEPT && asked.among === '') for (const game of asked.game) keepRungs(game);
console.log(markdown());

async function rows(): Promise<{ readonly game: string; readonly seats: number }[]> {
  const rowsOf = asked.game.map(async (game) => {
    const { seats } = (await loadGame(game)).game;
    return seats.map((n) => ({ game, seats: n }));
  });
  return (await Promise.all(rowsOf)).flat();
}

/** Plays what is missing of one step, several parts at a time. */
async function climb(step: Omit<Step, 'parts'>): Promise<void> {
  const played = store.partsOf(step);
  let missing = asked.games - played.reduce((sum, p) => sum + p.seatings, 0);
  let seed = Math.max(0, ...played.map((p) => p.seed));
  const usual = Math.max(1, Math.round(asked.games / step.seats / PARTS));
  const work = async (): Promise<void> => {
    while (missing > 0) {
      const deals = Math.min(usual, Math.ceil(missing / step.seats));
      missing -= deals * step.seats;
      seed += 1;
      store.add(step, await part(step, seed, deals));
      console.error(`${step.game} ${step.seats}: ${line(step)}`);
    }
  };
  await Promise.all(Array.from({ length: asked.workers }, work));
}

/** Some deals: the stronger bot plays each from every seat. */
async function part({ game, seats, strong, weak }: Omit<Step, 'parts'>, seed: number, deals: number): Promise<Part> {
  const bots = [strong, ...Array<string>(seats - 1).fill(weak)].join(',');
  const flags = ['--games', String(deals * seats), '--seed', String(seed), '--workers', '1', '--json'];
  const { stdout } = await run(process.execPath, [
    '--import',
    CLOCK,
    BIN,
    'arena',
    game,
    '--seats',
    String(seats),
    '--bots',
    bots,
    ...flags,
  ]);
  const [row] = JSON.parse(stdout) as { readonly games: number; readonly share: number }[];
  if (!row) throw new Error('the arena said nothing');
  return { seed, seatings: row.games, points: row.share * row.games };
}

/** "71.4 % (62.0–79.3), 2.14 x, 60 games" */
function line(step: Omit<Step, 'parts'>): string {
  const { share, low, high, seatings } = standing(step);
  const name = `${step.strong} among ${step.weak}`;
  if (seatings === 0) return `${name}: not played`;
  const clear = low > 1 / step.seats ? '' : ', NOT CLEAR';
  return `${name}: ${percent(share)} % (${percent(low)}–${percent(high)}), ${(share * step.seats).toFixed(2)} x fair, ${seatings} games${clear}`;
}

function standing(step: Omit<Step, 'parts'>) {
  const parts = store.partsOf(step);
  const seatings = parts.reduce((sum, p) => sum + p.seatings, 0);
  const points = parts.reduce((sum, p) => sum + p.points, 0);
  return { seatings, points, share: points / Math.max(1, seatings), ...pairedInterval(parts, seatings) };
}

/** For the ratings, once all of a game's rungs were played. */
function keepRungs(game: string): void {
  const bySeats = all
    .filter((row) => row.game === game)
    .map(({ seats }) => ({ seats, rungs: LADDER.map(([wish, weak]) => rungOf(bestKnown(game, seats, wish, weak))) }));
  if (bySeats.some(({ rungs }) => rungs.includes(undefined))) return;
  const lines = [
    "import type { Ladder } from '../../core/registry.ts';",
    '',
    '/** As `bench/ladder.ts` measured it, which writes this file. */',
    'export const ladder: Ladder = {',
    ...bySeats.map(({ seats, rungs }) => `  ${seats}: { ${rungs.join(', ')} },`),
    '};',
  ];
  writeFileSync(join(import.meta.dirname, '..', 'src', 'games', game, 'ladder.ts'), `${lines.join('\n')}\n`);
}

/** "master: [54, 60]" */
function rungOf(step: Omit<Step, 'parts'>): string | undefined {
  const { seatings, points } = standing(step);
  return seatings > 0 ? `${levelOf(step.strong)}: [${Number(points.toFixed(1))}, ${seatings}]` : undefined;
}

/** Levels are measured with a budget of their own where a second a turn takes too long, so any of them counts. */
function bestKnown(game: string, seats: number, wish: string, weak: string): Omit<Step, 'parts'> {
  return { game, seats, strong: store.mostPlayed({ game, seats, weak, level: levelOf(wish) }) ?? wish, weak };
}

/** For the README. */
function markdown(): string {
  const head = ['game', 'seats', ...RUNGS.map(([strong, weak]) => `${levelOf(strong)} among ${weak}`)];
  const body = wanted.map(({ game, seats }) => {
    const cells = RUNGS.map(([wish, weak]) => {
      const step = asked.among === '' ? bestKnown(game, seats, wish, weak) : { game, seats, strong: wish, weak };
      const { share, low, high, seatings } = standing(step);
      if (seatings === 0) return '–';
      const mark = low > 1 / seats ? '' : ' ?';
      const budget = step.strong.includes(':') ? ` at ${step.strong.split(':')[1]}` : '';
      return `${percent(share)} % (${percent(low)}–${percent(high)}), ${(share * seats).toFixed(1)} x${mark}, ${seatings} games${budget}`;
    });
    return [game, String(seats), ...cells];
  });
  const rowsOf = [head, head.map(() => '---'), ...body].map((cells) => `| ${cells.join(' | ')} |`);
  return `${rowsOf.join('\n')}\n\nShare of wins of one player among so many of the next lower level, 95 % interval over deals, and how many times the fair share that is; ? marks a step that is not clear of it.`;
}
