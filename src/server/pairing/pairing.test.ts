import { expect, test, vi } from 'vitest';
import type { WaitingInfo } from '../../protocol/pairing.ts';
import { seat, table } from '../../store/testing/rows.ts';
import { Client } from '../testing/client.ts';
import { openTestServer } from '../testing/open.ts';
import { follow, foundBy, isWaiting, lastWaiting, seeking, WISH } from '../testing/seeking.ts';

const server = await openTestServer({ limits: { arrive: 2000, lookRound: 100, reload: 500 } });

const info = async (client: Client): Promise<WaitingInfo> => JSON.parse((await client.http('GET', '/api/waiting')).text) as WaitingInfo;
const closeAll = (...clients: readonly Client[]) => {
  for (const client of clients) client.close();
};

test('two who look for the same find each other, and the game begins by itself', async () => {
  const ana = await seeking(server.url, 'Ana');
  expect(lastWaiting(ana)).toMatchObject({ counts: { rattenscharf: 1 }, wish: WISH });
  expect(await info(ana)).toMatchObject({ counts: { rattenscharf: 1 }, mine: { wish: WISH } });
  const bo = await seeking(server.url, 'Bo');
  const [first, second] = await Promise.all([follow(ana), follow(bo)]);
  expect(first).toBe(second);
  for (const client of [ana, bo]) {
    await expect.poll(() => client.table(first)?.table.status, { timeout: 10_000 }).toBe('playing');
    expect(client.table(first)?.table).toMatchObject({ paired: true, listed: true });
  }
  expect(
    ana
      .table(first)
      ?.table.seats.map(({ name }) => name)
      .toSorted(),
  ).toEqual(['Ana', 'Bo']);
  expect(await info(ana)).toEqual({ counts: {}, mine: null });
  closeAll(ana, bo);
});

test('people are counted honestly, and who leaves waits no more', async () => {
  const ana = await seeking(server.url, 'Ana', { games: ['hameln', 'die-patin'], least: 4, most: 5 });
  const bo = await seeking(server.url, 'Bo', { games: ['hameln'], least: 4, most: 4 });
  await expect.poll(() => lastWaiting(ana)?.counts, { timeout: 8000, interval: 20 }).toEqual({ hameln: 2, 'die-patin': 1 });
  expect(await bo.ask({ type: 'unseek' })).toMatchObject({ type: 'ok' });
  await expect.poll(() => lastWaiting(ana)?.counts, { timeout: 8000, interval: 20 }).toEqual({ hameln: 1, 'die-patin': 1 });
  // Whoever closes the page is gone after some seconds, by themselves.
  const other = await Client.visit(server.url, 'Cy');
  ana.close();
  await expect.poll(async () => (await info(other)).counts, { timeout: 15_000, interval: 200 }).toEqual({});
  closeAll(bo, other);
}, 30_000);

test('a page that is loaded again keeps its place; another wish is a new one', async () => {
  const ana = await seeking(server.url, 'Ana', { games: ['hameln'], least: 4, most: 4 });
  const { waitingList } = server.context.store;
  const since = async (): Promise<number | undefined> =>
    (await waitingList.list(Date.now())).find(({ games, least }) => games.includes('hameln') && least > 2)?.at;
  const before = await since();
  ana.close();
  const back = new Client(server.url, ana.cookie);
  await back.opened();
  await back.ask({ type: 'seek', wish: { ...WISH, games: ['hameln'], least: 4, most: 4, bots: 30 } });
  expect(await since()).toBe(before);
  await expect.poll(() => Date.now()).toBeGreaterThan(before ?? 0);
  await back.ask({ type: 'seek', wish: { ...WISH, games: ['hameln'], least: 3, most: 4 } });
  expect(await since()).toBeGreaterThan(before ?? 0);
  await back.ask({ type: 'unseek' });
  back.close();
});

test('who leaves on one page leaves on all', async () => {
  const ana = await seeking(server.url, 'Ana', { games: ['hameln'], least: 4, most: 4 });
  const also = new Client(server.url, ana.cookie);
  await also.opened();
  await also.ask({ type: 'seek', wish: { ...WISH, games: ['hameln'], least: 4, most: 4 } });
  await also.ask({ type: 'unseek' });
  expect(await ana.until((m) => isWaiting(m) && m.wish === null)).toMatchObject({ counts: {} });
  closeAll(ana, also);
});

test('who stops, or closes the page, while they are still being put on the list does not stay on it', async () => {
  const { waitingList } = server.context.store;
  const waiting = async () => (await waitingList.list(Date.now())).length;
  const wish = { ...WISH, games: ['hameln'], least: 4, most: 4 };
  const ana = await Client.visit(server.url, 'Ana');
  const answers = await Promise.all([ana.ask({ type: 'seek', wish }), ana.ask({ type: 'unseek' })]);
  expect(answers.map(({ type }) => type)).toEqual(['waiting', 'ok']);
  expect(await waiting()).toBe(0);
  const enter = vi.spyOn(waitingList, 'enter');
  const bo = await Client.visit(server.url, 'Bo');
  bo.ask({ type: 'seek', wish }).catch(() => undefined);
  bo.close();
  await expect.poll(() => enter.mock.settledResults[0]?.type).toBe('fulfilled');
  enter.mockRestore();
  await expect.poll(waiting, { timeout: 5000 }).toBe(0);
  ana.close();
});

test('who does not come loses the seat to the next who waits', async () => {
  const ana = await seeking(server.url, 'Ana');
  const lost = await seeking(server.url, 'Lost');
  const table = await follow(ana);
  expect(await foundBy(lost)).toBe(table);
  lost.close();
  const cy = await seeking(server.url, 'Cy');
  expect(await follow(cy)).toBe(table);
  await expect.poll(() => ana.table(table)?.table.status, { timeout: 10_000 }).toBe('playing');
  expect(
    ana
      .table(table)
      ?.table.seats.map(({ name }) => name)
      .toSorted(),
  ).toEqual(['Ana', 'Cy']);
  closeAll(ana, cy);
});

test('where nobody comes the seat is free, and who came may give it to a bot', async () => {
  const ana = await seeking(server.url, 'Ana');
  const lost = await seeking(server.url, 'Lost');
  const table = await follow(ana);
  lost.close();
  const seat = () => ana.table(table)?.table.seats.findIndex(({ yours }) => !yours) ?? -1;
  expect(await ana.ask({ type: 'bot', table, seat: seat(), bot: 'greedy' })).toMatchObject({ rule: 'table/seat-taken' });
  await expect.poll(() => ana.table(table)?.table.seats[seat()]?.kind, { timeout: 10_000 }).toBe('open');
  expect(ana.table(table)?.table.host).toBe(true);
  expect(await ana.ask({ type: 'bot', table, seat: seat(), bot: 'greedy' })).toMatchObject({ type: 'ok' });
  await expect.poll(() => ana.table(table)?.table.status, { timeout: 10_000 }).toBe('playing');
  closeAll(ana);
});

test('bots are offered when the while is over, and come if they may', async () => {
  const ana = await seeking(server.url, 'Ana', { bots: 30 });
  const { store } = server.context;
  const row = (await store.waitingList.list(Date.now())).find(({ games }) => games.includes('rattenscharf'));
  if (!row) throw new Error('nobody waits');
  // As if she had come half a minute ago.
  await store.waitingList.enter([{ ...row, at: row.at - 30_000 }], Date.now());
  const back = new Client(server.url, ana.cookie);
  await back.opened();
  expect(await back.ask({ type: 'seek', wish: { ...WISH, bots: 30 } })).toMatchObject({ offer: true });
  expect(lastWaiting(back)?.table).toBeUndefined();
  await back.ask({ type: 'seek', wish: { ...WISH, bots: 30, ask: false } });
  const table = await follow(back);
  await expect.poll(() => back.table(table)?.table.status, { timeout: 10_000 }).toBe('playing');
  expect(
    back
      .table(table)
      ?.table.seats.map(({ kind }) => kind)
      .toSorted(),
  ).toEqual(['bot', 'human']);
  closeAll(ana, back);
});

test('who is given a seat while the house looks round is led there, and not sent away', async () => {
  const ana = await seeking(server.url, 'Ana', { games: ['hameln'], least: 3, most: 3 });
  const { store } = server.context;
  const { waitingList } = store;
  const [row] = await waitingList.list(Date.now());
  if (!row) throw new Error('nobody waits');
  const people = [row];
  const made = { table: table('meanwhile'), seats: [seat(0), seat(1), seat(2)], seed: 'f'.repeat(64), people };
  /** Another server seats her between two things that this one reads as it goes round. */
  let moment = 'before';
  const seen = waitingList.seen.bind(waitingList);
  vi.spyOn(waitingList, 'seen').mockImplementation(async (...who) => {
    await seen(...who);
    if (moment === 'before') moment = 'now';
  });
  for (const read of ['list', 'found'] as const) {
    const plain = waitingList[read].bind(waitingList) as (...what: unknown[]) => Promise<never>;
    vi.spyOn(waitingList, read).mockImplementation(async (...what: unknown[]) => {
      const answer = await plain(...what);
      if (moment === 'now') {
        moment = 'after';
        await store.createFor([made], Date.now());
      }
      return answer;
    });
  }
  expect(await foundBy(ana)).toBe('meanwhile');
  expect(ana.messages.filter(isWaiting).map(({ wish }) => wish)).not.toContain(null);
  vi.restoreAllMocks();
  closeAll(ana);
});

test('where turns have days nobody need be there: the game begins, and both find it among their games', async () => {
  const ana = await seeking(server.url, 'Ana', { speed: 'days' });
  ana.close();
  const bo = await seeking(server.url, 'Bo', { speed: 'days' });
  const table = await foundBy(bo);
  const mine = JSON.parse((await ana.http('GET', '/api/tables')).text) as { mine: { id: string; status: string }[] };
  await expect.poll(async () => (await server.context.store.table(table))?.status).toBe('playing');
  expect(mine.mine.map(({ id }) => id)).toEqual([table]);
  bo.close();
});

test('what cannot be is refused in one sentence', async () => {
  const ana = await Client.visit(server.url, 'Ana');
  const seek = (wish: object) => ana.ask({ type: 'seek', wish: { ...WISH, ...wish } });
  expect(await seek({ games: ['chess'] })).toMatchObject({ rule: 'table/no-such-game', params: { game: 'chess' } });
  expect(await seek({ least: 5, most: 5 })).toMatchObject({ rule: 'seek/no-such-size' });
  expect(await seek({ least: 3, most: 2 })).toMatchObject({ rule: 'server/malformed' });
  const nobody = new Client(server.url, '');
  await nobody.opened();
  expect(await nobody.ask({ type: 'seek', wish: WISH })).toMatchObject({ rule: 'server/no-cookie' });
  expect(await nobody.ask({ type: 'unseek' })).toMatchObject({ type: 'ok' });
  closeAll(ana, nobody);
});
