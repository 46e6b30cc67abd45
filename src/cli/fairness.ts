import type { Command } from 'commander';
import type { Lang } from '../core/text.ts';
import { readBefore } from '../lab/fairness/before.ts';
import { runFair } from '../lab/fairness/play.ts';
import { settingsOf } from '../lab/fairness/settings.ts';
import { summing, unused } from '../lab/fairness/sum.ts';
import { Fault } from '../lab/fault.ts';
import { loadGame } from '../lab/load-game.ts';
import { botList, isProgram, seatPlayers } from '../lab/players.ts';
import { fairnessPage, type Measured } from '../lab/report/fairness-page.ts';
import { wordingOf } from '../lab/report/wording.ts';
import { prepareReport, typed, writeReport } from '../lab/report/write.ts';
import { checkSeats, gameArgument, optionFlag, parseOptions, readSeats, reportLang, seedFlag, whole, workersFlag } from './flags.ts';
import { print, printJson } from './output.ts';
import { progress } from './progress.ts';
import { showFairness } from './show-fairness.ts';

/** A search looks at decisions of so many games: more tell little more, and the games of quick bots are quicker than it. */
const LOOKED_AT = 200;

interface Flags {
  readonly seats?: number;
  readonly bots: string;
  readonly games: number;
  readonly minutes: number;
  readonly seed: number;
  readonly option: readonly string[];
  readonly vary?: true;
  readonly workers: number;
  readonly report?: string;
  readonly before?: string;
  readonly lang: Lang;
  readonly json?: true;
}

export function addFairness(program: Command): void {
  program
    .command('fairness')
    .description(
      'Let equal players play many games and say whether the game is fair to every place (seats, turn order, start areas, options) and good to play: how often it is decided early, how the lead changes, how many decisions are real choices, what is never used.',
    )
    .argument(...gameArgument)
    .option('--seats <n>', 'number of seats', readSeats)
    .option('--bots <bot>', 'who plays on every seat: greedy, journeyman, master:100it, search:60it, …', 'journeyman')
    .option('--games <k>', 'number of games', whole('--games', 1, 10_000_000), 400)
    .option('--minutes <m>', 'begin no further game after so many minutes', whole('--minutes', 1, 10_000), 60)
    .option(...seedFlag)
    .option(...optionFlag)
    .option('--vary', 'as many games again with each other value of each option')
    .option(...workersFlag)
    .option('--report <dir>', 'write a page with pictures into this folder, or into this file if it ends in .html')
    .option('--before <file>', 'let the page compare with what an earlier run printed with --json')
    .option(...reportLang)
    .option('--json', 'print everything as JSON')
    .addHelpText('after', '\nExample: ratskeller fairness hameln --seats 3 --bots search:60it --games 500 --seed 1 --report hameln.html')
    .action(fairness);
}

async function fairness(id: string, flags: Flags): Promise<void> {
  const pack = await loadGame(id);
  const { game } = pack;
  const names = botList(flags.bots);
  if (names.length > 1) throw new Fault('--bots names several bots: places are compared among equals, so name one for all seats.');
  const seats = checkSeats(game, flags.seats ?? game.seats[0] ?? 2);
  const players = seatPlayers(names, seats, 0);
  if (players.some(isProgram)) throw new Fault('--bots must be a bot of the house here: programs from outside play in the arena.');
  const settings = settingsOf(game, seats, parseOptions(game, flags.option), flags.vary === true);
  if (flags.before !== undefined && flags.report === undefined) throw new Fault('--before needs --report: the page compares.');
  const before = flags.before === undefined ? undefined : readBefore(flags.before, id, seats);
  const page = flags.report === undefined ? undefined : prepareReport(flags.report);
  const { games, seed, workers } = flags;
  const until = Date.now() + 60_000 * flags.minutes;
  const bar = progress(id, games * settings.length);
  const measured: Measured[] = [];
  try {
    for (const [i, { name, options }] of settings.entries()) {
      const sum = summing(seats);
      // With several settings each has its part of the time.
      const share = Date.now() + (until - Date.now()) / (settings.length - i);
      const run = { game: id, seats, options, lineUps: [players], seed };
      await runFair({ run, games, workers, until: share, looked: i === 0 ? LOOKED_AT : 0 }, (one) => {
        sum.add(one);
        bar.step();
      });
      measured.push({ setting: name, fairness: sum.fairness });
    }
  } finally {
    bar.stop();
  }
  const [first] = measured;
  if (!first || first.fairness.tally.finished === 0)
    throw new Fault('No game was finished in time: give more --minutes or a quicker bot.', 1);
  const bot = players[0]?.name ?? flags.bots;
  const about = { game: id, seats, bot, seed, games };
  if (page !== undefined)
    writeReport(page, fairnessPage({ ...about, measured, before, command: typed() }, await wordingOf(pack, flags.lang)));
  if (flags.json) return printJson({ ...about, settings: measured.map(plain) });
  showFairness(about, measured, await pack.texts.en(), (await pack.statistics?.())?.words ?? {});
  if (page !== undefined) print(`\nThe report is in ${page}.`);
}

const plain = ({ setting, fairness }: Measured) => ({
  setting,
  games: fairness.tally.finished,
  seats: fairness.tally.shares,
  traits: fairness.tally.watched.traits,
  endings: fairness.tally.endings,
  points: fairness.tally.points,
  ...fairness.good,
  used: fairness.used,
  unused: unused(fairness),
});
