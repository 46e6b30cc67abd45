import type { Command } from 'commander';
import type { Budget } from '../bots/index.ts';
import type { AnyGame } from '../core/game.ts';
import type { Lang } from '../core/text.ts';
import { type Fought, fight } from '../lab/arena/fight.ts';
import { Fault } from '../lab/fault.ts';
import { grouped, percent } from '../lab/figures.ts';
import { loadGame } from '../lab/load-game.ts';
import { botList, parseEntrant } from '../lab/players.ts';
import { arenaPage } from '../lab/report/arena-page.ts';
import { wordingOf } from '../lab/report/wording.ts';
import { prepareReport, typed, writeReport } from '../lab/report/write.ts';
import {
  budgetFlag,
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
import { print, printJson, table } from './output.ts';
import { progress } from './progress.ts';

interface Flags {
  readonly bots: string;
  readonly games: number;
  readonly seed: number;
  readonly seats?: number;
  readonly budget?: Budget;
  readonly timeout: number;
  readonly option: readonly string[];
  readonly workers: number;
  readonly databaseUrl?: string;
  readonly report?: string;
  readonly lang: Lang;
  readonly json?: true;
}

export function addArena(program: Command): void {
  program
    .command('arena')
    .description(
      'Let bots play each other, each on every seat equally often and with the same deals for all, and say how certain it is that one is better.',
    )
    .argument(...gameArgument)
    .requiredOption(
      '--bots <bots>',
      'two or more of the bots and levels; with a budget of its own: search:500it, master:200ms; or exec:COMMAND',
    )
    .option('--games <k>', 'number of games', whole('--games', 1, 1_000_000), 100)
    .option(...seedFlag)
    .option('--seats <n>', 'number of seats (as many as bots, where the game allows it)', readSeats)
    .option('--budget <budget>', 'how long search may think: 200ms or 500it', budgetFlag)
    .option(...timeoutFlag)
    .option(...optionFlag)
    .option(...workersFlag)
    .addOption(urlOfWorkersFlag())
    .option('--report <dir>', 'write a page with pictures into this folder: strength, seats, points, lengths, endings')
    .option(...reportLang)
    .option('--json', 'print [{bot, games, wins, draws, share, low, high, fair, rating}] as JSON')
    .addHelpText('after', '\nExample: ratskeller arena rattenscharf --bots search,greedy --games 200 --seed 1 --budget 200ms')
    .action(arena);
}

async function arena(id: string, flags: Flags): Promise<void> {
  const pack = await loadGame(id);
  const { game } = pack;
  const names = botList(flags.bots);
  if (names.length < 2) throw new Fault('--bots needs at least two bots, such as --bots search,greedy.');
  const players = names.map((name) => ({ ...parseEntrant(name, flags.budget, flags.timeout), name }));
  const seats = checkSeats(game, flags.seats ?? ownSeats(game, names.length));
  const options = parseOptions(game, flags.option);
  const page = flags.report === undefined ? undefined : prepareReport(flags.report);
  const { games, seed } = flags;
  const workers = handsOf(flags);
  const bar = progress(id, games);
  const wanted = { game: id, seats, options, players, seed, games, workers, watch: page === undefined ? 0 : games };
  const fought = await fight(wanted, () => bar.step()).finally(() => bar.stop());
  if (page !== undefined) writeReport(page, arenaPage(fought, await wordingOf(pack, flags.lang), typed()));
  if (flags.json) return printJson(fought.standings.map((row) => ({ ...row, program: fought.programs?.[row.bot] })));
  show(fought);
  if (page !== undefined) print(`\nThe report is in ${page}.`);
}

const ownSeats = (game: AnyGame, bots: number): number => (game.seats.includes(bots) ? bots : (game.seats[0] ?? 2));

function show({ standings: rows, tally: t, games, deals, lineUps, remarks }: Fought): void {
  const lines = rows.map((r) => [
    ...[r.bot, r.games, r.wins, r.draws, percent(r.share), `${percent(r.low)} to ${percent(r.high)}`],
    ...[`${r.fair.toFixed(2)} x`, `${r.rating.mu.toFixed(1)} ± ${(2 * r.rating.sigma).toFixed(1)}`],
  ]);
  print(table([['bot', 'games', 'wins', 'draws', 'share', '95 % interval', 'fair', 'rating'], ...lines]));
  const rest = games % lineUps;
  const last = rest === 0 ? '' : `; the last deal was played by ${rest} of them`;
  print(`\n${grouped(deals)} ${deals === 1 ? 'deal' : 'deals'}, each played by ${lineUps} line-ups${last}. Intervals are over deals.`);
  for (const remark of remarks) print(remark);
  print('\nEndings');
  const reasons = Object.entries(t.endings).map(([reason, n]) => [reason, n, percent(n / games)]);
  print(table(reasons, '  '));
}
