import { expect, test } from 'vitest';
import { CLOSE } from './limits.ts';

import { Client } from './testing/client.ts';
import { openTestServer } from './testing/open.ts';

const server = await openTestServer({ trustProxy: ['127.0.0.0/8'] });

const cookieOf = (response: Response): string => response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
const me = async (cookie: string): Promise<unknown> => (await fetch(`${server.url}/api/me`, { headers: { cookie } })).json();
const signOut = (cookie: string) => fetch(`${server.url}/api/me/others`, { method: 'DELETE', headers: { cookie } });

async function seated(): Promise<{ readonly ana: Client; readonly table: string }> {
  const ana = await Client.visit(server.url, 'Ana');
  const table = await ana.create({ game: 'rattenscharf', seats: [{ kind: 'me' }, { kind: 'me', name: 'B' }] });
  await ana.watch(table);
  return { ana, table };
}

test('who signs out elsewhere stays here, and is nobody there: no name, no seat, no socket', async () => {
  const { ana, table } = await seated();
  const answer = await signOut(ana.cookie);
  expect([answer.status, await answer.json()]).toEqual([200, { done: true }]);
  const fresh = cookieOf(answer);
  expect(fresh).not.toBe(ana.cookie);
  expect(await me(fresh)).toEqual({ name: 'Ana' });
  expect(await me(ana.cookie)).toEqual({ name: '' });
  await expect.poll(() => ana.closed, { timeout: 5000 }).toBe(CLOSE.signedOut);
  const [here, there] = [new Client(server.url, fresh), new Client(server.url, ana.cookie)];
  await Promise.all([here.opened(), there.opened()]);
  expect(await here.watch(table)).toMatchObject({ table: { seats: [{ yours: true }, { yours: true }] } });
  expect(await there.watch(table)).toMatchObject({ table: { seats: [{ yours: false }, { yours: false }] } });
  expect((await here.http('POST', `/api/tables/${table}/key`)).status).toBe(200);
  expect((await there.http('POST', `/api/tables/${table}/key`)).status).toBe(403);
  // Who was signed out cannot sign the others out.
  await signOut(ana.cookie);
  expect(await me(fresh)).toEqual({ name: 'Ana' });
  for (const client of [here, there]) client.close();
});

test('a private link of before gives a cookie of now', async () => {
  const { ana, table } = await seated();
  const { url } = JSON.parse((await ana.http('POST', `/api/tables/${table}/key`)).text) as { url: string };
  await signOut(ana.cookie);
  const moved = await fetch(`${server.url}${url}`, { method: 'POST', redirect: 'manual' });
  expect(await me(cookieOf(moved))).toEqual({ name: 'Ana' });
});

test('who was nobody stays nobody', async () => {
  const answer = await signOut('');
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []]);
});

test('with https a cookie is bound to the host, and one of before is exchanged', async () => {
  const https = { 'x-forwarded-proto': 'https' };
  const ana = await Client.visit(server.url, 'Ana');
  const response = await fetch(`${server.url}/api/me`, { headers: { ...https, cookie: ana.cookie } });
  expect(await response.json()).toEqual({ name: 'Ana' });
  const [bound = '', old = ''] = response.headers.getSetCookie();
  expect(bound).toMatch(/^__Host-ratskeller=.*Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  expect(bound).not.toContain('Domain');
  expect(old).toMatch(/^ratskeller=;.*Expires=Thu, 01 Jan 1970/);
  const other = await Client.visit(server.url, 'Eve');
  const both = `${other.cookie}; ${bound.split(';')[0]}`;
  expect(await (await fetch(`${server.url}/api/me`, { headers: { ...https, cookie: both } })).json()).toEqual({ name: 'Ana' });
  for (const client of [ana, other]) client.close();
});

test('what is one person’s is kept by no cache', async () => {
  const { ana, table } = await seated();
  for (const path of ['/api/me', '/api/tables', '/api/codes/AAAAA', `/api/tables/${table}/record`, '/healthz', '/key/x'])
    expect([path, (await fetch(`${server.url}${path}`)).headers.get('cache-control')]).toEqual([path, 'no-store']);
  ana.close();
});

test('a clock that goes back silences nobody', async () => {
  const { ana, table } = await seated();
  const say = (text: string) => ana.ask({ type: 'chat', table, text });
  for (let i = 0; i < 7; i++) expect(await say(`line ${i}`)).toMatchObject({ type: 'chat' });
  const context = server.context as { now: () => number };
  context.now = () => Date.now() - 3_600_000;
  try {
    expect(await say('an hour ago')).toMatchObject({ type: 'chat' });
    const late = await say('too fast');
    expect(late).toMatchObject({ rule: 'chat/too-fast' });
    expect((late as unknown as { params: { seconds: number } }).params.seconds).toBeLessThanOrEqual(20);
  } finally {
    context.now = Date.now;
  }
  ana.close();
});
