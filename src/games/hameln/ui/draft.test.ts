import { expect, test } from 'vitest';
import { clone } from '../../../core/clone.ts';
import { draft } from '../../../core/draft.ts';
import type { Seat } from '../../../core/game.ts';
import { game } from '../game.ts';
import { bribeOf, type Move } from '../moves.ts';
import { due, type State } from '../state.ts';
import { circles, table, types } from '../testing/table.ts';
import { dangers, newlyOverrun } from './outlook.ts';

/** What the board shows while somebody thinks. */
const draftOf = (s: State, seat: Seat, wishes: readonly Move[]) => draft(game, game.view(s, seat), seat, wishes);
const name = (house: string): Move => ({ type: 'name', house }) as Move;
const rat = (circle: string): Move => ({ type: 'rat', circle }) as Move;
const ACT: Move = { type: 'act', action: 'men' };

test('a draft goes on from an action to the houses that could be named, and leaves the view alone', () => {
  const { state } = table({ homes: ['d1 0+1'] });
  const before = clone(state);
  const tried = draftOf(state, 0, [ACT, name('d1')]);
  expect(due(tried.state)).toBe('name');
  expect(tried.state.named.length).toBe(1);
  expect(tried.open).toContainEqual(name('TL'));
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
  const tried = draftOf(t.state, 0, [rat('W3'), rat('S1')]);
  expect(tried.open).toEqual([]);
  expect(tried.state.left).toBe(0);
  expect(tried.state.named).toEqual(t.state.named);
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
  expect(due(cat.state)).toBe('chase');
  expect(draftOf(t.state, 0, [{ type: 'cat' }, { type: 'chase', circle: 'N1' }]).state.rats).toBe(0);
  expect(draftOf(t.state, 0, [bribeOf(1, 2)]).open).toEqual([]);
});

test('rats that leave no choice are shown with the one that was chosen', () => {
  const t = table({ homes: ['d1 0+1'], markers: { d1: 2 }, rats: 'W3' });
  t.act('men');
  t.work('d1');
  expect(types(t.play({ type: 'child', sex: 'girl' })).slice(1, 3)).toEqual(['rat-placed', 'rat-placed']);
  const five = table({ seats: 5, markers: { TL: 2 }, rats: 'N2 N8 M1' });
  five.act('men');
  five.work('TL');
  five.play({ type: 'child', sex: 'girl' });
  // One rat on the side of N7 and X1; the other must go there, too, because no other circle is free.
  const tried = draftOf(five.state, 0, [rat('N7')]);
  expect(tried.state).toMatchObject({ left: 0, rats: circles(5, '@TL') });
  expect(tried.open).toEqual([]);
});

test('after a wedding the draft goes on to the next one', () => {
  const hall = { 0: ['boy', 'boy'], 1: ['girl', 'girl'] } as const;
  const { state } = table({ hall, set: { money: [9, 0, 0] } });
  const wed: Move = { type: 'wed', child: 'boy', partner: 1 };
  const tried = draftOf(state, 0, [{ type: 'act', action: 'wed' }, wed, { type: 'move-in', house: 'b1' }]);
  expect(tried.open).toEqual([{ type: 'done' }, wed]);
  expect(tried.state).toMatchObject({ money: [7, 0, 0], done: 1 });
});
