import { beforeAll, expect, test } from 'vitest';
import { calling, done, HOUSE, meet, openPost, play, poll, pushTo, service, sitDown, start, type TestServer } from '../testing/calling.ts';

openPost();

let server: TestServer;
beforeAll(async () => {
  server = await start();
});

test('who is away is called once, in their language, with a call that only their browser can read', async () => {
  const { table, seat, mover, waiter } = await meet(server, ['Ana', 'Bo']);
  const path = await pushTo(waiter);
  await calling(waiter, 'PUT', '', { lang: 'nl', zone: 'Europe/Amsterdam', quiet: null });
  await waiter.ask({ type: 'unwatch', table });
  await play(mover, table, seat);
  await poll(() => service.pushed.length).toBe(1);
  expect(service.faults).toEqual([]);
  const [{ path: to, call, claims, headers } = {} as never] = service.pushed;
  expect(to).toBe(path);
  expect(call).toEqual({
    title: 'Jij bent aan de beurt: Rattenscharf',
    body: `${mover === waiter ? '' : seat === 0 ? 'Ana' : 'Bo'} heeft gespeeld.`,
    path: `/table/${table}`,
    image: expect.stringMatching(new RegExp(`^/picture/${table}\\.png\\?n=\\d+&lang=nl$`)),
  });
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: String(24 * 3600) });
  expect(claims).toMatchObject({ sub: HOUSE });
  expect(claims.aud).toBe(new URL(service.device('').endpoint).origin);
  // The same job again, as after a crash between the deed and its account.
  await server.context.jobs.at(`call/${table}/${1 - seat}`, 0, 'call', { table, seat: 1 - seat, n: 0 });
  const before = await done(server, 'call');
  await poll(() => done(server, 'call')).toBeGreaterThan(before);
  expect(service.pushed).toHaveLength(1);
});

test('nobody is called who sees the table, who has moved meanwhile, or who came to look', async () => {
  const seen = await meet(server, ['Cy', 'Di']);
  await pushTo(seen.waiter);
  const before = await done(server, 'call');
  await play(seen.mover, seen.table, seen.seat);
  // Of that turn nobody is even noted.
  expect(await server.context.store.calls.turn(seen.table, 1 - seen.seat)).toBeUndefined();

  const slow = await start({ limits: { call: 3_600_000 } });
  const quick = await meet(slow, ['Ed', 'Flo']);
  await pushTo(quick.waiter);
  await quick.waiter.ask({ type: 'hidden', hidden: true });
  await play(quick.mover, quick.table, quick.seat);
  await poll(() => slow.context.store.calls.turn(quick.table, 1 - quick.seat)).toBeDefined();
  const due = await slow.context.store.calls.turn(quick.table, 1 - quick.seat);
  await play(quick.waiter, quick.table, 1 - quick.seat);
  const ring = (table: string, seat: number, n = 0) => slow.context.jobs.at(`call/${table}/${seat}`, 0, 'call', { table, seat, n });
  await ring(quick.table, 1 - quick.seat, due?.n);
  await poll(() => done(slow, 'call')).toBe(1);

  // Back before somebody's eyes: whoever looks knows.
  await play(quick.mover, quick.table, quick.seat);
  await poll(() => slow.context.store.calls.turn(quick.table, 1 - quick.seat)).toBeDefined();
  await quick.waiter.ask({ type: 'hidden', hidden: false });
  await poll(() => slow.context.store.calls.turn(quick.table, 1 - quick.seat)).toBeUndefined();
  expect(service.pushed).toEqual([]);

  // A table in the background is not seen. (A new one: some games are over after a few turns.)
  const hidden = await sitDown(quick.mover, quick.waiter);
  await hidden.waiter.ask({ type: 'hidden', hidden: true });
  const path = await pushTo(hidden.waiter);
  await play(hidden.mover, hidden.table, hidden.seat);
  await poll(() => slow.context.store.calls.turn(hidden.table, 1 - hidden.seat)).toBeDefined();
  await ring(hidden.table, 1 - hidden.seat);
  await poll(() => service.pushed.map((one) => one.path)).toContain(path);
  expect(await done(server, 'call')).toBe(before);
});

test('quiet hours put a call off, and so does nothing else; who has chosen nothing is not called', async () => {
  const { table, seat, mover, waiter } = await meet(server, ['Gus', 'Hel']);
  await pushTo(waiter);
  const now = new Date();
  const minute = now.getUTCHours() * 60 + now.getUTCMinutes();
  const quiet = { from: (minute + 1380) % 1440, to: (minute + 120) % 1440 };
  await calling(waiter, 'PUT', '', { lang: 'en', zone: 'UTC', quiet });
  await waiter.ask({ type: 'unwatch', table });
  const before = await done(server, 'call');
  await play(mover, table, seat);
  await poll(() => done(server, 'call')).toBe(before + 1);
  expect(service.pushed).toEqual([]);
  const turn = await server.context.store.calls.turn(table, 1 - seat);
  expect(turn).toMatchObject({ pushed: false });
  // The hours are over, and the job that was put off comes.
  await calling(waiter, 'PUT', '', { lang: 'en', zone: 'UTC', quiet: null });
  await server.context.jobs.at(`call/${table}/${1 - seat}`, 0, 'call', { table, seat: 1 - seat, n: turn?.n ?? 0 });
  await poll(() => service.pushed.map(({ call }) => call.title)).toEqual(['Your turn in Rattenscharf']);

  // The mover has no device and no address.
  await mover.ask({ type: 'unwatch', table });
  await waiter.watch(table);
  await play(waiter, table, 1 - seat);
  expect(await server.context.store.calls.turn(table, seat)).toBeUndefined();
});

test('a device that its service has forgotten is forgotten here, and others are called all the same', async () => {
  const { table, seat, mover, waiter } = await meet(server, ['Ida', 'Jo']);
  const gone = await pushTo(waiter);
  const there = await pushTo(waiter);
  service.answers.set(gone, 410);
  await waiter.ask({ type: 'unwatch', table });
  await play(mover, table, seat);
  await poll(() => service.pushed.map((one) => one.path)).toEqual([there]);
  await poll(async () => (await calling(waiter)).devices.map((endpoint) => new URL(endpoint).pathname)).toEqual([there]);
});

test('what waits is called for after a restart', async () => {
  const first = await start({ limits: { call: 3_600_000 } });
  const { table, seat, mover, waiter } = await meet(first, ['Pia', 'Quin']);
  await pushTo(waiter);
  await waiter.ask({ type: 'unwatch', table });
  await play(mover, table, seat);
  await poll(() => first.context.store.calls.turn(table, 1 - seat)).toBeDefined();
  await first.close();
  const again = await start({}, first.folder);
  await poll(() => service.pushed.length).toBe(1);
  expect(service.faults).toEqual([]);
  await poll(() => again.context.store.calls.turns()).toEqual([]);
});
