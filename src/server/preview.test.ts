import { mkdirSync, writeFileSync } from 'node:fs';
import { request as ask } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGS } from '../core/text.ts';
import { CARDS } from '../games/index.ts';
import type { Server } from './server.ts';
import { Client, LUCK } from './testing/client.ts';
import { discard, startTestServer, tempFolder } from './testing/start.ts';

let server: Server & { readonly folder: string };
const folder = tempFolder();
beforeAll(async () => {
  mkdirSync(join(folder, 'web', 'previews'), { recursive: true });
  writeFileSync(
    join(folder, 'web', 'index.html'),
    '<!doctype html><html lang="en"><head><title>Ratskeller</title><meta name="description" content="old" /></head><body>one page</body></html>',
  );
  for (const name of ['hameln', 'house']) writeFileSync(join(folder, 'web', 'previews', `${name}.png`), '');
  server = await startTestServer({}, folder);
});
afterAll(async () => {
  await server.close();
  discard(folder);
});

/** As messengers ask: anything will do. */
const look = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${path}`, { headers: { accept: '*/*', ...headers } });

async function tags(path: string, lang = 'en'): Promise<Record<string, string>> {
  const html = await (await look(path, { 'accept-language': lang })).text();
  expect(html).toContain(`<html lang="${lang}"`);
  expect(html).toContain('one page');
  expect(html.match(/<meta name="description"/g)).toHaveLength(1);
  const found = [...html.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g)].map(([, name = '', value = '']) => [
    name,
    value,
  ]);
  return { title: /<title>([^<]*)/.exec(html)?.[1] ?? '', ...Object.fromEntries(found) };
}

async function newTable(host: Client, seats: readonly object[]): Promise<string> {
  const made = await host.http('POST', '/api/tables', { game: 'hameln', options: {}, seats, listed: false, request: LUCK });
  return (JSON.parse(made.text) as { id: string }).id;
}
const me = { kind: 'me' } as const;
const open = { kind: 'open' } as const;

test('every page answers GET and HEAD alike, whatever is accepted', async () => {
  const ana = await Client.visit(server.url, 'Ana');
  const table = await newTable(ana, [me, open, open]);
  for (const path of [
    '/',
    '/new/hameln',
    '/rules',
    '/rules/hameln',
    '/tables',
    '/settings',
    '/about',
    '/replay',
    `/table/${table}`,
    '/local/abc',
  ])
    for (const accept of ['*/*', 'text/html', 'image/png'])
      for (const method of ['GET', 'HEAD']) {
        const answer = await fetch(`${server.url}${path}?from=chat`, { method, headers: { accept } });
        expect([path, method, answer.status, answer.headers.get('content-type')]).toEqual([path, method, 200, 'text/html; charset=utf-8']);
        expect((await answer.text()).length > 0).toBe(method === 'GET');
      }
});

test('an address that is no page is not found: a reader gets the page that says so, all others a word', async () => {
  for (const path of ['/nowhere', '/wp-login.php', '/new/chess', '/rules/__proto__', '/table/AAAAAAAAAAAAAAAA', '/replay/table/none']) {
    const word = await look(path);
    expect([path, word.status, await word.json()]).toEqual([path, 404, { rule: 'server/not-found' }]);
    expect((await fetch(`${server.url}${path}`, { method: 'HEAD' })).status).toBe(404);
    const page = await fetch(`${server.url}${path}`, { headers: { accept: 'text/html' } });
    expect([page.status, (await page.text()).includes('one page')]).toEqual([404, true]);
  }
  expect((await look('/api/nothing', { accept: 'text/html' })).headers.get('content-type')).toContain('json');
  expect((await fetch(`${server.url}/rules`, { method: 'POST' })).status).toBe(404);
});

test('a game is shown by its name, its line and its picture, in the language that is asked for', async () => {
  for (const lang of LANGS) {
    const found = await tags('/new/hameln', lang);
    expect(found.title).toBe(CARDS.hameln.name[lang]);
    expect(found['og:title']).toBe(found.title);
    expect(found.description).toBe(found['og:description']);
    expect(found['og:image']).toBe(`${server.url}/previews/hameln.png`);
    expect(found['twitter:card']).toBe('summary_large_image');
  }
  expect(await tags('/rules/hameln', 'de')).toMatchObject({ 'og:title': 'Hameln: die Regeln' });
  // A game without a picture of its own shows the house.
  expect((await tags('/new/rattenscharf'))['og:image']).toBe(`${server.url}/previews/house.png`);
  expect(await tags('/', 'fr')).toMatchObject({ 'og:title': 'Ratskeller', 'og:description': expect.stringContaining('Quatre jeux') });
});

test('a table invites by the name of its host and tells how many seats are free, and nothing else', async () => {
  const ana = await Client.visit(server.url, 'Ana <b> $& "x"');
  const id = await newTable(ana, [me, open, open]);
  const found = await tags(`/table/${id}`);
  expect(found['og:title']).toBe('Ana &#60;b&#62; $&#38; &#34;x&#34; invites you to play Hameln · 2 seats free');
  expect(found['og:image']).toBe(`${server.url}/previews/hameln.png`);
  expect((await tags(`/table/${id}`, 'de'))['og:title']).toContain('lädt dich ein: Hameln · 2 Plätze frei');
  expect((await tags(`/table/${id}`, 'fr'))['og:title']).toContain('2 places libres');
  const html = await (await look(`/table/${id}`)).text();
  // Neither who Ana is, nor what is drawn, nor the word for the door.
  expect(html).not.toMatch(/[0-9a-f]{64}|ratskeller=|"code"/);

  const bo = await Client.visit(server.url, 'Bo');
  const table = await bo.create({ game: 'rattenscharf', seats: [me, open], luck: LUCK, options: {} });
  await ana.watch(table);
  expect((await tags(`/table/${table}`))['og:title']).toBe('Bo invites you to play Rattenscharf · 1 seat free');
  await ana.ask({ type: 'sit', table, seat: 1, luck: LUCK });
  expect((await tags(`/table/${table}`))['og:title']).toBe('Bo invites you to play Rattenscharf · all seats taken');
  await bo.watch(table);
  await bo.ask({ type: 'start', table });
  await bo.until((m) => m.type === 'position');
  expect((await tags(`/table/${table}`))['og:title']).toBe('Rattenscharf: a game in progress');
  expect((await tags(`/replay/table/${table}`, 'nl'))['og:title']).toBe('Rattenscharf: een partij in volle gang');
  for (const client of [ana, bo]) client.close();
});

test('a forged Host does not leave its attribute', async () => {
  const { hostname, port } = new URL(server.url);
  const html = await new Promise<string>((done, fail) => {
    const asked = ask({ hostname, port, path: '/', headers: { host: 'evil"><script>' } }, (answer) => {
      let text = '';
      answer.on('data', (bytes: Buffer) => {
        text += bytes.toString();
      });
      answer.on('end', () => done(text));
    });
    asked.on('error', fail).end();
  });
  expect(html).not.toContain('<script>');
});
