import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { REVIEW_TEXTS } from '../bots/review/texts.ts';
import type { GameRecord } from '../core/record.ts';
import { LANGS, type Lang } from '../core/text.ts';
import { loadGame } from '../lab/load-game.ts';
import { type Reasoned, tellReview } from './tell-review.ts';
import { inside } from './testing/inside.ts';
import { type Ended, ratskeller } from './testing/run.ts';
import { wordsOf } from './words.ts';

const dir = mkdtempSync(join(tmpdir(), 'ratskeller-review-'));
const file = join(dir, 'rattenscharf-0.json');
const quick = ['--budget', '4it'];

/** The review as data, made once. */
let json: Promise<Ended> | undefined;
const asData = (): Promise<Ended> => {
  json ??= ratskeller(['review', file, ...quick, '--json', '--workers', '1']);
  return json;
};

/** The same as it is told in one language. */
async function tell(lang: Lang): Promise<string> {
  const { players, result, ...review } = JSON.parse((await asData()).stdout) as GameRecord & Reasoned;
  const pack = await loadGame('rattenscharf');
  const names = players.map(({ name }) => name);
  const words = await wordsOf(pack, lang, names, await REVIEW_TEXTS[lang]());
  let said = '';
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said += String(text);
    return true;
  });
  tellReview(review, words, result !== undefined);
  spy.mockRestore();
  return said;
}

beforeAll(async () => {
  const made = await ratskeller(['simulate', 'rattenscharf', '--games', '1', '--seed', '4', '--bots', 'greedy,random', '--out', dir]);
  expect(made).toMatchObject({ status: 0, stderr: '' });
});
afterAll(() => rmSync(dir, { recursive: true }));

test('review --json is the same with any number of threads, and its parts add up', async () => {
  const [one, two] = await Promise.all([asData(), ratskeller(['review', file, ...quick, '--json', '--workers', '2'])]);
  expect(one).toMatchObject({ status: 0, stderr: '' });
  expect(two.stdout).toBe(one.stdout);
  const review: Reasoned = JSON.parse(one.stdout);
  expect(review.judged.done).toBe(review.judged.all);
  expect(review.points.at(-1)?.chances).toEqual([1, 0]);
  for (const { result, luck, mistakes, gifts, unforeseen } of review.seats) {
    expect(0.5 + luck + mistakes + gifts + unforeseen).toBeCloseTo(result);
  }
  expect(review.mistakes.map(({ reason }) => reason)).toContain('lost');
});

test('review tells the graph, the sums and the mistakes in the language that was asked for', async () => {
  const { status, stdout } = await ratskeller(['review', file, ...quick, '--lang', 'fr']);
  expect(status).toBe(0);
  expect(stdout).toBe(await tell('fr'));
  expect(stdout).toContain('Chances de gagner');
  expect(stdout).toMatch(/random 2 .*[▁▂▃▄▅▆▇█]+ {2}0\s%/);
  expect(stdout).toMatch(/Mieux\s: .+/);
});

test.each(LANGS)('review fits a terminal of 80 columns in %s, and says why a move was better', async (lang) => {
  const stdout = await tell(lang);
  const lines = stdout.split('\n');
  expect(lines.filter((line) => line.length > 80)).toEqual([]);
  const better = { de: 'Besser', en: 'Better', fr: 'Mieux', nl: 'Beter' }[lang];
  // The move, then a sentence of its own.
  expect(stdout.replaceAll(/\s+/g, ' ')).toMatch(new RegExp(`${better} ?: [^.]+\\. [A-Z][^.]+\\.`));
  expect(stdout).not.toMatch(/(hint|review|part)\.\w/);
});

test.each([
  ['a budget in time', () => [file, '--budget', '200ms'], /^ratskeller: --budget of a review is a number of imagined games such as 200it/],
  ['a file that is not there', () => [join(dir, 'none.json')], /none\.json cannot be read/],
  ['a file that is no record', () => [write('no.json', '{}')], /no\.json: The file is not a Ratskeller game\.\n$/],
  ['a move that is not legal', () => [write('bad.json', spoilt())], /bad\.json: entries\[2\]: .+\.\n$/],
  ['a game that has not begun', () => [write('empty.json', begun(0))], /empty\.json: nobody has decided anything/],
])('review says in one sentence what is wrong with %s', async (_, args, sentence) => {
  const { status, stdout, stderr } = await inside(['review', ...args()]);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toMatch(sentence);
  expect(stderr.trim().split('\n')).toHaveLength(1);
});

function write(name: string, text: string): string {
  const path = join(dir, name);
  writeFileSync(path, text);
  return path;
}

interface Loose {
  entries: { seat: number; move: Record<string, unknown> }[];
  result?: unknown;
}

/** The first entries of the game. */
function begun(entries: number): string {
  const { result: _, ...record } = JSON.parse(readFileSync(file, 'utf8')) as Loose;
  return JSON.stringify({ ...record, entries: record.entries.slice(0, entries) });
}

function spoilt(): string {
  const record = JSON.parse(begun(4)) as Loose;
  const entry = record.entries[2];
  if (entry) entry.move = { ...entry.move, x: 99 };
  return JSON.stringify(record);
}
