import { expect, test } from 'vitest';
import type { ChatRights, Moderation, MySafety } from '../../protocol/safety.ts';
import type { TableMessage } from '../../protocol/to-browser.ts';
import { publicIdOf } from '../../store/public-id.ts';
import { seat, table } from '../../store/testing/rows.ts';

import { Client } from '../testing/client.ts';
import { openTestServer } from '../testing/open.ts';
import { followModerators } from './follow.ts';
import { appoint, carryOut } from './moderate.ts';

const server = await openTestServer();

const LUCK = '0123456789abcdef0123456789abcdef';
const OPEN = [{ kind: 'me' }, { kind: 'open' }];

const json = async <T>(client: Client, method: string, path: string, body?: unknown): Promise<T> =>
  JSON.parse((await client.http(method, path, body)).text) as T;
const safetyOf = (client: Client) => json<MySafety>(client, 'GET', '/api/me/safety');
const idOf = async (client: Client): Promise<string> => (await safetyOf(client)).id ?? '';
const personOf = async (client: Client): Promise<string> => (await server.context.store.people.byPublicId(await idOf(client))) ?? '';
const chatOf = (client: Client, id: string): string[] => {
  const joined = client.messages.findLast((m): m is TableMessage => m.type === 'table' && m.table.id === id && m.chat !== undefined);
  return joined?.chat?.map(({ text }) => text) ?? [];
};
const heard = (client: Client): string[] => client.messages.flatMap((m) => (m.type === 'chat' ? [m.line.text] : []));

let tables = 0;
/** A table of Ana's; by default only whoever has its link finds it. */
async function open(host: Client, more: object = {}): Promise<string> {
  tables += 1;
  const id = await host.create({ game: 'rattenscharf', seats: OPEN, luck: String(tables).padStart(32, '0'), ...more });
  await host.watch(id);
  return id;
}
const people = (...names: string[]): Promise<Client[]> => Promise.all(names.map((name) => Client.visit(server.url, name)));

test('who is blocked sits down at no table of mine, and neither of us hears the other', async () => {
  const [ana, bo, cleo] = await people('Ana', 'Bo', 'Cleo');
  if (!ana || !bo || !cleo) throw new Error('three people');
  const id = await open(ana, { listed: true });
  const quiet = await open(ana);
  for (const client of [bo, cleo]) await client.watch(quiet);
  await bo.ask({ type: 'chat', table: quiet, text: 'before' });
  expect((await ana.http('PUT', `/api/me/shunned/${await idOf(bo)}`, { kind: 'block' })).status).toBe(200);
  expect(await bo.ask({ type: 'sit', table: id, seat: 1, luck: LUCK })).toMatchObject({ type: 'refused', rule: 'table/apart' });
  await ana.ask({ type: 'chat', table: quiet, text: 'from Ana' });
  await bo.ask({ type: 'chat', table: quiet, text: 'from Bo' });
  await cleo.until((m) => m.type === 'chat' && m.line.text === 'from Bo');
  expect(heard(cleo)).toEqual(['before', 'from Ana', 'from Bo']);
  expect(heard(ana)).toEqual(['before', 'from Ana']);
  expect(heard(bo)).toEqual(['before', 'from Bo']);
  for (const client of [ana, bo, cleo]) await client.watch(quiet);
  expect([ana, bo, cleo].map((client) => chatOf(client, quiet))).toEqual([
    ['from Ana'],
    ['before', 'from Bo'],
    ['before', 'from Ana', 'from Bo'],
  ]);
  // Nor is one offered the tables of the other.
  const waiting = async (client: Client) =>
    (await json<{ waiting: { id: string }[] }>(client, 'GET', '/api/tables')).waiting.map((t) => t.id);
  expect([await waiting(bo), await waiting(cleo)]).toEqual([[], [id]]);
  expect((await safetyOf(ana)).shunned).toMatchObject([{ name: 'Bo', kind: 'block' }]);
  expect((await safetyOf(bo)).shunned).toEqual([]);
  await ana.http('DELETE', `/api/me/shunned/${await idOf(bo)}`);
  expect(await bo.ask({ type: 'sit', table: id, seat: 1, luck: LUCK })).toMatchObject({ type: 'ok' });
});

test('a guest without a name is blocked by the table at which they sit; nobody blocks themselves or nobody', async () => {
  const ana = await Client.visit(server.url, 'Ana');
  const me = await fetch(`${server.url}/api/me`);
  const guest = new Client(server.url, me.headers.getSetCookie()[0]?.split(';')[0] ?? '');
  await guest.opened();
  const id = await open(ana);
  await guest.ask({ type: 'sit', table: id, seat: 1, luck: LUCK });
  const other = ana.table(id)?.table.seats[1]?.person ?? '';
  const shun = (who: string, body: object) => json(ana, 'PUT', `/api/me/shunned/${who}`, body);
  expect(await shun(other, { kind: 'block' })).toMatchObject({ rule: 'person/unknown' });
  expect(await shun(other, { kind: 'block', table: id })).toEqual({ done: true });
  expect(await shun(await idOf(ana), { kind: 'mute' })).toMatchObject({ rule: 'safety/yourself' });
  expect(await shun('nobody', { kind: 'mute' })).toMatchObject({ rule: 'person/unknown' });
  expect(await shun(other, { kind: 'kill' })).toMatchObject({ rule: 'server/malformed' });
});

test('a rematch keeps no seat for who is blocked', async () => {
  const [ana, bo] = await people('Ana', 'Bo');
  if (!ana || !bo) throw new Error('two people');
  const id = await open(ana);
  await bo.ask({ type: 'sit', table: id, seat: 1, luck: LUCK });
  await ana.ask({ type: 'start', table: id });
  for (const [number, client] of [ana, bo].entries()) await client.ask({ type: 'resign', table: id, seat: number });
  await expect.poll(async () => (await server.context.store.table(id))?.status, { timeout: 15_000 }).toBe('over');
  await ana.http('PUT', `/api/me/shunned/${await idOf(bo)}`, { kind: 'block' });
  const answer = await ana.ask({ type: 'rematch', table: id });
  const next = answer.type === 'ok' ? (answer.table ?? '') : ((answer as TableMessage).table.rematch ?? '');
  expect(
    (await server.context.store.seatsOf([next]))
      .get(next)
      ?.map(({ kind }) => kind)
      .sort(),
  ).toEqual(['human', 'open']);
});

test('newcomers among strangers say phrases; who knows everybody, is no newcomer, or where all allow it, says anything', async () => {
  const [ana, bo] = await people('Ana', 'Bo');
  if (!ana || !bo) throw new Error('two people');
  const { store } = server.context;
  const id = await open(ana, { listed: true });
  await bo.watch(id);
  const rights = (client: Client, at = id) => json<ChatRights>(client, 'GET', `/api/tables/${at}/chat`);
  expect(await rights(bo)).toEqual({ free: false, why: 'strangers' });
  expect(await bo.ask({ type: 'chat', table: id, text: 'buy gold' })).toMatchObject({ rule: 'chat/phrases-only' });
  expect(await bo.ask({ type: 'phrase', table: id, phrase: 'hello' })).toMatchObject({
    type: 'chat',
    line: { text: 'hello', phrase: true },
  });
  const [a, b] = [await personOf(ana), await personOf(bo)];
  expect(await ana.until((m) => m.type === 'chat')).toMatchObject({ line: { text: 'hello', phrase: true, by: publicIdOf(b) } });
  expect(await rights(bo, await open(ana))).toEqual({ free: true, why: 'private' });
  for (const client of [ana, bo]) await client.http('PUT', '/api/me/free-chat', { free: true });
  expect(await rights(bo)).toEqual({ free: true, why: 'agreed' });
  expect(await bo.ask({ type: 'chat', table: id, text: 'a word' })).toMatchObject({ type: 'chat' });
  await ana.http('PUT', '/api/me/free-chat', { free: false });
  expect(await rights(bo)).toEqual({ free: false, why: 'strangers' });
  const human = (number: number, person: string) => seat(number, { kind: 'human', person });
  await store.create(table('old0', { status: 'over' }), [human(0, a), human(1, b)], 'seed');
  expect(await rights(bo)).toEqual({ free: true, why: 'acquainted' });
  for (let n = 1; n < 5; n++) await store.create(table(`old${n}`, { status: 'over' }), [human(0, 'others'), human(1, b)], 'seed');
  expect(await rights(bo)).toEqual({ free: true, why: 'regular' });
});

test('a report brings what was said and how long everybody took; a moderator silences, and the person is told and may answer', async () => {
  const [ana, bo, mo] = await people('Ana', 'Bo', 'Mo');
  if (!ana || !bo || !mo) throw new Error('three people');
  const { store } = server.context;
  const id = await open(ana);
  await bo.ask({ type: 'sit', table: id, seat: 1, luck: LUCK });
  await bo.ask({ type: 'chat', table: id, text: 'you rat' });
  const accusation = { person: await idOf(bo), table: id, reason: 'insult', words: 'not nice' };
  expect(await json(ana, 'POST', '/api/reports', { ...accusation, lines: ['forged'] })).toMatchObject({ rule: 'server/malformed' });
  expect(await json(ana, 'POST', '/api/reports', accusation)).toEqual({ done: true });
  // Only moderators find the page.
  expect((await mo.http('GET', '/api/moderation')).status).toBe(404);
  expect((await mo.http('POST', '/api/moderation', {})).status).toBe(404);
  await appoint(store, Date.now(), await personOf(mo), true);
  const { reports } = await json<Moderation>(mo, 'GET', '/api/moderation');
  expect(reports).toMatchObject([
    {
      reason: 'insult',
      words: 'not nice',
      reporter: { name: 'Ana' },
      accused: { name: 'Bo' },
      table: id,
      evidence: {
        game: 'rattenscharf',
        lines: [{ n: 0, name: 'Bo', text: 'you rat', person: await idOf(bo) }],
        seats: [{ name: 'Ana' }, {}],
      },
    },
  ]);
  const order = { action: 'silence', person: await idOf(bo), hours: 3, why: 'Insults', report: reports[0]?.id };
  expect(await json(mo, 'POST', '/api/moderation', { ...order, why: '' })).toMatchObject({ rule: 'server/malformed' });
  expect(await json(mo, 'POST', '/api/moderation', order)).toEqual({ done: true });
  for (const wish of [
    { type: 'chat', table: id, text: 'again' },
    { type: 'phrase', table: id, phrase: 'hello' },
  ] as const)
    expect(await bo.ask(wish)).toMatchObject({ rule: 'chat/silenced', params: { hours: 3 } });
  const { notices, sanctions } = await safetyOf(bo);
  expect([notices, sanctions]).toMatchObject([[{ action: 'silence', reason: 'Insults' }], [{ kind: 'silence', reason: 'Insults' }]]);
  expect(await json(bo, 'GET', '/api/tables')).toMatchObject({ news: 1 });
  const data = { told: [{ action: 'silence', reason: 'Insults' }], sanctions: [{ kind: 'silence' }], strangersMayWrite: false };
  expect(await json(bo, 'GET', '/api/me/data')).toMatchObject(data);
  const read = (client: Client) => json(client, 'POST', `/api/me/notices/${notices[0]?.id}`, { answer: 'I am sorry' });
  expect(await read(ana)).toMatchObject({ rule: 'safety/nothing-there' });
  expect(await read(bo)).toEqual({ done: true });
  expect((await safetyOf(bo)).notices).toEqual([]);
  const after = await json<Moderation>(mo, 'GET', '/api/moderation');
  expect(after.reports).toMatchObject([
    { reason: 'answer', words: 'I am sorry', accused: { name: 'Bo' }, sanctions: [{ kind: 'silence' }] },
  ]);
  expect(after.audit).toMatchObject([
    { action: 'silence', moderator: { name: 'Mo' }, person: { name: 'Bo' }, reason: 'Insults', table: id },
    { action: 'moderator-add', person: { name: 'Mo' } },
  ]);
  expect(after.audit[1]).not.toHaveProperty('moderator');
});

test('somebody reports so often in a day, and no more', async () => {
  const [ana, bo] = await people('Ana', 'Bo');
  if (!ana || !bo) throw new Error('two people');
  const report = { person: await idOf(bo), reason: 'other' };
  for (let n = 0; n < 10; n++) expect(await json(ana, 'POST', '/api/reports', report)).toEqual({ done: true });
  const refused = await ana.http('POST', '/api/reports', report);
  expect([refused.status, JSON.parse(refused.text)]).toEqual([429, { rule: 'safety/reported-often', params: { most: 10 } }]);
});

test('who is banned watches, but neither sits down nor opens tables nor writes; a game under way goes on', async () => {
  const [ana, bo, mo] = await people('Ana', 'Bo', 'Mo');
  if (!ana || !bo || !mo) throw new Error('three people');
  await appoint(server.context.store, Date.now(), await personOf(mo), true);
  const running = await open(ana);
  await bo.ask({ type: 'sit', table: running, seat: 1, luck: LUCK });
  await ana.ask({ type: 'start', table: running });
  const id = await open(ana);
  const order = (more: object) => json(mo, 'POST', '/api/moderation', { why: 'Cheats', ...more });
  const person = await idOf(bo);
  expect(await order({ action: 'ban', person, days: 2 })).toEqual({ done: true });
  expect(await bo.watch(id)).toMatchObject({ type: 'table' });
  const banned = { rule: 'house/banned-days', params: { days: 2 } };
  expect(await bo.ask({ type: 'sit', table: id, seat: 1, luck: LUCK })).toMatchObject(banned);
  expect(await bo.ask({ type: 'chat', table: id, text: 'why?' })).toMatchObject(banned);
  const wish = { game: 'rattenscharf', options: {}, listed: false, seats: OPEN, request: 'e'.repeat(32) };
  const refused = await bo.http('POST', '/api/tables', wish);
  expect([refused.status, JSON.parse(refused.text)]).toEqual([403, banned]);
  const cup = { name: 'Cup', game: 'rattenscharf', seats: 2, system: 'swiss', rounds: 3, request: 'f'.repeat(32) };
  const clock = { reserve: 60, increment: 5, delay: 0, over: 'resign' };
  const opened = await ana.http('POST', '/api/tournaments', { ...cup, clock, deals: false, byHost: true });
  const { id: tournament } = JSON.parse(opened.text) as { readonly id: string };
  expect(opened.status).toBe(201);
  expect(await json(bo, 'POST', `/api/tournaments/${tournament}`, { do: 'enter', luck: LUCK })).toEqual(banned);
  // The others should not suffer for it; but whoever leaves does not come back.
  expect(bo.position(running) ?? (await bo.watch(running))).toBeDefined();
  await bo.ask({ type: 'leave', table: running, seat: 1 });
  expect(await bo.ask({ type: 'sit', table: running, seat: 1, luck: LUCK })).toMatchObject(banned);
  expect(await order({ action: 'ban', person })).toEqual({ done: true });
  expect(await bo.ask({ type: 'sit', table: id, seat: 1, luck: LUCK })).toMatchObject({ rule: 'house/banned' });
  expect(await order({ action: 'unban', person })).toEqual({ done: true });
  expect(await bo.ask({ type: 'sit', table: id, seat: 1, luck: LUCK })).toMatchObject({ type: 'ok' });
});

test('a line that is deleted and a table that is closed are gone from every screen', async () => {
  const [ana, bo, mo] = await people('Ana', 'Bo', 'Mo');
  if (!ana || !bo || !mo) throw new Error('three people');
  await appoint(server.context.store, Date.now(), await personOf(mo), true);
  const id = await open(ana);
  await bo.ask({ type: 'sit', table: id, seat: 1, luck: LUCK });
  await ana.ask({ type: 'start', table: id });
  await bo.ask({ type: 'chat', table: id, text: 'fine' });
  await bo.ask({ type: 'chat', table: id, text: 'foul' });
  const order = (more: object) => json(mo, 'POST', '/api/moderation', { table: id, why: 'Foul', ...more });
  const from = ana.messages.length;
  expect(await order({ action: 'delete-text', n: 1 })).toEqual({ done: true });
  expect(await order({ action: 'delete-text', n: 1 })).toMatchObject({ rule: 'safety/nothing-there' });
  expect(await ana.until((m) => m.type === 'table' && m.chat !== undefined, from)).toMatchObject({ chat: [{ text: 'fine' }] });
  expect(await order({ action: 'close' })).toEqual({ done: true });
  expect(await ana.until((m) => m.type === 'table' && m.table.status === 'over', from)).toMatchObject({
    table: { closed: { by: [], house: true } },
  });
  expect((await safetyOf(bo)).notices.map(({ action }) => action)).toEqual(['delete-text', 'close']);
  // One that never began.
  const waiting = await open(ana);
  expect(await order({ action: 'close', table: waiting })).toEqual({ done: true });
  expect(await ana.until((m) => m.type === 'table' && m.table.id === waiting && m.table.status === 'over')).toBeDefined();
  expect(await bo.watch(waiting)).toMatchObject({ type: 'table', table: { status: 'over' } });
  expect(await order({ action: 'delete-name', person: await idOf(bo), table: undefined })).toEqual({ done: true });
  expect((await server.context.store.people.find(await personOf(bo)))?.name).toBe('');
});

test('what is done elsewhere, such as from the command line, is heard of once', async () => {
  const ana = await Client.visit(server.url, 'Ana');
  const [first, second] = [await open(ana), await open(ana)];
  const heardOf: string[] = [];
  const stop = followModerators(
    server.context,
    {
      reread: async (ids) => {
        heardOf.push(...[...ids].filter((id) => id === first || id === second));
      },
    },
    10,
  );
  const close = (id: string) => carryOut(server.context.store, Date.now(), '', { action: 'close', table: id, why: 'Spam' });
  expect(await close(first)).toBeUndefined();
  await expect.poll(() => heardOf).toEqual([first]);
  expect(await close(second)).toBeUndefined();
  await expect.poll(() => heardOf).toEqual([first, second]);
  stop();
  // The server itself looks every few seconds.
  expect(await ana.until((m) => m.type === 'table' && m.table.id === second && m.table.status === 'over')).toBeDefined();
});
