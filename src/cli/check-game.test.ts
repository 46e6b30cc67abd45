import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mice, miceKeys, micePhysics } from '../core/testing/mice.ts';
import { findings, report } from './check-game.ts';
import { LAWS } from './laws.ts';

const catalogue = () => Promise.resolve(Object.fromEntries([...miceKeys].map((key) => [key, key])));
const texts = { de: catalogue, en: catalogue, fr: catalogue, nl: catalogue };

test('a faithful game keeps every law', async () => {
  const lines = report(await findings({ game: mice, physics: async () => micePhysics, texts }, 1, 1)).split('\n');
  expect(lines).toHaveLength(Object.keys(LAWS).length);
  expect(lines.filter((line) => !line.startsWith('ok '))).toEqual([]);
});

test('a broken law is named with the place', async () => {
  const leaky = { ...mice, view: (s: Parameters<typeof mice.view>[0]) => structuredClone(s) };
  const found = await findings({ game: leaky, physics: async () => micePhysics, texts }, 1, 1);
  expect(report(found)).toMatch(/^FAULT {2}unseen +\d+ times, first: game 0, entry \d+, 2 seats, \{"hand":2\}: /m);
});

test('every law that the suite can report is explained', () => {
  const folder = new URL('../games/', import.meta.url);
  const files = ['conformance.ts', ...readdirSync(new URL('laws/', folder)).map((name) => `laws/${name}`)];
  const source = files.map((file) => readFileSync(new URL(file, folder), 'utf8')).join('\n');
  const reported = [...source.matchAll(/\breport\('([a-z-]+)'|(?:sameQuestions|refused)\(p.*, '([a-z-]+)'\)/g)].map((m) => m[1] ?? m[2]);
  expect(new Set(reported)).toEqual(new Set(Object.keys(LAWS)));
});
