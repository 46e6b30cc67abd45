import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MyPrograms, TableNow } from '../../protocol/programs.ts';
import type { Server } from '../server.ts';
import { Client } from '../testing/client.ts';
import { Program } from '../testing/programs.ts';
import { discard, startTestServer } from '../testing/start.ts';

/** `npm test` names what it has found or installed. */
const python = process.env.PYTHON ?? 'python3';
const example = join(import.meta.dirname, '../../../examples/bots/network_bot.py');

let server: Server & { readonly folder: string };
beforeAll(async () => {
  const { error } = spawnSync(python, ['--version']);
  if (error) throw new Error(`There is no ${python}: install python3 with your package manager, or set PYTHON to its path.`);
  server = await startTestServer({ limits: { requests: 1e6 } });
});
afterAll(async () => {
  await server.close();
  discard(server.folder);
});

const run = (token: string) => spawn(python, [example, server.url], { env: { ...process.env, RATSKELLER_TOKEN: token } });

test('the example in Python plays all four games over the network against a person', async () => {
  const ana = await Client.visit(server.url);
  const me = await Program.of(ana);
  const { token } = JSON.parse((await ana.http('POST', '/api/me/bots', { name: 'Python' })).text) as { token: string };
  const { bots } = JSON.parse((await ana.http('GET', '/api/me/tokens')).text) as MyPrograms;
  const bot = run(token);
  const errors: string[] = [];
  bot.stderr.on('data', (data) => errors.push(String(data)));
  const begin = async (game: string, seats: readonly object[], luck: string): Promise<string> => {
    const all = [{ kind: 'me' }, { kind: 'account', id: bots[0]?.id }, ...seats];
    const id = await ana.create({ game, seats: all, luck });
    await ana.watch(id);
    await ana.until((m) => m.type === 'table' && m.table.id === id && !m.table.seats[1]?.reserved);
    expect(await ana.ask({ type: 'start', table: id })).toMatchObject({ type: 'ok' });
    return id;
  };
  /** Until Python has decided a few times; the short game to its end. */
  const enough = (): ((now: TableNow) => boolean) => {
    const seen = new Set<number>();
    return (now) => {
      if (now.pending?.includes(1) && now.n !== undefined) seen.add(now.n);
      return now.game !== 'rattenscharf' && seen.size > 2;
    };
  };
  try {
    const ids = [
      await begin('rattenscharf', [], '1'.repeat(32)),
      await begin('pied-piper', [], '2'.repeat(32)),
      await begin('die-patin', [], '3'.repeat(32)),
      await begin('hameln', [{ kind: 'bot', bot: 'greedy' }], '4'.repeat(32)),
    ];
    const ended = await Promise.all(ids.map((id) => me.playOn(id, enough())));
    expect(ended[0]?.status).toBe('over');
    for (const { n = 0 } of ended.slice(1)) expect(n).toBeGreaterThan(3);
    expect(errors).toEqual([]);
  } finally {
    bot.kill();
  }
  ana.close();
}, 60_000);

test('a wrong token is one sentence', async () => {
  const bot = run('rk_wrong');
  let said = '';
  bot.stderr.on('data', (data) => {
    said += String(data);
  });
  const [code] = await once(bot, 'close');
  expect([code, said]).toEqual([1, 'This token is not valid here. Make a new one on your page.\n']);
});
