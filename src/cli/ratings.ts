import type { Command } from 'commander';
import { GAMES } from '../games/index.ts';
import { COMPANIES } from '../server/ratings/anchors.ts';
import { listOf } from '../server/ratings/list.ts';
import { recompute } from '../server/ratings/recompute.ts';
import type { Store } from '../store/store.ts';
import { print, printJson } from './output.ts';
import { databaseFlag, dataFlag, type PlaceFlags, urlFlag, withStore } from './place.ts';

interface RatingFlags extends PlaceFlags {
  readonly recompute?: true;
  readonly json?: true;
}

export function addRatings(program: Command): void {
  program
    .command('ratings')
    .description('List the ratings of a database, or calculate them again from its games.')
    .option('--recompute', 'reckon all ratings again from the stored games, and write what differs')
    .addOption(databaseFlag())
    .addOption(dataFlag())
    .addOption(urlFlag())
    .option('--json', 'print one JSON document and nothing else')
    .addHelpText(
      'after',
      '\nAn SQLite database takes one program at a time: stop its server first. PostgreSQL may go on; games that end meanwhile count after.\n' +
        'Example: ratskeller ratings --recompute --database ./data',
    )
    .action(ratings);
}

async function ratings(flags: RatingFlags, command: Command): Promise<void> {
  await withStore(flags, command, (store) => (flags.recompute ? again : list)(store, flags.json ?? false));
}

const load = async (id: string) => (Object.hasOwn(GAMES, id) ? (await GAMES[id as keyof typeof GAMES]()).game : undefined);

async function again(store: Store, json: boolean): Promise<void> {
  const done = await recompute(store, load);
  if (json) return printJson(done);
  print(`${done.games} games were judged before, ${done.counted} count, ${done.added} were judged now.`);
  print(
    done.changed.length === 0 ? 'All numbers are the same.' : `${done.changed.length} games had other numbers: ${done.changed.join(' ')}`,
  );
}

async function list(store: Store, json: boolean): Promise<void> {
  const pools = Object.keys(GAMES).flatMap((game) => COMPANIES.map((company) => ({ game, company })));
  const lists = await Promise.all(pools.map(async (pool) => ({ ...pool, lines: await listOf(store, pool.game, pool.company) })));
  const filled = lists.filter(({ lines }) => lines.length > 0);
  if (json) return printJson(filled);
  for (const { game, company, lines } of filled) {
    print(`${game}, ${company}`);
    for (const line of lines) print(`  ${line.rating} ± ${line.margin}  ${'bot' in line ? line.bot : `${line.name} (${line.games})`}`);
  }
}
