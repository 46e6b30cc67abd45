import type { Command } from 'commander';
import { checkSeats, collect, cores, list, MAX_SEED, parseOptions, whole } from './flags.ts';
import { loadGame } from './load-game.ts';
import { grouped, percent, print, printJson, table } from './output.ts';
import { seatPlayers } from './players.ts';
import { prepareOut } from './records.ts';
import { runGames } from './run-games.ts';
import { type Tally, tally } from './tally.ts';

interface Flags {
  readonly seats?: number;
  readonly games: number;
  readonly seed: number;
  readonly bots: string;
  readonly option: readonly string[];
  readonly workers: number;
  readonly out?: string;
  readonly json?: true;
}

export function addSimulate(program: Command): void {
  program
    .command('simulate')
    .description(
      'Play many games among bots and count how they end. The same seed gives the same games (bots with a budget in ms excepted).',
    )
    .argument('<game>', 'a game of "ratskeller games"')
    .option('--seats <n>', 'number of seats', whole('--seats', 1, 99))
    .option('--games <k>', 'number of games', whole('--games', 1, 10_000_000), 1000)
    .option('--seed <s>', 'whole number that decides all chance', whole('--seed', 0, MAX_SEED), 1)
    .option('--bots <bots>', 'one bot for all seats or one for each: random, greedy, search (500it), search:200ms, …', 'random')
    .option('--option <key=value>', 'an option of the game; may be repeated', collect, [])
    .option('--workers <w>', 'number of threads', whole('--workers', 1, 256), cores())
    .option('--out <dir>', 'write a record of each game into this folder')
    .option('--json', 'print the summary as JSON')
    .addHelpText('after', '\nExample: ratskeller simulate rattenscharf --seats 2 --games 10000 --seed 1 --bots greedy,random --out games')
    .action(simulate);
}

async function simulate(id: string, flags: Flags): Promise<void> {
  const { game } = await loadGame(id);
  const names = list(flags.bots);
  const seats = checkSeats(game, flags.seats ?? (names.length > 1 ? names.length : (game.seats[0] ?? 2)));
  const lineUps = [seatPlayers(names, seats)];
  const run = { game: id, seats, options: parseOptions(game, flags.option), lineUps, seed: flags.seed };
  const out = flags.out === undefined ? undefined : prepareOut(flags.out, id, flags.games);
  const counted = tally(seats);
  const started = performance.now();
  await runGames(run, flags.games, flags.workers, counted.add, out);
  const summary = summarise(id, seats, flags.games, counted.tally, (performance.now() - started) / 1000);
  if (flags.json) printJson(summary);
  else show(summary, flags.out);
}

type Summary = ReturnType<typeof summarise>;

function summarise(game: string, seats: number, games: number, t: Tally, elapsed: number) {
  const { finished, entries, moves, endings, wins, draws } = t;
  const seconds = Math.round(elapsed * 1000) / 1000;
  const movesPerSecond = Math.round(moves / Math.max(elapsed, 0.001));
  const meanMoves = Math.round((100 * moves) / games) / 100;
  return { game, seats, games, finished, entries, moves, seconds, movesPerSecond, endings, wins, draws, meanMoves };
}

function show(s: Summary, out: string | undefined): void {
  print(`${grouped(s.finished)} of ${grouped(s.games)} games of ${s.game} for ${s.seats} finished, ${s.meanMoves} moves on average.`);
  print('\nEndings');
  print(
    table(
      Object.entries(s.endings).map(([reason, n]) => [reason, n, percent(n / s.games)]),
      '  ',
    ),
  );
  print('\nWins');
  const wins = s.wins.map((n, seat) => [`seat ${seat}`, n, percent(n / s.games)]);
  print(table([...wins, ['draws', s.draws, percent(s.draws / s.games)]], '  '));
  print(`\n${grouped(s.moves)} moves in ${s.seconds} s: ${grouped(s.movesPerSecond)} a second.`);
  if (out !== undefined) print(`The records are in ${out}.`);
}
