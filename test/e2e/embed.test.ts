import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { LANGS } from '../../src/core/text.ts';
import { CARDS, GAMES } from '../../src/games/index.ts';
import type { PositionMessage } from '../../src/protocol/to-browser.ts';
import { Client } from '../../src/server/testing/client.ts';
import { axe } from './support/axe.ts';
import { PHONE, visitor } from './support/browser.ts';
import { finished, type GameId } from './support/finished.ts';
import { openHouse } from './support/house.ts';
import { inTime } from './support/in-time.ts';

const { browser, server } = await openHouse('--bot-pace', '0');

/** A page of somebody else, at another address. */
let shown = '';
const elsewhere = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(shown)).listen(0, '127.0.0.1');
afterAll(() => void elsewhere.close());
const other = () => `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`;

test('a game stands in a page of others, where it can be stepped through', async () => {
  const id = await finished(server.url, 'rattenscharf');
  const { page, faults } = await visitor(browser);
  shown = `<!doctype html><title>Elsewhere</title><iframe src="${server.url}/embed/${id}?lang=de&amp;theme=dark&amp;n=1" width="720" height="560"></iframe>`;
  await page.goto(other());
  const frame = page.frameLocator('iframe');
  await frame.getByRole('application').waitFor();
  expect(await frame.locator('html').getAttribute('data-theme')).toBe('dark');
  const slider = frame.getByRole('slider', { name: 'Stellung' });
  expect(await slider.inputValue()).toBe('1');
  await frame.getByRole('button', { name: 'Einen Schritt weiter' }).click();
  await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(1);
  const strips = frame.locator('[data-strip]');
  const before = await strips.count();
  await frame.getByRole('button', { name: 'Ans Ende' }).click();
  await expect.poll(() => strips.count()).toBeGreaterThan(before);
  const link = frame.getByRole('link', { name: 'Im Ratskeller ansehen' });
  expect(await link.getAttribute('href')).toMatch(new RegExp(`^/replay/table/${id}#n=\\d+$`));
  expect(faults).toEqual([]);

  // Nothing else of the house may stand there.
  const [home, embed] = await Promise.all(
    ['/', `/embed/${id}`].map((path) => fetch(server.url + path, { headers: { accept: 'text/html' } })),
  );
  expect([home?.headers.get('x-frame-options'), embed?.headers.get('x-frame-options')]).toEqual(['SAMEORIGIN', null]);
  expect(home?.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(embed?.headers.get('content-security-policy')).toContain('frame-ancestors *');
});

test('the board alone passes axe in four languages, on a phone, by day and by candle light', async () => {
  const id = await finished(server.url, 'pied-piper');
  const { page, faults } = await visitor(browser, PHONE);
  for (const [i, lang] of LANGS.entries()) {
    await page.goto(`${server.url}/embed/${id}?lang=${lang}&theme=${i % 2 === 0 ? 'light' : 'dark'}&n=40`);
    await page.getByRole('heading', { name: CARDS['pied-piper'].name[lang] }).waitFor();
    await page.getByRole('slider').waitFor();
    expect(await page.locator('html').getAttribute('data-theme')).toBe(i % 2 === 0 ? 'light' : 'dark');
    expect(await axe(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  }
  expect(faults).toEqual([]);
});

test('a game that goes on is shown as a picture, which follows it to its end', async () => {
  const { game } = await GAMES.rattenscharf();
  const ana = await Client.visit(server.url, 'Ana');
  const table = await ana.create({ game: game.id, seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] });
  await ana.watch(table);
  await ana.until((m) => m.type === 'position' && m.pending.includes(0));
  const { page, faults } = await visitor(browser);
  await page.clock.install();
  await page.goto(`${server.url}/embed/${table}`);
  const drawn = page.getByRole('img', { name: 'This game is still going on.' });
  await expect.poll(() => drawn.evaluate((img) => (img as HTMLImageElement).naturalWidth), { timeout: 60_000 }).toBe(1200);
  expect(await page.getByRole('link', { name: 'Go to the table' }).getAttribute('href')).toBe(`/table/${table}`);
  expect(await axe(page)).toEqual([]);
  const picture = () => drawn.evaluate(async (img) => (await fetch((img as HTMLImageElement).src)).text());
  const before = await picture();
  expect(before).toMatch(/^<svg/);
  const { view, n } = ana.position(table) as PositionMessage;
  await ana.ask({ type: 'play', table, seat: 0, n, moves: [game.moves(view, 0)[0]] });
  const isNew = (text: string) => text.startsWith('<svg') && text !== before;
  await inTime(page, async () => isNew(await picture()));
  // A bot plays on; then it can be stepped through, from how it ended.
  await ana.ask({ type: 'resign', table, seat: 0 });
  ana.close();
  const slider = page.getByRole('slider');
  await inTime(page, slider);
  expect(await slider.inputValue()).toBe(await slider.getAttribute('max'));
  expect(faults).toEqual([]);
});

test('whoever shares a game finds the code for a page and the picture of the position', async () => {
  const id = await finished(server.url, 'rattenscharf');
  const { page, faults } = await visitor(browser);
  await page.goto(`${server.url}/replay/table/${id}#n=2`);
  await page.getByText('Embed it or save a picture').click();
  expect(await page.getByLabel('Embed code').inputValue()).toContain(
    `<iframe src="${server.url}/embed/${id}?n=2&amp;lang=en&amp;theme=light"`,
  );
  const drawn = page.getByRole('img', { name: 'The position as a picture' });
  await expect.poll(() => drawn.evaluate((img) => (img as HTMLImageElement).naturalWidth), { timeout: 60_000 }).toBe(1200);
  expect(await axe(page, 'all but colours')).toEqual([]);
  expect(faults).toEqual([]);
});

const PNG = [0x89, 0x50, 0x4e, 0x47];

test.each(Object.keys(CARDS) as GameId[])('%s has pictures of its positions, which messengers show', async (game) => {
  const id = await finished(server.url, game);
  const png = await fetch(`${server.url}/picture/${id}.png?n=3`);
  const bytes = new DataView(await png.arrayBuffer());
  expect([0, 1, 2, 3].map((i) => bytes.getUint8(i))).toEqual(PNG);
  expect([bytes.getUint32(16), bytes.getUint32(20)]).toEqual([1200, 630]);
  expect(png.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const svg = await fetch(`${server.url}/picture/${id}.svg?lang=fr&theme=dark`);
  const text = await svg.text();
  expect([svg.status, svg.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
  expect(text.match(/<(path|use|rect|circle|polygon)/g)?.length).toBeGreaterThan(100);
  // Nothing is left of what only a browser understands.
  expect(text).not.toMatch(/var\(|class=|undefined|NaN/);
  expect(text).toContain(`<title>${CARDS[game].name.fr}: Position finale</title>`);
  const page = await (await fetch(`${server.url}/replay/table/${id}`, { headers: { 'accept-language': 'nl' } })).text();
  expect(page).toContain(`<meta property="og:image" content="${server.url}/picture/${id}.png?lang=nl" />`);
});
