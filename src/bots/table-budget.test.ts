import { expect, test } from 'vitest';
import { LEVEL_NAMES, LEVELS } from './levels.ts';
import { parseBotSpec } from './spec.ts';
import { tableBudget } from './table-budget.ts';

const of = (bot: string) => tableBudget(parseBotSpec(bot));

test('whoever thinks at a table has a time to end', () => {
  expect(of('master')).toEqual({ milliseconds: LEVELS.master.budget.milliseconds });
  for (const name of LEVEL_NAMES) expect(of(name).milliseconds).toBeLessThanOrEqual(1000);
  expect(of('journeyman').iterations).toBe(LEVELS.journeyman.budget.iterations);
  expect(of('greedy')).toEqual({ milliseconds: 200 });
  expect(tableBudget(undefined)).toEqual({ milliseconds: 200 });
});

test('what a seat wishes is cut', () => {
  expect(of('search:60000ms').milliseconds).toBe(5000);
  expect(of('search:500it')).toEqual({ iterations: 500, milliseconds: 1000 });
});
