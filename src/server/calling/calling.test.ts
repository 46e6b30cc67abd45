import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Postgres, startPostgres } from '../../../test/support/postgres.ts';
import { game } from '../../games/rattenscharf/game.ts';
import type { Calling } from '../../protocol/calling.ts';
import type { PositionMessage } from '../../protocol/to-browser.ts';
import type { Limits } from '../limits.ts';
import type { Server } from '../server.ts';
import { Client, LUCK } from '../testing/client.ts';
import { startPushService } from '../testing/push-service.ts';
import { startSmtpSink } from '../testing/smtp-sink.ts';
import { discard, startTestServer } from '../testing/start.ts';

type TestServer = Server & { readonly folder: string };

const HOUSE = 'https://ratskeller.example';
/** In milliseconds: soon, and far enough apart that several turns are gathered. */
const SOON: Partial<Limits> = { call: 60, mail: 400, mailPause: 600, calls: 1000 };

let houseKey = '';
let service: Awaited<ReturnType<typeof startPushService>>;
let sink: Awaited<ReturnType<typeof startSmtpSink>>;
const open: TestServer[] = [];

const start = async (options: Parameters<typeof startTestServer>[0] = {}, folder?: string): Promise<TestServer> => {
  const calling = { house: HOUSE, mail: { smtp: sink.url, from: 'Ratskeller <house@ratskeller.example>' }, pushServices: service.services };
  const server = await startTestServer({ calling, ...options, limits: { ...SOON, ...options.limits } }, folder);
  open.push(server);
  return server;
};

beforeAll(async () => {
  [service, sink] = await Promise.all([startPushService(() => houseKey), startSmtpSink()]);
});
afterAll(async () => {
  for (const server of open) {
    await server.close();
    discard(server.folder);
  }
  await Promise.all([service.close(), sink.close()]);
});
beforeEach(() => {
  service.pushed.length = 0;
  sink.received.length = 0;
});

const json = async <T>(client: Client, method: string, path: string, body?: unknown): Promise<T> =>
  JSON.parse((await client.http(method, path, body)).text) as T;
const calling = (client: Client, method = 'GET', path = '', body?: unknown) => json<Calling>(client, method, `/api/me/call${path}`, body);

let devices = 0;
/** A device of its own for each person. */
async function pushTo(client: Client): Promise<string> {
  devices += 1;
  const path = `/device-${devices}`;
  houseKey = (await calling(client, 'PUT', '/device', service.device(path))).key;
  return path;
}

/** What the newest mail to the address leads to. */
const linkIn = (address: string, what: string): string => {
  const mail = sink.received.findLast(({ to }) => to.includes(address));
  return new RegExp(`${HOUSE}(/mail/${what}/[\\w-]+)`).exec(mail?.text ?? '')?.[1] ?? '';
};

async function mailTo(client: Client, address: string): Promise<void> {
  await calling(client, 'PUT', '/address', { address });
  await client.http('POST', linkIn(address, 'confirm'));
  sink.received.length = 0;
}

let wishes = 0;
/** Two at a running table. The one who is to move looks at it; the other has gone away. */
async function meet(server: Server, names: readonly [string, string], other = server) {
  const host = await Client.visit(server.url, names[0]);
  const guest = await Client.visit(other.url, names[1]);
  return sitDown(host, guest);
}

async function sitDown(host: Client, guest: Client) {
  wishes += 1;
  const luck = wishes.toString(16).padStart(32, '0');
  const table = await host.create({ game: 'rattenscharf', seats: [{ kind: 'me' }, { kind: 'open' }], luck });
  for (const client of [host, guest]) await client.watch(table);
  await guest.ask({ type: 'sit', table, seat: 1, luck: LUCK });
  await host.watch(table);
  await host.ask({ type: 'start', table });
  for (const client of [host, guest]) await client.watch(table);
  const seat = host.position(table)?.pending[0] ?? 0;
  const [mover, waiter] = seat === 0 ? [host, guest] : [guest, host];
  return { table, seat, mover, waiter };
}

/** Takes the seat's turn, once it is there, to its end. */
async function play(client: Client, table: string, seat: number): Promise<void> {
  await poll(() => client.position(table)?.pending).toContain(seat);
  for (;;) {
    const { n, view, pending } = client.position(table) as PositionMessage;
    if (!pending.includes(seat)) return;
    await client.ask({ type: 'play', table, seat, n, moves: [game.moves(view as never, seat)[0]] });
  }
}

/** How many jobs of a kind have been done. */
async function done(server: Server, kind: 'call' | 'mail'): Promise<number> {
  const text = await server.context.metrics.registry.metrics();
  return Number(new RegExp(`ratskeller_job_seconds_count{kind="${kind}"} (\\d+)`).exec(text)?.[1] ?? 0);
}
const poll = <T>(read: () => T | Promise<T>) => expect.poll(read, { timeout: 20_000, interval: 20 });

describe('one server', () => {
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

    const slow = await start({ limits: { call: 700 } });
    const quick = await meet(slow, ['Ed', 'Flo']);
    const path = await pushTo(quick.waiter);
    await quick.waiter.ask({ type: 'hidden', hidden: true });
    await play(quick.mover, quick.table, quick.seat);
    await poll(() => slow.context.store.calls.turn(quick.table, 1 - quick.seat)).toBeDefined();
    await play(quick.waiter, quick.table, 1 - quick.seat);
    await poll(() => done(slow, 'call')).toBe(1);

    // Back before somebody's eyes: whoever looks knows.
    await play(quick.mover, quick.table, quick.seat);
    await poll(() => slow.context.store.calls.turn(quick.table, 1 - quick.seat)).toBeDefined();
    await quick.waiter.ask({ type: 'hidden', hidden: false });
    await poll(() => slow.context.store.calls.turn(quick.table, 1 - quick.seat)).toBeUndefined();
    await poll(() => done(slow, 'call')).toBe(2);
    expect(service.pushed).toEqual([]);

    // And in the background again, they are.
    await play(quick.waiter, quick.table, 1 - quick.seat);
    await quick.waiter.ask({ type: 'hidden', hidden: true });
    await play(quick.mover, quick.table, quick.seat);
    await poll(() => service.pushed.map((one) => one.path)).toEqual([path]);
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
    await poll(() => service.pushed.map(({ call }) => call.title)).toEqual(['Your turn at Rattenscharf']);

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

  test('mail waits for a confirmed address, gathers all tables, and ends with one press', async () => {
    const kim = await Client.visit(server.url, 'Kim');
    const others = await Promise.all(['Lou', 'Max'].map((name) => Client.visit(server.url, name)));
    expect(await calling(kim, 'PUT', '', { lang: 'de', zone: 'Europe/Berlin', quiet: null })).toMatchObject({ mail: true, address: null });
    expect(await calling(kim, 'PUT', '/address', { address: 'kim@example.org' })).toMatchObject({
      address: 'kim@example.org',
      confirmed: false,
    });
    expect(sink.received).toMatchObject([
      { to: ['kim@example.org'], from: 'house@ratskeller.example', headers: { subject: 'Ratskeller: Dürfen wir dir schreiben?' } },
    ]);
    // Opening the link does nothing: mail programs do that by themselves.
    const confirm = linkIn('kim@example.org', 'confirm');
    expect((await kim.http('GET', confirm)).text).toContain('Sollen wir an kim@example.org schreiben');
    expect(await calling(kim)).toMatchObject({ confirmed: false });
    expect((await kim.http('POST', confirm)).status).toBe(200);
    expect(await calling(kim)).toMatchObject({ confirmed: true });
    sink.received.length = 0;

    const tables = await Promise.all(others.map((other) => sitDown(kim, other)));
    for (const { table } of tables) await kim.ask({ type: 'unwatch', table });
    for (const { table, seat, mover } of tables) {
      // Who begins is drawn: Kim's own first turn is taken.
      if (mover === kim) {
        await kim.watch(table);
        await play(kim, table, seat);
        await kim.ask({ type: 'unwatch', table });
      }
    }
    await Promise.all(
      tables.map(({ table, seat, mover, waiter }) => play(mover === kim ? waiter : mover, table, mover === kim ? 1 - seat : seat)),
    );
    await poll(() => sink.received.length).toBe(1);
    const [mail] = sink.received;
    expect(mail?.headers).toMatchObject({
      subject: '2 Partien warten auf dich',
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
      'auto-submitted': 'auto-generated',
    });
    for (const { table } of tables) expect(mail?.text).toContain(`${HOUSE}/table/${table}`);
    for (const name of ['Lou', 'Max']) expect(mail?.text).toContain(`Rattenscharf – ${name} hat gezogen.`);

    const stop = /^<https:\/\/ratskeller\.example(\/mail\/stop\/[\w-]+)>$/.exec(mail?.headers['list-unsubscribe'] ?? '')?.[1] ?? '';
    expect((await fetch(server.url + stop)).status).toBe(200);
    expect(await calling(kim)).toMatchObject({ address: 'kim@example.org' });
    // As a mail program does it: no cookie, no origin.
    const form = new FormData();
    form.set('List-Unsubscribe', 'One-Click');
    expect((await fetch(server.url + stop, { method: 'POST', body: form })).status).toBe(200);
    expect(await calling(kim)).toMatchObject({ address: null, confirmed: false });
    expect((await fetch(server.url + stop, { method: 'POST', body: form })).status).toBe(404);
  });

  test('a turn that is taken while a mail waits is in none; a mail that was not taken comes later', async () => {
    const slow = await start({ limits: { mail: 900 } });
    const { table, seat, mover, waiter } = await meet(slow, ['Nia', 'Ole']);
    await mailTo(waiter, 'away@example.org');
    await waiter.ask({ type: 'hidden', hidden: true });
    await play(mover, table, seat);
    await poll(async () => (await slow.context.store.calls.turn(table, 1 - seat))?.pushed).toBe(true);
    await play(waiter, table, 1 - seat);
    await poll(() => done(slow, 'mail')).toBe(1);
    expect(sink.received).toEqual([]);

    sink.refusals.push('451 come again');
    await play(mover, table, seat);
    await poll(() => sink.received.map(({ headers }) => headers.subject)).toEqual(['Your turn at Rattenscharf']);
    expect(sink.refusals).toEqual([]);
    expect(await done(slow, 'mail')).toBe(3);
    expect(await slow.context.store.calls.turns()).toEqual([]);
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
    expect(await again.context.store.calls.turns()).toEqual([]);
  });

  test('the trial call reaches what was chosen, and nothing else', async () => {
    const ria = await Client.visit(server.url, 'Ria');
    expect(await json(ria, 'POST', '/api/me/call/test')).toEqual({ devices: 0, mail: false });
    await pushTo(ria);
    await calling(ria, 'PUT', '/address', { address: 'ria@example.org' });
    sink.received.length = 0;
    // The address is not confirmed.
    expect(await json(ria, 'POST', '/api/me/call/test')).toEqual({ devices: 1, mail: false });
    expect(sink.received).toEqual([]);
    await server.context.store.calls.confirm((await keyOf(server, ria)) ?? '');
    expect(await json(ria, 'POST', '/api/me/call/test')).toEqual({ devices: 1, mail: true });
    expect(service.pushed.map(({ call }) => call.path)).toEqual(['/settings', '/settings']);
    expect(sink.received.map(({ headers }) => headers.subject)).toEqual(['Ratskeller calling']);
    sink.refusals.push('550 no');
    expect(await json(ria, 'POST', '/api/me/call/test')).toEqual({ rule: 'call/mail-failed' });
  });

  test('what is wrong is said in one sentence, and changes nothing', async () => {
    const sam = await Client.visit(server.url, 'Sam');
    const rule = async (method: string, path: string, body: unknown) =>
      (await json<{ rule: string }>(sam, method, `/api/me/call${path}`, body)).rule;
    for (const endpoint of ['http://10.0.0.1/', 'https://fcm.googleapis.com.evil.example/', 'file:///etc/passwd', 'nonsense'])
      expect(await rule('PUT', '/device', { ...service.device('/x'), endpoint })).toBe('call/no-such-service');
    expect(await rule('PUT', '/device', { endpoint: service.device('/x').endpoint })).toBe('server/malformed');
    expect(await rule('PUT', '', { lang: 'en', zone: 'Mars/Olympus', quiet: null })).toBe('server/malformed');
    expect(await rule('PUT', '', { lang: 'en', zone: 'UTC', quiet: { from: 0, to: 1440 } })).toBe('server/malformed');
    for (const address of ['sam', 'sam@', 'a@b.c, d@e.f', 'sam@example.org\r\nBcc: all@example.org'])
      expect(await rule('PUT', '/address', { address })).toBe('call/no-address');
    await calling(sam, 'PUT', '/address', { address: 'sam@example.org' });
    const tom = await Client.visit(server.url, 'Tom');
    expect(await json(tom, 'PUT', '/api/me/call/address', { address: 'sam@example.org' })).toEqual({ rule: 'call/asked-already' });
    expect(sink.received).toHaveLength(1);
    sink.refusals.push('550 no such person');
    expect(await json(tom, 'PUT', '/api/me/call/address', { address: 'tom@example.org' })).toEqual({ rule: 'call/mail-failed' });
    expect(await calling(tom)).toMatchObject({ address: null });
    expect(await calling(sam)).toMatchObject({ devices: [], address: 'sam@example.org', confirmed: false });
  });

  test('a house without a mail server says so', async () => {
    const silent = await start({ calling: { pushServices: service.services } });
    const uma = await Client.visit(silent.url, 'Uma');
    expect(await calling(uma)).toMatchObject({ mail: false });
    expect(await json(uma, 'PUT', '/api/me/call/address', { address: 'uma@example.org' })).toEqual({ rule: 'call/no-mail' });
  });

  test('it is part of my data, goes with me, and no other browser is called once it was signed out', async () => {
    const vera = await Client.visit(server.url, 'Vera');
    const path = await pushTo(vera);
    await mailTo(vera, 'vera@example.org');
    const { call } = await json<{ call: { devices: string[] } }>(vera, 'GET', '/api/me/data');
    expect(call).toMatchObject({ address: 'vera@example.org', confirmed: true, zone: 'UTC' });
    expect(call.devices).toEqual([service.device(path).endpoint]);
    // Somebody else cannot take a device away.
    const wim = await Client.visit(server.url, 'Wim');
    await calling(wim, 'DELETE', '/device', { endpoint: call.devices[0] });
    expect((await calling(vera)).devices).toHaveLength(1);
    expect((await calling(vera, 'DELETE', '/device', { endpoint: call.devices[0] })).devices).toEqual([]);
    await pushTo(vera);
    const headers = { cookie: vera.cookie };
    const out = await fetch(`${server.url}/api/me/others`, { method: 'DELETE', headers });
    const cookie = out.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const now = async (): Promise<Calling> => (await (await fetch(`${server.url}/api/me/call`, { headers: { cookie } })).json()) as Calling;
    expect(await now()).toMatchObject({ devices: [], address: 'vera@example.org' });
    await fetch(`${server.url}/api/me`, { method: 'DELETE', headers: { cookie } });
    expect(await server.context.store.calls.askedAt('vera@example.org')).toBe(0);
  });
});

const keyOf = async ({ context }: Server, client: Client): Promise<string | undefined> => {
  const person = decodeURIComponent(client.cookie.split('=')[1] ?? '').split('.')[0] ?? '';
  return (await context.store.calls.wish(person))?.key;
};

describe('two servers on one database', () => {
  let postgres: Postgres;
  let pair: readonly [TestServer, TestServer];
  beforeAll(async () => {
    postgres = await startPostgres();
    const place = { url: postgres.url };
    pair = [await start({ place }), await start({ place })];
  });
  afterAll(async () => {
    for (const server of pair) await server.close();
    await postgres?.stop();
  });

  test('who looks at one is not called by the other; who is away is called once', async () => {
    const { table, seat, mover, waiter } = await meet(pair[0], ['Xia', 'Yan'], pair[1]);
    const path = await pushTo(waiter);
    const noted = () => pair[0].context.store.calls.turn(table, 1 - seat);
    await poll(() => mover.table(table)?.table.seats[1 - seat]?.online).toBe(true);
    await play(mover, table, seat);
    await poll(() => waiter.position(table)?.pending).toEqual([1 - seat]);
    expect(await noted()).toBeUndefined();
    await play(waiter, table, 1 - seat);
    await poll(() => mover.position(table)?.pending).toEqual([seat]);
    await waiter.ask({ type: 'hidden', hidden: true });
    // The other server hears of it in its own time.
    const other = mover.url === pair[0].url ? pair[0] : pair[1];
    await poll(() => other.context.hints.elsewhere(table).away).toEqual([1 - seat]);
    await play(mover, table, seat);
    await poll(() => service.pushed.map((one) => one.path)).toEqual([path]);
    await poll(noted).toBeUndefined();
    expect((await done(pair[0], 'call')) + (await done(pair[1], 'call'))).toBe(1);
  });
});
