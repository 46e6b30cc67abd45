import { expect, test } from 'vitest';
import { game } from '../games/rattenscharf/game.ts';
import type { PositionMessage } from '../protocol/to-browser.ts';
import { Pressure } from './pressure.ts';
import { Client } from './testing/client.ts';
import { discard, startTestServer } from './testing/start.ts';

test('one long breath is no overload; being late again and again is, and passes', () => {
  const pressure = new Pressure(400);
  let now = performance.now();
  const feel = (late: number, times: number): void => {
    for (let i = 0; i < times; i++) {
      now += 100 + late;
      pressure.feel(now);
    }
  };
  feel(0, 10);
  feel(9000, 1);
  expect(pressure.wait).toBe(0);
  feel(700, 40);
  expect(pressure.wait).toBeGreaterThan(1);
  expect(pressure.wait).toBeLessThanOrEqual(30);
  feel(0, 40);
  expect(pressure.wait).toBe(0);
  pressure.close();
});

test('a busy server says so to whoever brings more, and those who play go on', async () => {
  const server = await startTestServer();
  const ana = await Client.visit(server.url, 'Ana');
  const table = await ana.create({ game: 'rattenscharf', seats: [{ kind: 'me' }, { kind: 'me', name: 'B' }] });
  await ana.watch(table);
  await ana.until((m) => m.type === 'position');
  const { pressure } = server.context;
  const feel = (late: number): void => {
    for (let i = 0, now = performance.now(); i < 100; i++) {
      now += 100 + late;
      pressure.feel(now);
    }
  };
  feel(3000);

  const { n, view, pending } = ana.position(table) as PositionMessage;
  const seat = pending[0] ?? 0;
  const moves = [game.moves(view as never, seat)[0]];
  expect(await ana.ask({ type: 'play', table, seat, n, moves })).toMatchObject({ type: 'position' });
  const busy = { type: 'refused', rule: 'server/busy', params: { seconds: expect.any(Number) as number } };
  expect(await ana.watch(table)).toMatchObject(busy);
  expect(await ana.ask({ type: 'look', table, seat: null, n: 1 })).toMatchObject(busy);
  expect(await ana.ask({ type: 'rematch', table })).toMatchObject(busy);
  const response = await fetch(`${server.url}/api/tables`, { headers: { cookie: ana.cookie } });
  expect([response.status, Number(response.headers.get('retry-after'))]).toEqual([503, pressure.wait]);
  expect(await response.json()).toEqual({ rule: 'server/busy', params: { seconds: pressure.wait } });
  // Whoever looks after the server is always told.
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);

  feel(0);
  expect(await ana.watch(table)).toMatchObject({ type: 'table' });
  ana.close();
  await server.close();
  discard(server.folder);
});
