import { expect, test } from 'vitest';
import { game } from '../game.ts';
import type { Move } from '../moves.ts';
import { table } from '../testing/table.ts';
import { gives } from './gives.ts';

const keys = (t: ReturnType<typeof table>, move: Move) =>
  gives(game.view(t.state, t.seat()), t.seat(), move).map(({ key, params }) => [key, params]);

test('a house that works says who gets what, and that the rats take it', () => {
  const t = table({ homes: ['A1 0+1'], rats: '@A1', markers: { A1: 2 }, set: {} });
  t.state.rats &= t.state.rats - 1;
  t.act('men');
  expect(keys(t, { type: 'name', house: 'A1' })).toEqual([
    ['gives.falls', { house: 'A1', price: 4 }],
    ['gives.good', { seat: 0, good: 'beer', price: 3 }],
    ['gives.child', { seat: 1 }],
  ]);
});

test('a wedding says who pays, and the house what it brings and whom one passes', () => {
  const t = table({ hall: { 0: ['girl'], 1: ['boy'] }, set: { money: [5, 9, 5] } });
  t.act('wed');
  expect(keys(t, { type: 'wed', child: 'girl', partner: 1 })).toEqual([['gives.bride', { rival: 1 }]]);
  t.play({ type: 'wed', child: 'girl', partner: 1 });
  const facts = keys(t, { type: 'move-in', house: 'A2' });
  expect(facts.slice(0, 2)).toEqual([
    ['gives.home', { house: 'A2', price: 2, rival: 1 }],
    ['gives.bonus', { n: 2 }],
  ]);
  // What is said of the ladder is what the rules make of it.
  const [before, seat] = [t.state.rank.slice(), t.seat()];
  t.play({ type: 'move-in', house: 'A2' });
  const passed = before.filter(
    (other) => before.indexOf(other) < before.indexOf(seat) && t.state.rank.indexOf(other) > t.state.rank.indexOf(seat),
  );
  expect(facts.slice(2)).toEqual(passed.length > 0 ? [['gives.passes', { rivals: passed }]] : []);
});

test('a bought step of influence names whom it passes', () => {
  const t = table({ set: { money: [9, 9, 9], rank: [1, 2, 0], influence: [0, 0, 0], todo: ['end-turn', 'optional'] } });
  expect(keys(t, { type: 'influence' })).toEqual([
    ['gives.influence', { florins: 2, points: 1 }],
    ['gives.passes', { rivals: [1, 2] }],
  ]);
});

test('children before the piper cost florins, or points on the road', () => {
  const t = table({
    hall: { 0: ['boy', 'girl'] },
    set: { money: [5, 0, 0], cause: 'emperor', todo: ['end-turn', 'leave', 'collect', 'ransom'], road: [1, 1] },
  });
  expect(keys(t, { type: 'ransom', boys: 1, girls: 0 })).toEqual([
    ['gives.ransom', { n: 1, florins: 2 }],
    ['gives.lost', { n: 1, points: 2 }],
  ]);
});
