import type { Command } from 'commander';
import { LEVELS_OF_PUZZLES, levelOf, type Puzzle, type PuzzleFile } from '../bots/puzzles/puzzle.ts';
import type { AnyGame } from '../core/game.ts';
import { replay } from '../core/replay.ts';
import { fork, seeded } from '../core/rng.ts';
import { Fault } from '../lab/fault.ts';
import { loadGame } from '../lab/load-game.ts';
import { onThreads } from '../lab/pool.ts';
import type { Checked, CheckTask } from '../lab/puzzles/check.ts';
import { choose, readPuzzles, writePuzzles } from '../lab/puzzles/file.ts';
import type { Mined, MineTask } from '../lab/puzzles/mine.ts';
import { ownLang, parseOptions, seedFlag, whole, workersFlag } from './flags.ts';
import { complain, print, printJson } from './output.ts';
import { progress } from './progress.ts';
import { expand, readRecord } from './records.ts';

interface Flags {
  readonly games: number;
  readonly seed: number;
  readonly effort: number;
  readonly minutes: number;
  readonly most: number;
  readonly workers: number;
  readonly out?: string;
  readonly check?: string;
  readonly json?: true;
}

const EFFORT = 4_000;

export function addPuzzles(program: Command): void {
  program
    .command('puzzles')
    .description(
      'Look for puzzles in games of masters, or in records: positions where a deep search, asked twice, finds one clearly best move that the apprentice misses. With --check, ask another deep search about puzzles already found.',
    )
    .argument('[game]', 'a game listed by "ratskeller games"')
    .argument('[records...]', 'records of that game, or folders of them, instead of games of masters')
    .option('--games <n>', 'number of games of masters to look through', whole('--games', 1, 100_000), 100)
    .option(...seedFlag)
    .option('--effort <n>', 'iterations of the deep search; its check has twice as many', whole('--effort', 100, 1_000_000), EFFORT)
    .option('--minutes <m>', 'write what there is after so many minutes', whole('--minutes', 1, 10_000), 60)
    .option('--most <n>', 'keep at most so many, of every level an even share', whole('--most', 1, 10_000), 10_000)
    .option(...workersFlag)
    .option('--out <file>', 'where to write them; if the file is there already, its puzzles stay and the next games are looked through')
    .option('--check <file>', 'ask a deep search with this seed and twice the effort whether it solves the puzzles in the file')
    .option('--json', 'print the result as JSON')
    .addHelpText('after', '\nExample: ratskeller puzzles rattenscharf --games 50 --minutes 5 --out puzzles.json')
    .action(puzzles);
}

async function puzzles(id: string | undefined, records: readonly string[], flags: Flags): Promise<void> {
  if (flags.check !== undefined) return check(flags.check, flags);
  if (id === undefined) throw new Fault('Name a game to look for puzzles in ("ratskeller games" lists them), or give --check FILE.');
  const { game } = await loadGame(id);
  if (flags.out === undefined) throw new Fault('Say where the puzzles go: --out FILE.');
  await mine(game, records, flags.out, flags);
}

async function mine(game: AnyGame, records: readonly string[], out: string, flags: Flags): Promise<void> {
  const { id } = game;
  const before = readPuzzles(out);
  if (before && (before.game !== id || before.rules !== game.rules))
    throw new Fault(`${out} holds puzzles of ${before.game}, rules ${before.rules}: choose another file for --out.`);
  const started = Date.now();
  const from = before?.next ?? 0;
  const common = { game: id, effort: flags.effort, until: started + 60_000 * flags.minutes };
  const tasks = records.length > 0 ? await recorded(game, records, common, flags.seed) : played(game, from, common, flags);
  const found: Puzzle[] = [...(before?.puzzles ?? [])];
  let candidates = 0;
  let games = 0;
  let next = from;
  const bar = progress(id, tasks.length);
  try {
    await onThreads('mineGame', tasks, flags.workers, (mined: Mined) => {
      found.push(...mined.puzzles);
      candidates += mined.candidates;
      if (mined.begun) {
        games += 1;
        // Threads take them in no particular order.
        next = Math.max(next, mined.index + 1);
      }
      bar.step();
    });
  } finally {
    bar.stop();
  }
  const file: PuzzleFile = {
    game: id,
    rules: game.rules,
    next: records.length > 0 ? from : next,
    puzzles: choose(game, found, flags.most),
  };
  writePuzzles(out, file);
  const summary = {
    game: id,
    games,
    candidates,
    found: found.length,
    kept: file.puzzles.length,
    levels: countLevels(file.puzzles.map(levelOf)),
  };
  if (flags.json) return printJson({ ...summary, seconds: Math.round((Date.now() - started) / 1000) });
  print(`${games} games, ${candidates} candidates, ${found.length} puzzles, ${file.puzzles.length} kept: ${spell(summary.levels)}.`);
  print(`They are in ${out}.`);
}

type Common = Pick<MineTask, 'game' | 'effort' | 'until'>;

/** Games of masters, by turns with every number of seats. */
function played(game: AnyGame, from: number, common: Common, { games, seed }: Flags): MineTask[] {
  const options = parseOptions(game, []);
  return Array.from({ length: games }, (_, i): MineTask => {
    const index = from + i;
    const seats = game.seats[index % game.seats.length] ?? 2;
    return { ...common, index, seats, options, seed: (fork(seeded(seed)) + index) >>> 0 };
  });
}

async function recorded(game: AnyGame, names: readonly string[], common: Common, seed: number): Promise<MineTask[]> {
  const rng = seeded(seed);
  const tasks: MineTask[] = [];
  for (const file of expand(names)) {
    const { record } = await readRecord(file, ownLang());
    if (record.game !== game.id) throw new Fault(`${file} is a record of ${record.game}, not of ${game.id}.`);
    const replayed = replay(game, record);
    if (!replayed.ok) throw new Fault(`${file} cannot be replayed: look at it with "ratskeller verify".`);
    const { log, kept, seats, options } = replayed.match;
    const entries = kept.flatMap((n) => log[n] ?? []);
    tasks.push({ ...common, index: tasks.length, seats, options, entries, seed: fork(rng) });
  }
  return tasks;
}

/** Less than this share of agreement is a fault of the file. */
const ENOUGH = 0.95;

async function check(file: string, flags: Flags): Promise<void> {
  const read = readPuzzles(file);
  if (!read) throw new Fault(`${file} is not there: name a file that "ratskeller puzzles" has written.`);
  const rng = seeded(flags.seed);
  const tasks = read.puzzles.map((puzzle): CheckTask => ({ game: read.game, puzzle, iterations: 2 * flags.effort, seed: fork(rng) }));
  const checked: Checked[] = [];
  const bar = progress(read.game, tasks.length);
  try {
    await onThreads('checkPuzzle', tasks, flags.workers, (one: Checked) => {
      checked.push(one);
      bar.step();
    });
  } finally {
    bar.stop();
  }
  const agree = checked.filter(({ verdict }) => verdict === 'agrees').length;
  const share = checked.length > 0 ? agree / checked.length : 0;
  const others = checked.flatMap(({ id, verdict }) => (verdict === 'agrees' ? [] : [{ id, verdict }]));
  const levels = countLevels(checked.map(({ level }) => level));
  if (flags.json) printJson({ game: read.game, puzzles: checked.length, agree, share, levels, others });
  else {
    print(`${read.game}: ${agree} of ${checked.length} puzzles solved alike (${(100 * share).toFixed(1)} %); ${spell(levels)}.`);
    for (const { id, verdict } of others) complain(`${id} ${verdict}.`);
  }
  if (share < ENOUGH) throw new Fault(`Fewer than 95 % agree: mine ${read.game} again with more --effort.`, 1);
}

const countLevels = (levels: readonly string[]) =>
  LEVELS_OF_PUZZLES.map((level) => ({ level, count: levels.filter((one) => one === level).length }));

const spell = (levels: ReturnType<typeof countLevels>): string => levels.map(({ level, count }) => `${count} ${level}`).join(', ');
