import { expect, test } from 'vitest';
import { clone } from '../../../core/clone.ts';
import { bribeOf, type Move } from '../moves.ts';
import { circles, table } from '../testing/table.ts';
import { draftOf } from './draft.ts';
import { dangers, newlyOverrun } from './outlook.ts';

const name = (house: string): Move => ({ type: 'name', house }) as Move;
const rat = (circle: string): Move => ({ type: 'rat', circle }) as Move;
const ACT: Move = { type: 'act', action: 'men' };

test('a draft goes on from an action to the houses that could be named, and leaves the view alone', () => {
  const { state } = table({ homes: ['d1 0+1'] });
  const before = clone(state);
  const draft = draftOf(state, 0, [ACT, name('d1')]);
  expect(draft.step).toBe('name');
  expect(draft.state.named.length).toBe(1);
  expect(draft.open).toContainEqual(name('TL'));
  expect(state).toEqual(before);
});

test('what the rules do not allow is left out of a draft', () => {
  const { state } = table();
  expect(draftOf(state, 0, [ACT, name('A4'), name('TL'), name('TL')]).moves).toEqual([ACT, name('TL')]);
});

test('the last rat answers the question: the next house does not work yet', () => {
  const t = table({ homes: ['d1 0+1'], markers: { d1: 2 } });
  t.act('men');
  t.work('d1', 'TL');
  t.play({ type: 'child', sex: 'boy' });
  expect(t.state.house).toBeGreaterThanOrEqual(0);
  const draft = draftOf(t.state, 0, [rat('W3'), rat('S1')]);
  expect(draft.open).toEqual([]);
  expect(draft.state.left).toBe(0);
  expect(draft.state.named).toEqual(t.state.named);
});

test('rats that leave no choice are in the draft already', () => {
  const t = table({ homes: ['d1 0+1'], markers: { d1: 2 } });
  t.act('men');
  t.work('d1');
  t.play({ type: 'child', sex: 'girl' });
  const one = draftOf(t.state, 0, [rat('W3')]);
  expect(one.state.left).toBe(1);
  expect(one.open.length).toBe(2);
});

test('a house that a draft would overrun puts its residents’ points in danger', () => {
  const t = table({ homes: ['d1 0+1', 'E2 1+2'], markers: { d1: 1 }, rats: 'S2 S5' });
  t.act('men');
  t.work('d1');
  t.play({ type: 'child', sex: 'girl' });
  const { state } = draftOf(t.state, 0, [rat('S1')]);
  expect(newlyOverrun(t.state, state).length).toBe(1);
  expect(dangers(t.state, state)).toEqual([{ house: 20, seats: [1, 2], points: 5 }]);
  expect(circles(3, '@E2') & ~state.rats).toBe(0);
});

test('the cat is bought and catches in one draft; a bribe is an answer of its own', () => {
  const t = table({ rats: 'N1', set: { money: [6, 0, 0], todo: ['end-turn', 'optional'] } });
  const cat = draftOf(t.state, 0, [{ type: 'cat' }]);
  expect(cat.step).toBe('chase');
  expect(draftOf(t.state, 0, [{ type: 'cat' }, { type: 'chase', circle: 'N1' }]).state.rats).toBe(0);
  expect(draftOf(t.state, 0, [bribeOf(1, 2)]).open).toEqual([]);
});
