import type { AnyGame } from '../src/core/game.ts';
import { isTakeBack } from '../src/core/match.ts';
import { GAMES } from '../src/games/index.ts';
import { loadMemory } from '../src/server/memory.ts';
import { playLong, storeTable } from '../src/server/testing/long-table.ts';
import { discard, startTestServer } from '../src/server/testing/start.ts';
import { flags } from './support/flags.ts';

/**
 * What it costs to open a stored table, in processor time: reading it, and that with playing its log again. For every game one that was
 * played at random with as many people as can sit there, and one in which as much was taken back as the server allows.
 * Run with: npx tsx bench/opening.ts [--times 20]
 */
const { times } = flags({ times: 20 });
const TAKE_BACKS = 200;

const server = await startTestServer();
const { context } = server;

/** Milliseconds of processor time. */
async function cost(task: () => Promise<unknown>): Promise<string> {
  for (let i = 0; i < 3; i++) await task();
  const began = process.cpuUsage();
  for (let i = 0; i < times; i++) await task();
  const { user, system } = process.cpuUsage(began);
  return `${((user + system) / 1000 / times).toFixed(1).padStart(6)} ms`;
}

console.log('game           entries   taken back    to read    to open');
for (const [id, load] of Object.entries(GAMES)) {
  const { game }: { readonly game: AnyGame } = await load();
  for (const takeBacks of [0, TAKE_BACKS]) {
    const { match } = playLong(game, takeBacks);
    const table = `${id}-${takeBacks}`;
    await storeTable(context.store, table, match);
    const length = String(match.log.length).padStart(8);
    const back = String(match.log.filter(({ move }) => isTakeBack(move)).length).padStart(12);
    console.log(
      `${id.padEnd(13)} ${length} ${back}  ${await cost(() => context.store.load(table))}  ${await cost(() => loadMemory(context, table))}`,
    );
  }
}
await server.close();
discard(server.folder);
