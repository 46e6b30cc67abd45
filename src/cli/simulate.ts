import type { Command } from 'commander';
import type { Lang } from '../core/text.ts';
import { conducts } from '../lab/exec/conduct.ts';
import { grouped } from '../lab/figures.ts';
import { loadGame } from '../lab/load-game.ts';
import { botList, seatPlayers } from '../lab/players.ts';
import type { Result } from '../lab/playout.ts';
import { simulatePage } from '../lab/report/simulate-page.ts';
import { wordingOf } from '../lab/report/wording.ts';
import { prepareReport, typed, writeReport } from '../lab/report/write.ts';
import { runGames } from '../lab/run-games.ts';
import { prepareOut } from '../lab/save.ts';
import { summarise } from '../lab/summary.ts';
import { tally } from '../lab/tally.ts';
import {
  checkSeats,
  gameArgument,
  optionFlag,
  parseOptions,
  readSeats,
  reportLang,
  seedFlag,
  timeoutFlag,
  whole,
  workersFlag,
} from './flags.ts';
import { handsOf, urlOfWorkersFlag } from './hands.ts';
import { print, printJson } from './output.ts';
import { progress } from './progress.ts';
import { showSummary } from './show-summary.ts';

interface Flags {
  readonly seats?: number;
  readonly games: number;
  readonly seed: number;
  readonly bots: string;
  readonly option: readonly string[];
  readonly workers: number;
  readonly databaseUrl?: string;
  readonly timeout: number;
  readonly watch: number;
  readonly out?: string;
  readonly report?: string;
  readonly lang: Lang;
  readonly json?: true;
}

export function addSimulate(program: Command): void {
  program
    .command('simulate')
    .description(
      'Play many games among bots and count how they end. The same seed gives the same games (bots with a budget in ms excepted).',
    )
    .argument(...gameArgument)
    .option('--seats <n>', 'number of seats', readSeats)
    .option('--games <k>', 'number of games', whole('--games', 1, 10_000_000), 1000)
    .option(...seedFlag)
    .option(
      '--bots <bots>',
      'one bot for all seats or one for each: random, greedy, search (500it), search:200ms, exec:COMMAND, …',
      'random',
    )
    .option(...optionFlag)
    .option(...workersFlag)
    .addOption(urlOfWorkersFlag())
    .option(...timeoutFlag)
    .option(
      '--watch <k>',
      'number of games in which more than points is counted (rounds and so on); slows down by up to a third',
      whole('--watch', 0, 10_000_000),
      2000,
    )
    .option('--out <dir>', 'write a record of each game into this folder')
    .option('--report <dir>', 'write an HTML report with charts to this folder: seats, points, lengths, endings')
    .option(...reportLang)
    .option('--json', 'print the summary as JSON')
    .addHelpText('after', '\nExample: ratskeller simulate rattenscharf --seats 2 --games 10000 --seed 1 --bots greedy,random --out games')
    .action(simulate);
}

async function simulate(id: string, flags: Flags): Promise<void> {
  const pack = await loadGame(id);
  const { game, texts } = pack;
  const names = botList(flags.bots);
  const seats = checkSeats(game, flags.seats ?? (names.length > 1 ? names.length : (game.seats[0] ?? 2)));
  const lineUps = [seatPlayers(names, seats, flags.timeout)];
  const run = { game: id, seats, options: parseOptions(game, flags.option), lineUps, seed: flags.seed, watch: flags.watch };
  const out = flags.out === undefined ? undefined : prepareOut(flags.out, id, flags.games);
  const page = flags.report === undefined ? undefined : prepareReport(flags.report);
  const counted = tally(seats);
  const started = performance.now();
  const programs = conducts(run);
  const bar = progress(id, flags.games);
  const add = (result: Result): void => {
    counted.add(result);
    programs.add(result);
    bar.step();
  };
  await runGames(run, flags.games, handsOf(flags), add, out).finally(() => bar.stop());
  const summary = summarise(id, seats, flags.games, counted.tally, (performance.now() - started) / 1000);
  if (page !== undefined) {
    const bots = lineUps[0]?.map((player) => player.name) ?? [];
    const { seed, games } = flags;
    writeReport(
      page,
      simulatePage({ seats, games, bots, seed, tally: counted.tally, command: typed() }, await wordingOf(pack, flags.lang)),
    );
  }
  if (flags.json) return printJson({ ...summary, programs: programs.programs });
  showSummary(summary, await texts.en());
  print(`\n${grouped(summary.moves)} moves in ${summary.seconds} s: ${grouped(summary.movesPerSecond)} a second.`);
  for (const remark of programs.remarks) print(remark);
  if (page !== undefined) print(`The report is in ${page}.`);
  if (flags.out !== undefined) print(`The records are in ${flags.out}.`);
}
