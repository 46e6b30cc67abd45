import { beforeAll, expect, test } from 'vitest';
import { acquaint, pageOf } from '../testing/acquaint.ts';
import { calling, done, HOUSE, mailTo, openPost, poll, pushTo, service, sink, start, type TestServer } from '../testing/calling.ts';
import { Client } from '../testing/client.ts';
import { foundBy, WISH } from '../testing/seeking.ts';

openPost();

let server: TestServer;
beforeAll(async () => {
  server = await start({ limits: { mailPause: 3_600_000 } });
});

async function callable(name: string): Promise<{ readonly client: Client; readonly path: string }> {
  const client = await Client.visit(server.url, name);
  const path = await pushTo(client);
  await calling(client, 'PUT', '', { lang: 'de', zone: 'Europe/Berlin', quiet: null });
  return { client, path };
}

test('where turns have days everybody is called once when a table is found: for their turn, or for the table', async () => {
  const ana = await callable('Ana');
  const bo = await callable('Bo');
  await ana.client.ask({ type: 'seek', wish: { ...WISH, speed: 'days' } });
  ana.client.close();
  await bo.client.ask({ type: 'seek', wish: { ...WISH, speed: 'days' } });
  const table = await foundBy(bo.client);
  await poll(() => service.pushed.length).toBe(2);
  expect(service.pushed.map(({ call }) => call.path)).toEqual([`/table/${table}`, `/table/${table}`]);
  expect(service.pushed.map(({ path }) => path).toSorted()).toEqual([ana.path, bo.path].toSorted());
  const found = service.pushed.filter(({ call }) => /Tisch/.test(call.title));
  expect(found).toHaveLength(1);
  // Whoever would do the same job again, after a crash between the deed and its account, is not the first.
  const name = found[0]?.path === ana.path ? 'Ana' : 'Bo';
  const seats = (await server.context.store.seatsOf([table])).get(table);
  const person = seats?.find((seat) => seat.name === name)?.person ?? '';
  expect(await server.context.store.waitingList.call(person, table)).toBe(false);
  bo.client.close();
});

/** Quiet hours round about now, in UTC. */
function quietNow(): { readonly from: number; readonly to: number } {
  const now = new Date().getUTCHours() * 60 + new Date().getUTCMinutes();
  return { from: (now + 24 * 60 - 10) % (24 * 60), to: (now + 120) % (24 * 60) };
}

test('an invitation is one mail in the language of who is asked, not at night and never twice; one press ends them', async () => {
  const [ana, bo] = [await Client.visit(server.url, 'Ana'), await Client.visit(server.url, 'Bo')];
  await acquaint(ana, bo);
  const { id: guest = '' } = await pageOf(bo);
  const { calls, people } = server.context.store;
  const person = (await people.byPublicId(guest)) ?? '';
  await calling(bo, 'PUT', '', { lang: 'fr', zone: 'UTC', quiet: quietNow() });
  await mailTo(bo, 'bo@example.org');
  let told = await done(server, 'news');
  /** One more was to be told of something, and was or was not. */
  const another = async (): Promise<void> => {
    told += 1;
    await poll(() => done(server, 'news')).toBe(told);
  };
  const open = (luck: string) => ana.create({ game: 'rattenscharf', seats: [{ kind: 'me' }, { kind: 'open' }], luck: luck.repeat(32) });
  const invite = async (luck: string): Promise<string> => {
    const table = await open(luck);
    expect((await ana.http('POST', `/api/tables/${table}/invitations`, { person: guest })).status).toBe(200);
    return table;
  };
  const tell = (table: string) =>
    server.context.jobs.at(`news/invited/${table}/${person}`, 0, 'news', { kind: 'invited', person, table, by: 'Ana' });
  /** As if the last mail had been long ago. */
  const later = async (): Promise<void> => void (await calls.mail(person, [], (await calls.wish(person))?.mailedAt ?? -1, 0));

  const first = await invite('1');
  await another();
  expect(sink.received).toEqual([]);
  await calling(bo, 'PUT', '', { lang: 'fr', zone: 'UTC', quiet: null });
  await tell(first);
  await another();
  expect(sink.received).toMatchObject([
    {
      to: ['bo@example.org'],
      headers: {
        subject: expect.stringMatching(/^Ana vous invite à une partie\s: Rattenscharf$/) as string,
        'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
      },
    },
  ]);
  expect(sink.received[0]?.text).toContain(`${HOUSE}/table/${first}`);
  expect(sink.received[0]?.text).toContain('Pour ne plus en recevoir');

  // The same again, as after a crash; the same again by Ana's hand; and another one within the hour.
  await later();
  await tell(first);
  await another();
  await ana.http('POST', `/api/tables/${first}/invitations`, { person: guest });
  expect(sink.received).toHaveLength(1);
  await invite('2');
  await another();
  expect(sink.received).toHaveLength(2);
  await invite('3');
  await another();
  expect(sink.received).toHaveLength(2);

  // As a mail program does it: no cookie, no origin.
  await later();
  const stop = sink.received[0]?.headers['list-unsubscribe']?.slice(HOUSE.length + 1, -1) ?? '';
  expect((await fetch(server.url + stop, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) })).status).toBe(
    200,
  );
  expect(await calling(bo)).toMatchObject({ address: null, confirmed: false });
  await tell(await invite('4'));
  await another();
  expect(sink.received).toHaveLength(2);
  for (const client of [ana, bo]) client.close();
});
