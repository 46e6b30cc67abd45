import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readWeights } from './read-weights.ts';

const folder = mkdtempSync(join(tmpdir(), 'weights-'));
afterAll(() => rmSync(folder, { recursive: true }));

const own = { rat: 9, loot: [0, 40] };
const reading = (text: string) => () => {
  const file = join(folder, 'weights.json');
  writeFileSync(file, text);
  return readWeights(file, own);
};

test('weights of the same names and lengths are read', () => {
  expect(reading('{"rat": 3, "loot": [1, -2]}')()).toEqual({ rat: 3, loot: [1, -2] });
});

test.each([
  ['{"rat": 3', 'cannot be read as JSON: name a file that --out has written'],
  ['null', 'they are rat, loot, in this order'],
  ['{"loot": [1, 2], "rat": 3}', 'they are rat, loot, in this order'],
  ['{"rat": 3}', 'they are rat, loot, in this order'],
  ['{"rat": [3], "loot": [1, 2]}', 'rat must be a whole number'],
  ['{"rat": 3, "loot": [1, 2, 3]}', 'loot must be a list of 2 whole numbers'],
  ['{"rat": 3, "loot": [1, 0.5]}', 'loot must be a list of 2 whole numbers'],
])('%s is refused with a sentence', (text, sentence) => {
  expect(reading(text)).toThrow(sentence);
});

test('a file that is not there is told so', () => {
  expect(() => readWeights(join(folder, 'none.json'), own)).toThrow('cannot be read as JSON');
});
