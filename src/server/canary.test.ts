import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import type { PositionMessage } from '../protocol/to-browser.ts';
import { makeLog } from './log.ts';
import { Client } from './testing/client.ts';
import { discard, startTestServer } from './testing/start.ts';
import { whisper } from './testing/whisper.ts';

const GAMES = { whisper: async () => ({ game: whisper }) };
const ANAS_LUCK = 'aa11'.repeat(8);
const BOS_LUCK = 'bb22'.repeat(8);

/** Everything that left the server, by who could read it. */
class Spy {
  readonly bodies: string[] = [];
  readonly log: string[] = [];
  readonly stream = new Writable({
    write: (chunk, _encoding, done) => {
      this.log.push(String(chunk));
      done();
    },
  });

  /** Fetches and remembers all that came back, headers included. */
  async fetch(url: string, init: RequestInit = {}): Promise<string> {
    const response = await fetch(url, { ...init, redirect: 'manual' });
    const text = await response.text();
    this.bodies.push(text, JSON.stringify([...response.headers].filter(([name]) => name !== 'set-cookie')));
    return text;
  }
}

const holds = (texts: readonly string[], secret: string): boolean => texts.some((text) => text.includes(secret));

async function setOut() {
  const spy = new Spy();
  const server = await startTestServer({ games: GAMES, log: makeLog('trace', spy.stream) });
  const people = await Promise.all(['Ana', 'Bo', 'Eve'].map((name) => Client.visit(server.url, name)));
  const [ana, bo, eve] = people as [Client, Client, Client];
  const table = await ana.create({ game: 'whisper', seats: [{ kind: 'me' }, { kind: 'open' }], luck: ANAS_LUCK, listed: true });
  for (const p of people) await p.watch(table);
  await bo.ask({ type: 'sit', table, seat: 1, luck: BOS_LUCK });
  return { spy, server, people, ana, bo, eve, table };
}

/** Errors of every kind, which must not say more than views do. */
async function provoke(spy: Spy, url: string, table: string, client: Client): Promise<void> {
  for (const path of [
    '/',
    '/api/tables',
    '/api/me',
    `/api/tables/${table}/record`,
    '/api/tables/nope/record',
    '/key/nope',
    '/healthz',
    '/metrics',
    '/api/openapi.json',
    '/api/docs',
    '/api/nope',
    `/table/${table}`,
  ]) {
    await spy.fetch(`${url}${path}`, { headers: { cookie: client.cookie, accept: 'text/html' } });
  }
  await spy.fetch(`${url}/api/tables`, {
    method: 'POST',
    body: '{',
    headers: { 'content-type': 'application/json', cookie: client.cookie },
  });
  await spy.fetch(`${url}/api/tables/${table}/key`, { method: 'POST' });
  await client.ask({ type: 'look', table, seat: 0, n: 0 });
  await client.ask({ type: 'look', table, seat: null, n: 1 });
  await client.ask({ type: 'play', table, seat: 0, n: 2, moves: [{ type: 'note', note: 'x' }] });
  await client.ask({ type: 'take-back', table, seat: 1, n: 2 });
  await client.ask({ type: 'rematch', table });
  client.socket.send('{"type":"play"}');
}

test('no secret is in any frame, body, header or log line', async () => {
  const { spy, server, people, ana, bo, eve, table } = await setOut();
  await provoke(spy, server.url, table, eve);
  const frames = (): string[] => people.flatMap((p) => p.frames);
  expect(holds([...frames(), ...spy.bodies], BOS_LUCK)).toBe(false);
  expect(holds([...frames(), ...spy.bodies], ANAS_LUCK)).toBe(false);

  await ana.ask({ type: 'start', table });
  for (const client of people) await provoke(spy, server.url, table, client);
  const { store } = server.context;
  const seed = (await store.secret(`seed/${table}`)) ?? '';
  const cookieSecret = (await store.secret('cookie')) ?? '';
  expect(seed).toMatch(/^[0-9a-f]{64}$/);
  const words = ((await store.load(table))?.entries ?? []).map((e) => (e.move as { word?: string }).word ?? '');
  expect(words.filter((w) => w.startsWith('canary-word')).length).toBe(2);
  const key = (JSON.parse((await ana.http('POST', `/api/tables/${table}/key`)).text) as { url: string }).url.slice('/key/'.length);
  await spy.fetch(`${server.url}/key/${key}`);

  // Each plays and sees its own secrets, and nobody else's.
  for (let turn = 0; turn < 4; turn++) {
    const actor = turn % 2 === 0 ? ana : bo;
    const { n, view } = actor.position(table) as PositionMessage;
    const move = whisper.moves(view as never, turn % 2)[turn % 3];
    expect(await actor.ask({ type: 'play', table, seat: turn % 2, n, moves: [move] })).toMatchObject({ type: 'position' });
    for (const p of people) await p.until((m) => m.type === 'position' && m.n > n);
    await provoke(spy, server.url, table, eve);
  }
  expect(holds(ana.frames, words[0] ?? '')).toBe(true);
  expect(holds(bo.frames, 'canary-note-pear-of-1')).toBe(true);
  expect(holds([...bo.frames, ...eve.frames, ...spy.bodies, ...spy.log], words[0] ?? '')).toBe(false);
  expect(holds([...ana.frames, ...eve.frames, ...spy.bodies, ...spy.log], words[1] ?? '')).toBe(false);
  expect(holds([...bo.frames, ...eve.frames, ...spy.bodies, ...spy.log], '-of-0')).toBe(false);
  expect(holds([...ana.frames, ...eve.frames, ...spy.bodies, ...spy.log], '-of-1')).toBe(false);

  for (const secret of [seed, cookieSecret, key]) expect(holds([...frames(), ...spy.bodies, ...spy.log], secret)).toBe(false);
  for (const { cookie } of people) expect(holds([...frames(), ...spy.bodies, ...spy.log], cookie.split('=')[1] ?? '')).toBe(false);
  const persons = people.map((p) => decodeURIComponent(p.cookie.split('=')[1] ?? '').split('.')[0] ?? '');
  for (const person of persons) expect(holds([...frames(), ...spy.bodies, ...spy.log], person)).toBe(false);

  // Once it is over the seed may be seen, and must.
  for (let turn = 4; turn < 6; turn++) {
    const actor = turn % 2 === 0 ? ana : bo;
    const { n, view } = actor.position(table) as PositionMessage;
    await actor.ask({ type: 'play', table, seat: turn % 2, n, moves: [whisper.moves(view as never, turn % 2)[0]] });
    for (const p of people) await p.until((m) => m.type === 'position' && m.n > n);
  }
  await eve.until((m) => m.type === 'table' && m.table.status === 'over');
  expect(holds(eve.frames, seed)).toBe(true);
  expect(holds(spy.log, seed)).toBe(false);
  for (const p of people) p.close();
  await server.close();
  discard(server.folder);
});
