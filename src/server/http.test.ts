import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Server } from './server.ts';
import { Client, LUCK } from './testing/client.ts';
import { discard, startTestServer, tempFolder } from './testing/start.ts';

let server: Server & { readonly folder: string };
const json = { 'content-type': 'application/json' };
const folder = tempFolder();
beforeAll(async () => {
  mkdirSync(join(folder, 'web', 'assets'), { recursive: true });
  const head =
    '<script src="/theme.js"></script><link rel="stylesheet" crossorigin href="/assets/a.css"><script src="/assets/a.js"></script>';
  writeFileSync(join(folder, 'web', 'index.html'), `<!doctype html><title>Ratskeller</title>${head}<p>pages</p>`);
  writeFileSync(join(folder, 'web', 'assets', 'a.js'), 'export {};');
  server = await startTestServer({}, folder);
});
afterAll(async () => {
  await server.close();
  discard(folder);
});

const post = (path: string, body: string, headers: Record<string, string> = json) =>
  fetch(`${server.url}${path}`, { method: 'POST', headers, body });

test('every page has a strict policy, and unknown addresses are the one page', async () => {
  for (const path of ['/', '/table/abc', '/rules/rattenscharf']) {
    const response = await fetch(`${server.url}${path}`, { headers: { accept: 'text/html' } });
    expect(await response.text()).toContain('pages');
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain('upgrade-insecure-requests');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  }
  const asset = await fetch(`${server.url}/assets/a.js`);
  expect(asset.headers.get('cache-control')).toContain('immutable');
  expect(await (await fetch(`${server.url}/assets/b.js`)).json()).toEqual({ rule: 'server/not-found' });
  expect((await fetch(`${server.url}/..%2f..%2fetc/passwd`)).status).toBeGreaterThanOrEqual(400);
});

test('the page of a private link is dressed like the server and speaks the visitor’s language', async () => {
  const read = async (languages: string) => {
    const response = await fetch(`${server.url}/key/some-secret`, { headers: { 'accept-language': languages } });
    expect(response.headers.get('content-security-policy')).toContain("style-src 'self';");
    expect(response.headers.get('cache-control')).toBe('no-store');
    return response.text();
  };
  const page = await read('fr-BE, nl;q=0.9');
  expect(page).toContain('<html lang="fr">');
  expect(page).toContain('<link rel="stylesheet" crossorigin href="/assets/a.css">');
  expect(page).toContain('<script src="/theme.js">');
  // No more scripts than that, no style sheet inside, and nothing that the address said.
  expect(page).not.toMatch(/<style|a\.js|some-secret/);
  expect(await read('en;q=0.2, de;q=0.8')).toContain('<html lang="de">');
  expect(await read('nl;q=0, fi')).toContain('<html lang="en">');
  expect(await read('')).toContain('<html lang="en">');
});

test('the server explains itself to programs', async () => {
  expect(await (await fetch(`${server.url}/healthz`)).json()).toEqual({ ok: true });
  expect(await (await fetch(`${server.url}/metrics`)).text()).toContain('ratskeller_moves_total');
  const document = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as { openapi: string; paths: object };
  expect(document.openapi).toBe('3.0.3');
  expect(Object.keys(document.paths)).toEqual(
    expect.arrayContaining(['/api/me', '/api/tables', '/api/tables/{id}/record', '/api/tables/{id}/key']),
  );
  expect(await (await fetch(`${server.url}/api/docs`)).text()).toContain('POST /api/tables');
});

test('a name is kept, trimmed and limited', async () => {
  const ana = await Client.visit(server.url, '  Ana  ');
  expect(JSON.parse((await ana.http('GET', '/api/me')).text)).toEqual({ name: 'Ana' });
  for (const name of ['', '   ', 'x'.repeat(25), 7, null]) {
    expect(await ana.http('PUT', '/api/me', { name })).toEqual({
      status: 400,
      text: '{"rule":"server/malformed","params":{"place":"name"}}',
    });
  }
  for (const name of ['An\u0000a', '\u202eana', '\u200b', '\ud800'])
    expect(await ana.http('PUT', '/api/me', { name })).toEqual({
      status: 400,
      text: '{"rule":"server/unfit-text","params":{"place":"name"}}',
    });
  const forged = await fetch(`${server.url}/api/me`, { headers: { cookie: `${ana.cookie}x` } });
  expect(await forged.json()).toEqual({ name: '' });
});

test('a cookie cannot be read by scripts nor sent by other sites', async () => {
  const response = await fetch(`${server.url}/api/me`);
  expect(response.headers.getSetCookie()[0]).toMatch(/HttpOnly; SameSite=Lax$/);
  const foreign = await post('/api/tables', '{}', { ...json, origin: 'https://evil.example' });
  expect([foreign.status, await foreign.json()]).toEqual([403, { rule: 'server/other-origin' }]);
});

test('bad wishes for a table are refused with the place', async () => {
  const good = { game: 'rattenscharf', options: {}, seats: [{ kind: 'me' }, { kind: 'open' }], listed: true, request: LUCK };
  const cases: [object | string, number, object][] = [
    ['{', 400, { rule: 'server/malformed', params: { place: 'body' } }],
    ['[]', 400, { rule: 'server/malformed', params: { place: 'game' } }],
    [{ ...good, request: 'me' }, 400, { rule: 'server/malformed', params: { place: 'request' } }],
    [{ ...good, seats: [{ kind: 'cat' }, { kind: 'me' }] }, 400, { rule: 'server/malformed', params: { place: 'seats.0.kind' } }],
    [
      { ...good, seats: [{ kind: 'me', name: '\u0000' }, { kind: 'me' }] },
      400,
      { rule: 'server/unfit-text', params: { place: 'seats.0.name' } },
    ],
    [{ ...good, game: 'chess' }, 422, { rule: 'table/no-such-game', params: { game: 'chess' } }],
    [{ ...good, game: '__proto__' }, 422, { rule: 'table/no-such-game', params: { game: '__proto__' } }],
    [{ ...good, options: { start: 'blue' } }, 422, { rule: 'table/no-such-option', params: { option: 'start' } }],
    [{ ...good, seats: [...good.seats, { kind: 'open' }] }, 422, { rule: 'table/seat-count', params: { seats: [2] } }],
    [{ ...good, seats: [{ kind: 'me' }, { kind: 'bot', bot: 'deep' }] }, 422, { rule: 'table/no-such-bot', params: { bot: 'deep' } }],
    [`{"x":"${'x'.repeat(70_000)}"}`, 413, { rule: 'server/too-large' }],
  ];
  for (const [body, status, refusal] of cases) {
    const response = await post('/api/tables', typeof body === 'string' ? body : JSON.stringify(body));
    expect([response.status, await response.json()]).toEqual([status, refusal]);
  }
  for (const id of ['nope', 'no%00pe', 'x'.repeat(41)]) expect((await fetch(`${server.url}/api/tables/${id}/record`)).status).toBe(404);
  expect((await fetch(`${server.url}/api/tables/nope/key`, { method: 'POST' })).status).toBe(404);
});

test('who asks too often is told how long to wait', async () => {
  const small = await startTestServer({ limits: { requests: 5, tables: 2 } });
  const answers = await Promise.all(Array.from({ length: 8 }, () => fetch(`${small.url}/api/me`)));
  const late = answers.filter((r) => r.status === 429);
  expect(late.length).toBe(3);
  expect(await late[0]?.json()).toMatchObject({ rule: 'server/too-fast', params: { seconds: expect.any(Number) as number } });
  expect((await fetch(`${small.url}/healthz`)).status).toBe(200);
  await small.close();
  discard(small.folder);
});
