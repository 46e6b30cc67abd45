import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parseOptions } from '../../cli/flags.ts';
import { ratskeller } from '../../cli/testing/run.ts';
import { gameIds, loadGame } from '../load-game.ts';
import { bars } from './charts/histogram.ts';
import { roundStep, scale, ticks } from './charts/scale.ts';
import { standing } from './charts/shares.ts';
import { stackedChart } from './charts/stacked.ts';
import { html } from './html.ts';
import { verdict } from './sections.ts';
import { en } from './text/en.ts';
import { makeWording, wordingOf } from './wording.ts';
import { prepareReport, typed } from './write.ts';

const dir = mkdtempSync(join(tmpdir(), 'ratskeller-report-'));
afterAll(() => rmSync(dir, { recursive: true }));
const english = makeWording({ title: 'Mice', texts: {}, counted: {} }, en, 'en');

test('whatever is put into a page is escaped, unless it is markup', () => {
  expect(html`<b>${'<script>&"'}</b>${[html`<i>${1}</i>`]}${undefined}`.markup).toBe('<b>&lt;script&gt;&amp;&quot;</b><i>1</i>');
  expect(html`${'\u001b[2J'}`.markup).toBe('\ufffd[2J');
});

test('axes have round numbers', () => {
  expect(ticks(0, 0.4, 5)).toEqual([0, 0.1, 0.2, 0.3, 0.4]);
  expect(ticks(-13.1, 17, 8)).toEqual([-10, -5, 0, 5, 10, 15]);
  expect(roundStep(75, 36)).toBe(5);
  expect(scale(-10, 10)(0)).toBe('50.00%');
});

test('a histogram covers every game once', () => {
  const lengths = new Map(Array.from({ length: 90 }, (_, i) => [100 + i, 1 + (i % 3)]));
  const { step, bars: all } = bars(lengths);
  expect(step).toBe(5);
  expect(all.reduce((sum, b) => sum + b.times, 0)).toBe(180);
  expect(all[0]).toMatchObject({ from: 100 });
  expect(bars(new Map([[7, 3]])).bars).toEqual([{ from: 7, times: 3 }]);
});

test('a verdict names who is clear of the fair share, and nobody else', () => {
  const row = (name: string, low: number, high: number) => ({ name, share: (low + high) / 2, low, high });
  expect(standing(row('', 0.51, 0.61), 0.5, 2)).toBe('above');
  expect(standing(row('', 0.51, 0.61), 0.5, 5)).toBe('level'); // one of five strays so far by chance
  expect(standing(row('', 0.39, 0.49), 0.5, 1)).toBe('below');
  expect(verdict([row('first', 0.45, 0.55), row('second', 0.45, 0.55)], 0.5, english, 'verdict.level')).toBe(
    'Nobody stands out from the fair share of 50.0 %: nothing here suggests an imbalance. Differences of less than about 6 percentage points would not show in this many games.',
  );
  const clear = [row('first', 0.55, 0.6), row('second', 0.4, 0.45), row('third', 0.41, 0.46), row('fourth', 0.4, 0.6)];
  expect(verdict(clear, 0.5, english, 'verdict.level')).toBe('First wins more than the fair share of 50.0 %; second and third win less.');
});

test('what costs points hangs to the left of nought', () => {
  const { markup } = stackedChart('c', ['won', 'lost'], [{ name: 'all', values: [30, -10], total: 20 }], english);
  expect(markup).toMatch(/x="25.00%" y="5" width="75.00%"[^>]*><title>won: 30.00/);
  expect(markup).toMatch(/x="0.00%" y="5" width="25.00%"[^>]*><title>lost: -10.00/);
});

test('a folder that cannot take the page is refused before any game is played', () => {
  const file = join(dir, 'file');
  writeFileSync(file, '');
  expect(() => prepareReport(file)).toThrow(/The folder .* cannot be written to \(.+\): choose another for --report\./);
  expect(() => prepareReport(join(file, 'deeper'))).toThrow(/cannot be written to/);
  const taken = join(dir, 'taken');
  mkdirSync(taken);
  writeFileSync(join(taken, 'index.html'), '<title>My page</title>');
  expect(() => prepareReport(taken)).toThrow(/index\.html already exists and was not written by a report: choose another folder/);
  const odd = join(dir, 'odd');
  mkdirSync(join(odd, 'index.html'), { recursive: true });
  expect(() => prepareReport(odd)).toThrow(/was not written by a report/);
  expect(prepareReport(join(dir, 'new', 'deep'))).toBe(join(dir, 'new', 'deep', 'index.html'));
});

test('the command is quoted as a shell would want it', () => {
  expect(typed(['arena', 'hameln', '--bots', 'exec:./it.py fast,greedy'])).toBe(
    "npx ratskeller arena hameln --bots 'exec:./it.py fast,greedy'",
  );
});

test.each(gameIds())('whatever is counted in %s has a name in every language', async (id) => {
  const pack = await loadGame(id);
  const seats = pack.game.seats.at(-1) ?? 2;
  const statistics = await pack.statistics?.();
  const { game, seats: columns, traits } = statistics?.watch(seats).counts(pack.game.setup(seats, parseOptions(pack.game, []))) ?? {};
  const names = [game, columns, traits].flatMap((some) => Object.keys(some ?? {}));
  expect(names.length).toBeGreaterThan(4);
  const words = statistics?.words ?? {};
  expect(names.filter((name) => !(name in words))).toEqual([]);
});

test('numbers are written as readers of the language write them', async () => {
  const pack = await loadGame('hameln');
  const [de, fr] = [await wordingOf(pack, 'de'), await wordingOf(pack, 'fr')];
  expect([de.percent(0.3333), de.grouped(12_345), fr.grouped(12_345), english.grouped(12_345)]).toEqual([
    '33,3 %',
    '12.345',
    '12\u202f345',
    '12,345',
  ]);
  expect(de.list(['eins', 'zwei', 'drei'])).toBe('eins, zwei und drei');
});

test('simulate --report --lang de: the page speaks German throughout', async () => {
  const folder = join(dir, 'deutsch');
  const args = ['simulate', 'pied-piper', '--seats', '3', '--games', '20', '--workers', '1', '--report', folder, '--lang', 'de'];
  expect(await ratskeller(args)).toMatchObject({ status: 0, stderr: '' });
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  expect(page).toContain('<html lang="de">');
  for (const heading of ['Plätze', 'Punkte nach Kategorie', 'Länge', 'Wie Partien enden', 'Was am Tisch geschieht'])
    expect(page).toContain(`<h2>${heading}</h2>`);
  expect(page).toContain('Platz in der ersten Runde');
  const told = page.replaceAll(/<(style|code)>.*?<\/\1>/gs, '').replaceAll(/<[^>]*>/g, ' ');
  expect(told).not.toMatch(/\b(the|wins|share|games|decisions|seat|mean|points)\b/);
});

test('simulate --report: one page with everything in it, which may be written anew', async () => {
  const folder = join(dir, 'simulated');
  const args = ['simulate', 'hameln', '--seats', '3', '--games', '20', '--workers', '1', '--report', folder];
  const first = await ratskeller(args);
  expect(first).toMatchObject({ status: 0, stderr: '' });
  expect(first.stdout).toContain(`The report is in ${join(folder, 'index.html')}.`);
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  for (const heading of ['Seats', 'Points by category', 'Length', 'How games end', 'What happens at the table'])
    expect(page).toContain(`<h2>${heading}</h2>`);
  expect(page).toContain('Road to Transylvania');
  expect(page).toContain('Children on the road');
  expect(page).not.toContain('some only break ties');
  expect(page).not.toMatch(/<script|<link|src="|href="|https?:/);
  expect(page.match(/@font-face/g)).toHaveLength(5);
  expect((await ratskeller(args)).status).toBe(0);
  expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe(page);
});

test('arena --report: strength, duels, seats and points by bot', async () => {
  const folder = join(dir, 'fought');
  const args = [
    'arena',
    'pied-piper',
    '--seats',
    '2',
    '--bots',
    'random,greedy,search:2it',
    '--games',
    '12',
    '--workers',
    '1',
    '--report',
    folder,
  ];
  expect(await ratskeller(args)).toMatchObject({ status: 0, stderr: '' });
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  for (const heading of ['Strength', 'Head to head', 'Seats', 'Points by category', 'Length', 'How games end'])
    expect(page).toContain(`<h2>${heading}</h2>`);
  expect(page).toContain('search:2it</th>');
  expect(page).toContain('some only break ties'); // collected markers
});
