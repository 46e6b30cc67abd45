import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { game } from '../../games/rattenscharf/game.ts';
import type { PositionMessage } from '../../protocol/to-browser.ts';
import { Client } from '../testing/client.ts';
import { discard, startTestServer, tempFolder } from '../testing/start.ts';
import { openThinker } from './pool.ts';

const WORKERS = {
  hangs: 'export const decide = () => { for (;;); };',
  crashes: 'export const decide = () => { process.exit(1); };',
  throws: 'export const decide = () => { throw new Error("no idea"); };',
  cheats: 'export const decide = () => ({ type: "lay", strip: 99, x: 0, y: 0, turn: 0 });',
  babbles: 'export const decide = () => 42;',
};

/** Half a second to think, and two more to be replaced. */
const LIMIT = 2500;

for (const [kind, source] of Object.entries(WORKERS)) {
  test(`a bot that ${kind} is replaced by a legal move in time`, async () => {
    const folder = tempFolder();
    const file = join(folder, 'worker.mjs');
    writeFileSync(file, source);
    const bots = { worker: pathToFileURL(file), pace: 0, threads: 1 };
    const server = await startTestServer({ bots: (metrics) => openThinker({ ...bots, metrics }) }, folder);
    const ana = await Client.visit(server.url);
    const table = await ana.create({
      game: 'rattenscharf',
      options: { start: 'green' },
      seats: [{ kind: 'me' }, { kind: 'bot', bot: 'search:500ms' }],
    });
    const started = performance.now();
    await ana.watch(table);
    const position = (await ana.until((m) => m.type === 'position' && m.pending[0] === 0)) as PositionMessage;
    // A busy machine is late itself; a bot that nobody replaces would never answer.
    expect(performance.now() - started).toBeLessThan(LIMIT + 1500);
    expect(position.view).toMatchObject({ turnNumber: 2 });
    const move = game.moves(position.view as never, 0)[0];
    expect(await ana.ask({ type: 'play', table, seat: 0, n: position.n, moves: [move] })).toMatchObject({ type: 'position', thinking: [] });
    const metrics = await (await fetch(`${server.url}/metrics`)).text();
    expect(metrics).toMatch(/ratskeller_bot_faults_total\{fault="\w+"\} [1-9]/);
    ana.close();
    await server.close();
    discard(folder);
  });
}
