import type { Command } from 'commander';
import type { Lang } from '../core/text.ts';
import { gameIds, loadGame } from '../lab/load-game.ts';
import { langFlag } from './flags.ts';
import { print, printJson, table } from './output.ts';

export function addGames(program: Command): void {
  program
    .command('games')
    .description('List the games, the numbers of seats they take and their options; the first value of an option is the default.')
    .option(...langFlag('language of the names'))
    .option('--json', 'print [{id, name, seats, options}] as JSON')
    .addHelpText('after', '\nExample: ratskeller games --json')
    .action(games);
}

async function games(flags: { readonly lang: Lang; readonly json?: true }): Promise<void> {
  const rows = await Promise.all(gameIds().map((id) => describe(id, flags.lang)));
  if (flags.json) return printJson(rows);
  const lines = rows.map(({ id, name, seats, options }) => {
    const settings = Object.entries(options).map(([key, values]) => `${key}=${values.join('|')}`);
    return [id, name, seats.join(', '), settings.join(' ')];
  });
  print(table([['game', 'name', 'seats', 'options'], ...lines]));
}

async function describe(id: string, language: Lang) {
  const { card, game } = await loadGame(id);
  return { id, name: card.name[language], seats: game.seats, options: game.options as Readonly<Record<string, readonly unknown[]>> };
}
