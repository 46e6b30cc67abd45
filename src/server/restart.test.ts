import { expect, test } from 'vitest';
import { game } from '../games/rattenscharf/game.ts';
import type { PositionMessage } from '../protocol/to-browser.ts';
import type { Thinker } from './bots/thinker.ts';
import { Client } from './testing/client.ts';
import { discard, startTestServer } from './testing/start.ts';
import { inProcess } from './testing/thinker.ts';

test('a table goes on after a restart of the server, cookie and position and all', async () => {
  const first = await startTestServer();
  const ana = await Client.visit(first.url);
  const table = await ana.create({ game: 'rattenscharf', seats: [{ kind: 'me' }, { kind: 'me', name: 'Bo' }] });
  await ana.watch(table);
  const { n, pending, view } = (await ana.until((m) => m.type === 'position')) as PositionMessage;
  const seat = pending[0] ?? -1;
  const shown = (await ana.ask({ type: 'play', table, seat, n, moves: [game.moves(view as never, seat)[0]] })) as PositionMessage;
  await first.close();
  await expect.poll(() => ana.closed).toBe(1001);
  const second = await startTestServer({}, first.folder);
  const again = new Client(second.url, ana.cookie);
  await again.opened();
  await again.watch(table, n);
  const { type: _type, re: _re, ...position } = (await again.until((m) => m.type === 'position')) as PositionMessage;
  expect({ ...shown, ...position }).toEqual(shown);
  await second.close();
  discard(first.folder);
});

test('bots go on after a restart without anybody looking', async () => {
  const never: Thinker = { ...inProcess, think: () => new Promise(() => undefined) };
  const first = await startTestServer({ bots: () => never });
  const ana = await Client.visit(first.url);
  const table = await ana.create({
    game: 'rattenscharf',
    seats: [
      { kind: 'bot', bot: 'random' },
      { kind: 'bot', bot: 'random' },
    ],
  });
  expect(await ana.watch(table)).toMatchObject({ table: { status: 'playing' } });
  await first.close();
  const second = await startTestServer({}, first.folder);
  const status = async () => (await second.context.store.load(table))?.table.status;
  await expect.poll(status, { timeout: 10_000 }).toBe('over');
  await second.close();
  discard(first.folder);
});
