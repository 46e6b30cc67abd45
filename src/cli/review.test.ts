import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGS, type Lang } from '../core/text.ts';
import type { Reasoned } from './tell-review.ts';
import { type Ended, ratskeller } from './testing/run.ts';

const dir = mkdtempSync(join(tmpdir(), 'ratskeller-review-'));
const file = join(dir, 'rattenscharf-0.json');
const quick = ['--budget', '4it'];

const told = new Map<Lang, Promise<Ended>>();
/** The review in one language, made once. */
function tell(lang: Lang): Promise<Ended> {
  const review = told.get(lang) ?? ratskeller(['review', file, ...quick, '--lang', lang]);
  told.set(lang, review);
  return review;
}

beforeAll(async () => {
  const made = await ratskeller(['simulate', 'rattenscharf', '--games', '1', '--seed', '4', '--bots', 'greedy,random', '--out', dir]);
  expect(made).toMatchObject({ status: 0, stderr: '' });
});
afterAll(() => rmSync(dir, { recursive: true }));

test('review --json is the same with any number of threads, and its parts add up', async () => {
  const runs = ['1', '2'].map((workers) => ratskeller(['review', file, ...quick, '--json', '--workers', workers]));
  const [one, two] = await Promise.all(runs);
  expect(one).toMatchObject({ status: 0, stderr: '' });
  expect(two?.stdout).toBe(one?.stdout);
  const review: Reasoned = JSON.parse(one?.stdout ?? '');
  expect(review.judged.done).toBe(review.judged.all);
  expect(review.points.at(-1)?.chances).toEqual([1, 0]);
  for (const { result, luck, mistakes, gifts, unforeseen } of review.seats) {
    expect(0.5 + luck + mistakes + gifts + unforeseen).toBeCloseTo(result);
  }
  expect(review.mistakes.map(({ reason }) => reason)).toContain('lost');
});

test('review tells the graph, the sums and the mistakes in the language that was asked for', async () => {
  const { status, stdout } = await tell('fr');
  expect(status).toBe(0);
  expect(stdout).toContain('Chances de gagner');
  expect(stdout).toMatch(/random 2 .*[▁▂▃▄▅▆▇█]+ {2}0\s%/);
  expect(stdout).toMatch(/Mieux\s: .+/);
});

test.each(LANGS)('review fits a terminal of 80 columns in %s, and says why a move was better', async (lang) => {
  const { stdout } = await tell(lang);
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
  const { status, stdout, stderr } = await ratskeller(['review', ...args()]);
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
