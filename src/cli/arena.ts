import type { Command } from 'commander';
import type { Budget } from '../bots/index.ts';
import type { AnyGame } from '../core/game.ts';
import { Fault } from './fault.ts';
import { checkSeats, collect, cores, list, MAX_SEED, parseOptions, whole } from './flags.ts';
import { lineUps } from './line-ups.ts';
import { loadGame } from './load-game.ts';
import { percent, print, printJson, table } from './output.ts';
import { budgetFlag, parsePlayer } from './players.ts';
import type { Result } from './playout.ts';
import { runGames } from './run-games.ts';
import { tally } from './tally.ts';
import { wilson } from './wilson.ts';

interface Flags {
  readonly bots: string;
  readonly games: number;
  readonly seed: number;
  readonly seats?: number;
  readonly budget?: Budget;
  readonly option: readonly string[];
  readonly workers: number;
  readonly json?: true;
}

export function addArena(program: Command): void {
  program
    .command('arena')
    .description('Let bots play each other, each on every seat equally often, and say with which certainty one is better.')
    .argument('<game>', 'a game of "ratskeller games"')
    .requiredOption('--bots <bots>', 'two or more of random, greedy, search; with a budget of its own: search:500it, search:200ms')
    .option('--games <k>', 'number of games', whole('--games', 1, 1_000_000), 100)
    .option('--seed <s>', 'whole number that decides all chance', whole('--seed', 0, MAX_SEED), 1)
    .option('--seats <n>', 'number of seats (as many as bots, where the game allows it)', whole('--seats', 1, 99))
    .option('--budget <budget>', 'how long a bot may think: 200ms or 500it', budgetFlag)
    .option('--option <key=value>', 'an option of the game; may be repeated', collect, [])
    .option('--workers <w>', 'number of threads', whole('--workers', 1, 256), cores())
    .option('--json', 'print [{bot, games, wins, draws, share, low, high}] as JSON')
    .addHelpText('after', '\nExample: ratskeller arena rattenscharf --bots search,greedy --games 200 --seed 1 --budget 200ms')
    .action(arena);
}

async function arena(id: string, flags: Flags): Promise<void> {
  const { game } = await loadGame(id);
  const names = list(flags.bots);
  if (names.length < 2) throw new Fault('--bots needs at least two bots, such as --bots search,greedy.');
  const players = names.map((name) => parsePlayer(name, flags.budget));
  const seats = checkSeats(game, flags.seats ?? ownSeats(game, names.length));
  const seating = lineUps(names.length, seats);
  const run = {
    game: id,
    seats,
    options: parseOptions(game, flags.option),
    lineUps: seating.map((bots) => bots.map((bot) => players[bot] ?? parsePlayer('random'))),
    seed: flags.seed,
  };
  const results: Result[] = [];
  const counted = tally(seats);
  await runGames(run, flags.games, flags.workers, (result) => {
    results.push(result);
    counted.add(result);
  });
  const standings = rows(names, seating, results);
  if (flags.json) return printJson(standings);
  show(standings, counted.tally.endings, flags.games);
}

const ownSeats = (game: AnyGame, bots: number): number => (game.seats.includes(bots) ? bots : (game.seats[0] ?? 2));

/** One row for each bot. A bot that sits on two seats of a game has played it twice. A draw is a part of a win. */
export function rows(names: readonly string[], seating: readonly (readonly number[])[], results: readonly Result[]) {
  return names.map((bot, i) => {
    const row = { bot, games: 0, wins: 0, draws: 0 };
    let points = 0;
    for (const { index, winners } of results) {
      const lineUp = seating[index % seating.length] ?? [];
      for (const [seat, sitting] of lineUp.entries()) {
        if (sitting !== i) continue;
        row.games++;
        if (!winners.includes(seat)) continue;
        if (winners.length === 1) row.wins++;
        else row.draws++;
        points += 1 / winners.length;
      }
    }
    return { ...row, share: row.games === 0 ? 0 : points / row.games, ...wilson(points, row.games) };
  });
}

function show(standings: ReturnType<typeof rows>, endings: Readonly<Record<string, number>>, games: number): void {
  const lines = standings.map((r) => [r.bot, r.games, r.wins, r.draws, percent(r.share), `${percent(r.low)} to ${percent(r.high)}`]);
  print(table([['bot', 'games', 'wins', 'draws', 'share', '95 % interval'], ...lines]));
  print('\nEndings');
  print(
    table(
      Object.entries(endings).map(([reason, n]) => [reason, n, percent(n / games)]),
      '  ',
    ),
  );
}
