import { expect, test } from 'vitest';
import { game } from '../../game.ts';
import { type State, type StepName, task } from '../../state.ts';
import { booked, type Doings } from '../stage.svelte.ts';
import { rowOf } from './slots.ts';

const at = (step: StepName, left: number): State => {
  const s = game.setup(2, { enterprises: 'random' });
  s.todo = [task(step, 0, 1, left)];
  s.loot[0] = 3;
  return s;
};
const came = (figure: 'henchman' | 'boss'): Doings => ({ seat: 0, area: 1, figure, bribes: [], at: {} });

test('a henchman has two actions, a boss five', () => {
  expect(rowOf(at('act', 1), came('henchman'))).toEqual({ kind: 'actions', done: [undefined], left: 1 });
  expect(rowOf(at('act', 2), came('boss'))?.done).toHaveLength(3);
  expect(rowOf(at('act', 4), undefined)?.done).toHaveLength(1);
  expect(rowOf(at('place', 1), undefined)).toBeUndefined();
});

test('paid bribes are shown with what they bought, and the loot that is left', () => {
  let doings = booked(undefined, { type: 'placed', seat: 0, figure: 'henchman', area: 1, where: 'outside' });
  doings = booked(doings, { type: 'paid', seat: 0, left: 4 });
  doings = booked(doings, { type: 'expelled', seat: 0, rival: 1, manhole: 15, gone: 1, rats: 0 });
  doings = booked(doings, { type: 'recruited', seat: 0, manhole: 15, rats: 1 });
  expect(rowOf(at('more', 1), doings)).toEqual({ kind: 'paid', done: ['expel', 'recruit'], left: 3 });
  expect(doings?.at).toEqual({ 15: { gone: 1, come: 1 } });
  expect(rowOf(at('bribe', 2), doings)).toEqual({ kind: 'bribes', done: ['expel', 'recruit'], left: 2 });
  expect(booked(doings, { type: 'claim-lost', seat: 0, area: 1, power: 1, rival: 1, theirs: 2, powers: [1, 2] })).toEqual(doings);
  expect(booked(doings, { type: 'round-began', round: 2, seat: 1 })).toBeUndefined();
});
