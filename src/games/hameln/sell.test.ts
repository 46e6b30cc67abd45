import { expect, test } from 'vitest';
import { CHANCE } from '../../core/game.ts';
import { seeded } from '../../core/rng.ts';
import { game } from './game.ts';
import { table, types } from './testing/table.ts';

const sell = (good: string) => ({ type: 'sell', good });
const swap = (good: string) => ({ type: 'swap', good });

test('[sell/prices] meat 4, beer 3, cheese 2, bread 1', () => {
  const t = table({ goods: { 0: ['bread', 'cheese', 'beer', 'meat'] } });
  t.act('sell');
  const events = t.play(sell('bread'), sell('cheese'), sell('beer'), sell('meat'));
  expect(events.map((e) => (e.type === 'sold' ? e.florins : 0))).toEqual([1, 2, 3, 4]);
  expect(t.state).toMatchObject({ money: [10, 0, 0], bank: 75 });
});

test('[sell/trap] [sell/fixed] the example of the rulebook: two meat for 8 florins, cheese and bread for two traps', () => {
  const t = table({ goods: { 0: ['meat', 'meat', 'cheese', 'bread'] } });
  t.act('sell');
  t.play(sell('meat'), swap('cheese'), sell('meat'), swap('bread'));
  // Nothing is drawn before the whole sale is fixed.
  expect(t.state).toMatchObject({ money: [8, 0, 0], traps: [[], [], []], drawing: 2 });
  t.done();
  expect(t.seat()).toBe(CHANCE);
  t.play({ type: 'trap', value: 3 });
  expect(t.seat()).toBe(CHANCE);
  t.play({ type: 'trap', value: 1 });
  expect(t.state).toMatchObject({ traps: [[1, 3], [], []], stack: [3, 4, 3], drawing: 0, goods: [0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1] });
});

test('[sell/no-cube] [sell/at-least-one] only what one has, and at least one cube', () => {
  const t = table({});
  t.act('sell');
  expect(t.rule({ type: 'done' })).toBe('sell/at-least-one');
  expect(t.refusal(sell('beer'))).toEqual({ rule: 'sell/no-cube', params: { good: 'beer' } });
  t.play(sell('meat'));
  expect(t.rule(sell('meat'))).toBe('sell/no-cube');
});

test('[sell/no-trap] [material/limits] no more swaps than traps are left', () => {
  const t = table({ goods: { 0: ['bread', 'bread'] }, set: { traps: [[1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3], [], []], stack: [0, 0, 1] } });
  t.act('sell');
  t.play(swap('bread'));
  expect(t.refusal(swap('bread'))).toEqual({ rule: 'sell/no-trap' });
  expect(t.listed()).toEqual(['done', 'sell bread']);
});

test('[sell/any-stack] every trap that is left is equally likely', () => {
  const t = table({ goods: { 0: ['bread'] }, set: { stack: [1, 0, 2], traps: [[], [1, 1, 1, 2, 2, 2, 2, 3, 3], []] } });
  t.act('sell');
  t.play(swap('bread'), { type: 'done' });
  const rng = seeded(4);
  let threes = 0;
  for (let i = 0; i < 3000; i++) if (JSON.stringify(game.roll(t.state, rng)) === '{"type":"trap","value":3}') threes++;
  expect(Math.abs(threes - 2000)).toBeLessThan(120);
});

test('[material/limits] money has no limit: the bank may owe', () => {
  const t = table({ goods: { 0: ['meat'] }, set: { bank: 1 } });
  t.act('sell');
  expect(types(t.play(sell('meat')))).toEqual(['sold']);
  expect(t.state.bank).toBe(-3);
});
