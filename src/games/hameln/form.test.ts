import { expect, test } from 'vitest';
import { CHANCE } from '../../core/game.ts';
import { game } from './game.ts';
import { MARKER_MOVES } from './moves.ts';
import { table } from './testing/table.ts';

const rules = (s: ReturnType<typeof game.setup>, moves: readonly unknown[]) => [
  ...new Set(moves.map((move) => game.refusal(s, game.pending(s)[0] ?? CHANCE, move)?.rule)),
];

test('[order/malformed] every seat once', () => {
  const s = game.setup(3, {});
  const wrong = [
    null,
    {},
    { type: 'order' },
    { type: 'order', order: 3 },
    { type: 'order', order: [0, 1] },
    { type: 'order', order: [0, 1, 1] },
  ];
  expect(rules(s, [...wrong, { type: 'order', order: [0, 1, 3] }, { type: 'order', order: ['0', 1, 2] }])).toEqual(['order/malformed']);
});

test('[marker/malformed] [marker/none-left] one to three, as long as there are any', () => {
  const s = game.setup(3, {});
  game.apply(s, CHANCE, { type: 'order', order: [0, 1, 2] });
  expect(rules(s, [null, { type: 'marker', rats: 0 }, { type: 'marker', rats: 4 }, { type: 'marker', rats: '1' }])).toEqual([
    'marker/malformed',
  ]);
  for (let i = 0; i < 2; i++) game.apply(s, CHANCE, MARKER_MOVES[2] ?? { type: 'marker', rats: 3 });
  expect(game.refusal(s, CHANCE, { type: 'marker', rats: 3 })).toEqual({ rule: 'marker/none-left', params: { rats: 3 } });
  expect(game.moves(s, CHANCE)).toHaveLength(2);
});

test('[child/malformed] [child/none-left] a cube that is in the bag', () => {
  const t = table({ hall: { 1: ['boy', 'boy', 'boy', 'boy'] } });
  t.act('men');
  t.work('TL');
  expect(rules(t.state, [null, { type: 'child' }, { type: 'child', sex: 'cat' }, { type: 'child', sex: 0 }])).toEqual(['child/malformed']);
  expect(t.refusal({ type: 'child', sex: 'boy' })).toEqual({ rule: 'child/none-left', params: { sex: 'boy' } });
});

test('[trap/malformed] [trap/none-left] a trap that is left', () => {
  const t = table({ set: { stack: [0, 4, 4], traps: [[], [1, 1, 1, 1], []] } });
  t.act('sell');
  t.play({ type: 'swap', good: 'meat' }, { type: 'done' });
  expect(rules(t.state, [null, { type: 'trap', value: 0 }, { type: 'trap', value: 4 }, { type: 'trap', value: '2' }])).toEqual([
    'trap/malformed',
  ]);
  expect(t.refusal({ type: 'trap', value: 1 })).toEqual({ rule: 'trap/none-left', params: { value: 1 } });
});

test('[start/malformed] a house by its id', () => {
  const s = game.setup(3, {});
  game.apply(s, CHANCE, { type: 'order', order: [0, 1, 2] });
  while (game.pending(s)[0] === CHANCE) game.apply(s, CHANCE, game.moves(s, CHANCE)[0] ?? { type: 'done' });
  expect(rules(s, [null, 'TL', { type: 'settle' }, { type: 'settle', house: 'toString' }, { type: 'settle', house: 4 }])).toEqual([
    'start/malformed',
  ]);
});

test('[act/malformed] [name/malformed] an action, then houses', () => {
  const t = table({});
  expect(rules(t.state, [null, { type: 'act' }, { type: 'act', action: 'nothing' }, { type: 'done' }])).toEqual(['act/malformed']);
  t.act('men');
  expect(rules(t.state, [null, { type: 'name' }, { type: 'name', house: 'Z9' }, { type: 'done', more: 1 }])).toEqual(['name/malformed']);
});

test('[rats/malformed] a circle by its id', () => {
  const t = table({});
  t.act('men');
  t.work('TL');
  t.play({ type: 'child', sex: 'boy' });
  expect(rules(t.state, [null, { type: 'rat' }, { type: 'rat', circle: 'Q1' }, { type: 'done' }])).toEqual(['rats/malformed']);
});

test('[wed/malformed] [move-in/malformed] a child and a seat, then a house', () => {
  const t = table({ hall: { 0: ['boy'], 1: ['girl'] }, set: { money: [9, 0, 0] } });
  t.act('wed');
  const wrong = [
    null,
    { type: 'wed', child: 'boy' },
    { type: 'wed', child: 'boy', partner: 3 },
    { type: 'wed', child: 'boy', partner: -1 },
  ];
  expect(rules(t.state, [...wrong, { type: 'wed', child: 'rat', partner: 1 }])).toEqual(['wed/malformed']);
  t.play({ type: 'wed', child: 'boy', partner: 1 });
  expect(rules(t.state, [null, { type: 'move-in' }, { type: 'move-in', house: 'Z' }, { type: 'done' }])).toEqual(['move-in/malformed']);
});

test('[sell/malformed] [optional/malformed] [chase/malformed] goods, then what is optional', () => {
  const t = table({ rats: 'N1', set: { money: [9, 0, 0] } });
  t.act('sell');
  expect(rules(t.state, [null, { type: 'sell' }, { type: 'sell', good: 'rats' }, { type: 'cat' }])).toEqual(['sell/malformed']);
  t.play({ type: 'sell', good: 'meat' }, { type: 'done' });
  const bribes = [{ field: 'blue', florins: 1 }, { field: 'red', florins: 0 }, { field: 'red', florins: 1.5 }, { field: 'red' }];
  expect(rules(t.state, [null, { type: 'dog' }, ...bribes.map((b) => ({ type: 'bribe', ...b }))])).toEqual(['optional/malformed']);
  t.play({ type: 'cat' });
  expect(rules(t.state, [null, { type: 'chase' }, { type: 'chase', circle: 'A1' }, { type: 'done' }])).toEqual(['chase/malformed']);
});

test('[ransom/malformed] two numbers', () => {
  const t = table({ rats: 'N2 N7 N8', hall: { 0: ['girl'] }, set: { kings: 1, money: [9, 0, 0] } });
  t.act('men');
  t.work('TL');
  t.play({ type: 'child', sex: 'boy' });
  const wrong = [null, { type: 'ransom', boys: 0 }, { type: 'ransom', boys: -1, girls: 0 }, { type: 'ransom', boys: 0, girls: '1' }];
  expect(rules(t.state, [...wrong, { type: 'done' }])).toEqual(['ransom/malformed']);
});
