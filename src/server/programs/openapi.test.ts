import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { PHRASES } from '../../protocol/phrases.ts';
import type { MyPrograms, TableNow } from '../../protocol/programs.ts';
import { PROTOCOL } from '../../protocol/version.ts';
import { appoint } from '../safety/moderate.ts';
import type { Server } from '../server.ts';
import { acquaint } from '../testing/acquaint.ts';
import { Client, LUCK } from '../testing/client.ts';
import { Program } from '../testing/programs.ts';
import { WISH } from '../testing/seeking.ts';
import { discard, startTestServer } from '../testing/start.ts';

interface Operation {
  readonly summary?: string;
  readonly security?: readonly Readonly<Record<string, unknown>>[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
  readonly 'x-sends'?: object;
  readonly 'x-receives'?: object;
}
type Content = Readonly<Record<string, { readonly schema: object }>>;

let server: Server & { readonly folder: string };
/** By method and path, as `GET /api/tables/{id}`. */
const operations = new Map<string, Operation>();
beforeAll(async () => {
  server = await startTestServer({ limits: { codes: 1000, calls: 1000 } });
  const { paths } = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as { paths: Record<string, Record<string, Operation>> };
  for (const [path, methods] of Object.entries(paths))
    for (const [method, operation] of Object.entries(methods)) operations.set(`${method.toUpperCase()} ${path}`, operation);
});
afterAll(async () => {
  await server.close();
  discard(server.folder);
});

/** What a token opens is the API; the rest is for the pages, by cookie. */
const isForPrograms = ({ security = [] }: Operation): boolean => security.some((way) => 'token' in way);

/** Fastify knows JSON Schema: here it judges what our routes take and give. */
const judge = Fastify({
  bodyLimit: 1e7,
  ajv: { customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false, strict: false } },
});
judge.post('/', async (request) => {
  const { schema, value } = request.body as { readonly schema: Record<string, unknown>; readonly value: unknown };
  const fits = request.compileValidationSchema(schema);
  return fits(value) ? [] : fits.errors;
});
const faults = async (schema: object | undefined, value: unknown): Promise<unknown> =>
  schema ? (await judge.inject({ method: 'POST', url: '/', payload: { schema, value } })).json() : 'not described';

const driven = new Set<string>();
const schemaIn = (content: Content | undefined): object | undefined => Object.values(content ?? {})[0]?.schema;

/** Asks a route and compares what is sent and what comes with what the document says. */
async function drive(who: Program | Client, key: string, ids: Readonly<Record<string, string>> = {}, body?: unknown): Promise<unknown> {
  const operation = operations.get(key);
  expect(operation, `${key} is not described`).toBeDefined();
  driven.add(key);
  if (body !== undefined) expect(await faults(schemaIn(operation?.requestBody?.content), body), `${key} takes`).toEqual([]);
  const [method = '', path = ''] = key.replaceAll(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? '').split(' ');
  const answer = who instanceof Program ? await who.ask(method, path, body) : await who.http(method, path, body);
  const given = 'text' in answer ? (JSON.parse(answer.text) as unknown) : answer.body;
  expect(answer.status, `${key} ${JSON.stringify(given)}`).toBeLessThan(300);
  expect(await faults(schemaIn(operation?.responses[answer.status]?.content), given), `${key} gives`).toEqual([]);
  return given;
}

/** The same for lines, of which so many are read. */
async function driveLines(who: Program, key: string, path: string, most: number): Promise<unknown[]> {
  driven.add(key);
  const seen: unknown[] = [];
  for await (const line of who.lines(path)) {
    expect(await faults(schemaIn(operations.get(key)?.responses[200]?.content), line), key).toEqual([]);
    seen.push(line);
    if (seen.length >= most) break;
  }
  return seen;
}

test('no route under /api is left out of the description, but what describes', () => {
  const folder = join(import.meta.dirname, '..');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  const written = files.flatMap((file) => {
    const source = readFileSync(join(folder, file), 'utf8');
    return [...source.matchAll(/app\s*\.(get|post|put|delete)\(\s*['`](\/api\/[^'`$]+)['`]/g)].map(
      ([, method = '', path = '']) => `${method.toUpperCase()} ${path.replaceAll(/:(\w+)/g, '{$1}')}`,
    );
  });
  expect(written.length).toBeGreaterThan(30);
  expect(written.filter((key) => !operations.has(key)).toSorted()).toEqual(['GET /api/docs', 'GET /api/openapi.json']);
  for (const [key, { summary, responses }] of operations) {
    expect(summary, key).toMatch(/\w+/);
    if (!key.includes(' /api/')) continue;
    for (const status of ['default', responses[201] ? 201 : 200])
      expect(schemaIn(responses[status]?.content), `${key} ${status}`).toBeDefined();
  }
});

test('every route for programs, and whatever people do with each other, takes and gives what the document says', async () => {
  const ana = await Client.visit(server.url);
  const bo = await Client.visit(server.url, 'Bo');
  await drive(ana, 'POST /api/me/tokens', {}, { name: 'law', scopes: ['read', 'play', 'tables'] });
  const [mine, guest] = [await Program.of(ana), await Program.of(bo)];
  const { token: secret } = (await drive(ana, 'POST /api/me/bots', {}, { name: 'Law' })) as { token: string };
  const bot = new Program(server.url, secret);
  const { bots, tokens } = (await drive(ana, 'GET /api/me/tokens')) as MyPrograms;
  const account = bots[0]?.id ?? '';
  for (const key of ['GET /api/me', 'GET /api/tables', 'GET /api/watch', 'GET /api/bots']) await drive(mine, key);

  // A table for two, who do whatever can be done there.
  const clock = { reserve: 0, increment: 0, delay: 3 * 86_400, over: 'bot' } as const;
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const wish = { game: 'rattenscharf', options: {}, seats, listed: false, clock, request: 'a'.repeat(32) };
  const { id } = (await drive(mine, 'POST /api/tables', {}, wish)) as { id: string };
  const at = (who: Program, what: string, body?: object): Promise<unknown> => drive(who, `POST /api/tables/{id}/${what}`, { id }, body);
  await at(mine, 'luck', { luck: LUCK });
  await at(mine, 'bot', { seat: 1, bot: 'greedy' });
  await at(mine, 'bot', { seat: 1, bot: null });
  await at(guest, 'sit', { seat: 1, luck: LUCK });
  await at(guest, 'stand', { seat: 1 });
  await at(guest, 'sit', { seat: 1, luck: LUCK });
  await ana.watch(id);
  await drive(guest, 'GET /api/codes/{code}', { code: ana.table(id)?.table.code ?? '' });
  await at(mine, 'start', {});
  expect(await driveLines(guest, 'GET /api/tables/{id}/stream', `/api/tables/${id}/stream`, 2)).toMatchObject([
    { type: 'table' },
    { type: 'position' },
  ]);
  await at(mine, 'chat', { text: 'Good luck' });
  await at(mine, 'phrase', { phrase: PHRASES[0] });
  await at(mine, 'ask', { seat: 0, what: 'pause', n: 0 });
  await at(guest, 'agree', { yes: true });
  await at(guest, 'resume', {});
  await at(guest, 'holiday', { seat: 1, days: 1 });
  await at(guest, 'holiday', { seat: 1, days: 0 });
  await at(mine, 'look', { seat: null, n: 0 });
  const due = (await drive(mine, 'GET /api/tables/{id}', { id })) as TableNow;
  const [mover, now] = due.moves ? [mine, due] : [guest, (await guest.ask('GET', `/api/tables/${id}`)).body as TableNow];
  await at(mover, 'moves', { n: now.n, moves: [now.moves?.[0]] });
  // Of an older position: a refusal has its form too.
  const back = await mover.ask('POST', `/api/tables/${id}/take-back`, { seat: now.seat, n: 0 });
  const takeBack = operations.get('POST /api/tables/{id}/take-back');
  expect(back).toMatchObject({ status: 422, body: { text: expect.stringContaining(' ') as string } });
  expect(await faults(schemaIn(takeBack?.responses.default?.content), back.body)).toEqual([]);
  driven.add('POST /api/tables/{id}/take-back');
  await at(guest, 'leave', { seat: 1 });
  await at(mine, 'substitute', { seat: 1 });

  // One that is given up at once, and so over soon.
  const short = { ...wish, listed: true, seats: [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }], request: 'd'.repeat(32) };
  const { id: ended } = (await mine.ask('POST', '/api/tables', short)).body as { id: string };
  await mine.ask('POST', `/api/tables/${ended}/luck`, { luck: LUCK });
  await drive(mine, 'POST /api/tables/{id}/hinted', { id: ended });
  await drive(mine, 'POST /api/tables/{id}/resign', { id: ended }, { seat: 0 });
  await ana.watch(ended);
  await ana.until((m) => m.type === 'table' && m.table.id === ended && m.table.status === 'over');
  await drive(mine, 'GET /api/tables/{id}/record', { id: ended });
  await drive(mine, 'POST /api/tables/{id}/rematch', { id: ended }, {});

  // A bot account is challenged twice.
  const challenges = bot.lines<{ type: string; table: string }>('/api/bot/events');
  driven.add('GET /api/bot/events');
  for (const [answer, body] of [['decline'], ['accept', { luck: LUCK }]] as const) {
    const duel = {
      ...wish,
      seats: [{ kind: 'me' }, { kind: 'account', id: account }],
      request: answer === 'accept' ? 'b'.repeat(32) : 'c'.repeat(32),
    };
    const { id: table } = (await mine.ask('POST', '/api/tables', duel)).body as { id: string };
    for await (const event of { [Symbol.asyncIterator]: () => ({ next: () => challenges.next() }) }) {
      expect(await faults(schemaIn(operations.get('GET /api/bot/events')?.responses[200]?.content), event)).toEqual([]);
      if (event.type === 'challenge' && event.table === table) break;
    }
    await drive(bot, `POST /api/bot/challenges/{id}/${answer}`, { id: table }, body);
  }
  bot.close();

  for (const game of ['hameln', 'rattenscharf']) await drive(mine, 'GET /api/ratings/{game}', { game });
  await drive(mine, 'GET /api/people/{person}', { person: 'me' });
  await drive(guest, 'GET /api/people/{person}', { person: account });
  await expect.poll(async () => (await mine.ask('GET', '/api/people/me/records')).body).toContain(ended);
  expect(await driveLines(mine, 'GET /api/people/{person}/records', '/api/people/me/records', 1)).toHaveLength(1);
  expect(await driveLines(guest, 'GET /api/games/{game}/records', '/api/games/rattenscharf/records?limit=1', 5)).toHaveLength(1);
  const cup = {
    name: 'Cup',
    game: 'rattenscharf',
    seats: 2,
    system: 'swiss',
    rounds: 2,
    clock,
    deals: false,
    byHost: false,
    request: LUCK,
  };
  const { id: tournament } = (await drive(ana, 'POST /api/tournaments', {}, cup)) as { id: string };
  await drive(ana, 'POST /api/tournaments/{tournament}', { tournament }, { do: 'enter', luck: LUCK });
  await drive(mine, 'GET /api/tournaments');
  await drive(guest, 'GET /api/tournaments/{tournament}', { tournament });
  await driveSocket(mine, id);

  // And what people do by cookie, as far as the law needs it.
  await drive(ana, 'POST /api/me/bots/{bot}/token', { bot: account });
  await drive(ana, 'DELETE /api/me/bots/{bot}', { bot: account });
  await drive(ana, 'DELETE /api/me/tokens/{token}', { token: tokens[0]?.id ?? '' });
  await drive(ana, 'PUT /api/me', {}, { name: 'Ada' });
  await drive(ana, 'PUT /api/me/picture', {}, { picture: 'cat' });
  for (const key of ['GET /api/me/data', 'GET /api/me/call', 'GET /api/me/passkeys', 'DELETE /api/me/others']) await drive(ana, key);
  await driveCompany();
  await drive(bo, 'PUT /api/me/call', {}, { lang: 'nl', zone: 'UTC', quiet: null });
  await drive(bo, 'DELETE /api/me');
  ana.close();
  bo.close();

  const among =
    /\/api\/(waiting|invitations|reports|moderation|tournaments|me\/(safety|shunned|free-chat|notices)|tables\/\{id\}\/(chat|invitations))/;
  const asked = [...operations].filter(([key, operation]) => isForPrograms(operation) || among.test(key)).map(([key]) => key);
  expect(asked.length).toBeGreaterThan(40);
  expect(asked.filter((key) => !driven.has(key))).toEqual([]);
});

/** Whom people look for, ask to a table, shun and report; and what a moderator does. */
async function driveCompany(): Promise<void> {
  const [ana, bo] = [await Client.visit(server.url), await Client.visit(server.url, 'Bo')];
  const idOf = async (client: Client): Promise<string> => ((await drive(client, 'GET /api/me/safety')) as { id: string }).id;
  const [host, guest] = [await idOf(ana), await idOf(bo)];
  await acquaint(ana, bo);
  await ana.ask({ type: 'seek', wish: { ...WISH, games: ['hameln'], least: 3, most: 3 } });
  await drive(ana, 'GET /api/waiting');
  await ana.ask({ type: 'unseek' });
  const id = await ana.create({ game: 'rattenscharf', seats: [{ kind: 'me' }, { kind: 'open' }], listed: true, luck: 'f'.repeat(32) });
  await drive(bo, 'GET /api/tables/{id}/chat', { id });
  await drive(ana, 'GET /api/tables/{id}/invitations', { id });
  await drive(ana, 'POST /api/tables/{id}/invitations', { id }, { person: guest });
  await drive(bo, 'DELETE /api/invitations/{id}', { id });
  const next = await ana.create({ game: 'rattenscharf', seats: [{ kind: 'me' }, { kind: 'open' }], luck: '9'.repeat(32) });
  await drive(ana, 'POST /api/tables/{id}/invitations', { id: next }, { person: guest });
  await drive(bo, 'POST /api/invitations/{id}', { id: next });
  await drive(ana, 'PUT /api/me/free-chat', {}, { free: true });
  await drive(ana, 'POST /api/reports', {}, { person: guest, table: id, reason: 'other', words: 'Look' });
  const { store } = server.context;
  await appoint(store, Date.now(), (await store.people.byPublicId(host)) ?? '', true);
  const { reports } = (await drive(ana, 'GET /api/moderation')) as { reports: { id: string }[] };
  await drive(ana, 'POST /api/moderation', {}, { action: 'silence', person: guest, hours: 1, why: 'Hush', report: reports[0]?.id });
  await drive(ana, 'GET /api/moderation');
  const { notices } = (await drive(bo, 'GET /api/me/safety')) as { notices: { id: string }[] };
  await drive(bo, 'POST /api/me/notices/{notice}', { notice: notices[0]?.id ?? '' }, { answer: 'I see' });
  await drive(ana, 'PUT /api/me/shunned/{person}', { person: guest }, { kind: 'block' });
  await drive(ana, 'GET /api/me/safety');
  await drive(ana, 'DELETE /api/me/shunned/{person}', { person: guest });
  for (const client of [ana, bo]) client.close();
}

/** A socket says and hears what the document says. */
async function driveSocket(who: Program, table: string): Promise<void> {
  driven.add('GET /ws');
  const said = operations.get('GET /ws');
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/ws`, { headers: { authorization: `Bearer ${who.token}` } });
  await new Promise((resolve) => socket.once('open', resolve));
  const heard = new Promise<unknown>((resolve) => socket.once('message', (data) => resolve(JSON.parse(String(data)))));
  const watch = { id: 1, type: 'watch', version: PROTOCOL, table, known: 0 };
  expect(await faults(said?.['x-sends'], watch)).toEqual([]);
  socket.send(JSON.stringify(watch));
  expect(await faults(said?.['x-receives'], await heard)).toEqual([]);
  socket.terminate();
}
