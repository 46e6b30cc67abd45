import { expect, test } from 'vitest';
import type { PictureWish } from '../../protocol/picture.ts';

import { Client } from '../testing/client.ts';
import { openTestServer } from '../testing/open.ts';
import { discard, startTestServer } from '../testing/start.ts';
import type { Painter } from './painter.ts';

const wishes: { readonly key: string; readonly wish: PictureWish }[] = [];
let answer: Awaited<ReturnType<Painter['paint']>> = '<svg/>';
const painter: Painter = {
  knows: (game) => game === 'pied-piper',
  close: async () => undefined,
  paint: async (key, _kind, wish) => {
    wishes.push({ key, wish });
    return answer;
  },
};

const server = await openTestServer({ painter });

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${server.url}/picture/${path}`, { headers });
const rule = async (path: string) => {
  const { status, headers, body } = await get(path).then(async (r) => ({
    status: r.status,
    headers: r.headers,
    body: (await r.json()) as object,
  }));
  expect(headers.get('cache-control')).toBe('no-store');
  return { status, ...body };
};

test('the picture of a game that goes on shows what any spectator sees, and no more', async () => {
  const ana = await Client.visit(server.url, 'Ana');
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }];
  const table = await ana.create({ game: 'pied-piper', seats });
  await ana.watch(table);
  await ana.until((m) => 'pending' in m && m.type === 'position' && m.pending.includes(0));
  const bo = await Client.visit(server.url, 'Bo');
  await bo.watch(table);
  const seen = bo.position(table);
  const picture = await get(`${table}.svg?theme=dark`, { 'accept-language': 'de' });
  expect([picture.status, await picture.text()]).toEqual([200, '<svg/>']);
  expect(picture.headers.get('set-cookie')).toBeNull();
  expect(picture.headers.get('cache-control')).toBe('public, max-age=20');
  expect(picture.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  const { wish } = wishes.at(-1) ?? {};
  expect(wish?.view).toEqual(seen?.view);
  expect(wish?.view).not.toEqual(ana.position(table)?.view);
  expect(wish).toMatchObject({ game: 'pied-piper', theme: 'dark', title: 'Der Rattenfänger', note: 'Laufende Partie' });
  expect(wish?.seats).toMatchObject([
    { seat: 0, name: 'Ana', won: false, due: true },
    { seat: 1, name: 'Bot', won: false, due: false },
  ]);

  // What is drawn for one language, light or step is not another's.
  for (const other of ['?lang=fr', '?lang=fr&theme=dark', '?lang=fr&n=1']) await (await get(`${table}.svg${other}`)).text();
  expect(new Set(wishes.map(({ key }) => key)).size).toBe(4);
  expect(await rule(`${table}.png?n=${(seen?.n ?? 0) + 1}`)).toEqual({ status: 422, rule: 'turn/late' });
  const page = await fetch(`${server.url}/table/${table}`, { headers: { accept: 'text/html' } });
  // Without the built pages there is nothing to say it in.
  expect(page.status).toBe(503);
  for (const client of [ana, bo]) client.close();
});

test('what cannot be drawn is said in a word', async () => {
  const ana = await Client.visit(server.url, 'Ana');
  const waiting = await ana.create({ game: 'hameln', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] });
  expect(await rule(`${waiting}.png`)).toEqual({ status: 422, rule: 'table/not-started' });
  expect(await rule('AAAAAAAAAAAA.png')).toEqual({ status: 404, rule: 'table/unknown' });
  for (const path of ['AAAAAAAAAAAA', 'AAAAAAAAAAAA.gif', '..%2Fetc.png', 'x.svg'])
    expect(await rule(path)).toEqual({ status: 404, rule: 'server/not-found' });
  for (const [query, place] of [
    ['n=-1', 'n'],
    ['n=1e9', 'n'],
    ['lang=xx', 'lang'],
    ['theme=red', 'theme'],
  ])
    expect(await rule(`${waiting}.png?${query}`)).toEqual({ status: 400, rule: 'server/malformed', params: { place } });
  const running = await ana.create({ game: 'rattenscharf', luck: 'f'.repeat(32), seats: [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }] });
  answer = 'busy';
  expect(await rule(`${running}.png`)).toMatchObject({ status: 503, rule: 'server/busy' });
  answer = 'none';
  expect(await rule(`${running}.png`)).toMatchObject({ status: 404, rule: 'server/not-found' });
  ana.close();
});

test('nobody asks for more pictures than a page needs', async () => {
  const strict = await startTestServer({ painter, limits: { pictures: 2 } });
  const ask = async () => {
    const response = await fetch(`${strict.url}/picture/AAAAAAAAAAAA.png`);
    await response.text();
    return response.status;
  };
  expect([await ask(), await ask(), await ask()]).toEqual([404, 404, 429]);
  await strict.close();
  discard(strict.folder);
});
