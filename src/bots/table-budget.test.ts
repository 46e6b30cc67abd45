import { expect, test } from 'vitest';
import type { Advice } from '../core/game.ts';
import { LEVEL_NAMES, LEVELS } from './levels.ts';
import { parseBotSpec } from './spec.ts';
import { tableBudget } from './table-budget.ts';

const of = (bot: string, advice?: Advice<unknown>) => tableBudget(parseBotSpec(bot) ?? expect.fail(bot), advice ? { advice } : {});

test('whoever thinks at a table has a time to end', () => {
  expect(of('master')).toEqual({ milliseconds: LEVELS.master.budget.milliseconds });
  for (const name of LEVEL_NAMES) expect(of(name).milliseconds).toBeLessThanOrEqual(1000);
  expect(of('journeyman').iterations).toBe(LEVELS.journeyman.budget.iterations);
  expect(of('greedy')).toEqual({ milliseconds: 200 });
  expect(of('master-1')).toEqual({ milliseconds: 300 });
});

test('a game may give its masters longer, and nobody else', () => {
  const advice = { value: () => 0, patience: 640 };
  expect(of('master', advice)).toEqual({ milliseconds: 640 });
  expect(of('master:50ms', advice)).toEqual({ milliseconds: 50 });
  for (const bot of ['journeyman', 'master-1', 'search']) expect(of(bot, advice)).toEqual(of(bot));
});

test('what a seat wishes is cut', () => {
  expect(of('search:60000ms').milliseconds).toBe(5000);
  expect(of('search:500it')).toEqual({ iterations: 500, milliseconds: 1000 });
});
