import type { Command } from 'commander';
import { grouped, percent } from '../lab/figures.ts';
import { gameIds, loadGame } from '../lab/load-game.ts';
import { FIGURES, measure } from '../lab/measure.ts';
import { parseOptions, whole } from './flags.ts';
import { print, printJson, table } from './output.ts';
import { progress } from './progress.ts';

export function addBench(program: Command): void {
  program
    .command('bench')
    .description(
      'Measure the engine on one core: random play, whole games, copies, views and search, for each game, and what a search spends its time on.',
    )
    .argument('[game...]', 'only these games')
    .option('--milliseconds <n>', 'time for each figure', whole('--milliseconds', 1, 600_000), 1000)
    .option('--json', 'print the figures as JSON')
    .addHelpText('after', '\nExample: ratskeller bench --json')
    .action(bench);
}

async function bench(names: readonly string[], flags: { readonly milliseconds: number; readonly json?: true }): Promise<void> {
  const ids = names.length === 0 ? gameIds() : names;
  const games = await Promise.all(ids.map(async (id) => (await loadGame(id)).game));
  const bar = progress('bench', games.length * FIGURES);
  const figures = games.map((game) => measure(game, parseOptions(game, []), flags.milliseconds, () => bar.step()));
  bar.stop();
  if (flags.json) return printJson(figures);
  for (const { game, seats, searchShares, ...rates } of figures) {
    print(`${game}, ${seats} seats, one core`);
    print(
      table(
        Object.entries(rates).map(([name, rate]) => [words(name), grouped(rate).padStart(12)]),
        '  ',
      ),
    );
    const parts = Object.entries(searchShares).map(([name, share]) => `${name} ${percent(share)}`);
    print(`  search spends its time on: ${parts.join(', ')}`);
  }
}

/** searchIterationsPerSecond → "search iterations/s" */
const words = (name: string): string => `${name.replace('PerSecond', '').replace(/[A-Z]/g, (c) => ` ${c.toLowerCase()}`)}/s`;
