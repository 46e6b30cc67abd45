import { expect, test } from 'vitest';
import { RING } from './data.ts';
import { table, types } from './testing/table.ts';
import { houseNumber } from './town.ts';

/** A table where seat 0 has sold its meat (4 florins more) and may do something optional. */
function after(p: Parameters<typeof table>[0] = {}) {
  const t = table(p);
  t.act('sell');
  t.play({ type: 'sell', good: 'meat' }, { type: 'done' });
  return t;
}

test('[cat/price] first from the bank, later 1 to the owner and 3 to the bank', () => {
  const t = after();
  expect(types(t.play({ type: 'cat' }))[0]).toBe('cat-bought');
  expect(t.state).toMatchObject({ cat: 0, money: [0, 0, 0], bank: 85 });
  t.play({ type: 'act', action: 'sell' }, { type: 'sell', good: 'meat' }, { type: 'done' });
  expect(t.play({ type: 'cat' })[0]).toEqual({ type: 'cat-taken', seat: 1, from: 0, florins: 4, share: 1 });
  expect(t.state).toMatchObject({ cat: 1, money: [1, 0, 0], bank: 84 });
});

test('[cat/too-dear] [cat/yours] four florins, and not from oneself', () => {
  const poor = after({ goods: { 0: ['meat'] }, set: { bribes: [0, 0, 0, 0] } });
  poor.state.money[0] = 3;
  expect(poor.refusal({ type: 'cat' })).toEqual({ rule: 'cat/too-dear', params: { purse: 3, price: 4 } });
  const owner = after({ set: { cat: 0 } });
  expect(owner.rule({ type: 'cat' })).toBe('cat/yours');
});

test('[cat/rat] [overrun/freed] a rat goes, the house is free, its king waits again', () => {
  const t = after({ rats: '@A1', set: { kings: 3, kinged: 1 << houseNumber('A1') } });
  t.play({ type: 'cat' });
  expect(t.rule({ type: 'chase', circle: 'S1' })).toBe('chase/no-rat');
  const events = t.play({ type: 'chase', circle: 'W1' });
  expect(events.slice(0, 2)).toEqual([
    { type: 'rat-caught', seat: 0, circle: 'W1' },
    { type: 'freed', house: 'A1', king: 1, kings: 4 },
  ]);
  expect(t.state).toMatchObject({ kings: 4, kinged: 0 });
  expect(t.overrun('A1')).toBe(false);
});

test('[chase/no-rat] only a rat that is there', () => {
  const t = after({ rats: 'N1' });
  t.play({ type: 'cat' });
  expect(t.refusal({ type: 'chase', circle: 'N2' })).toEqual({ rule: 'chase/no-rat', params: { circle: 'N2' } });
  expect(t.listed()).toEqual(['chase N1']);
});

test('[cat/rat] one rat may free several houses; one overrun in an earlier phase has no king to send', () => {
  const t = after({ rats: '@A1 @b1', set: { kings: 3, kinged: 1 << houseNumber('b1') } });
  t.play({ type: 'cat' });
  const freed = t.play({ type: 'chase', circle: 'N1' }).filter((e) => e.type === 'freed');
  expect(freed).toEqual([
    { type: 'freed', house: 'A1', king: 0, kings: 3 },
    { type: 'freed', house: 'b1', king: 1, kings: 4 },
  ]);
});

test('[cat/no-rat] without rats the cat may be bought all the same', () => {
  const t = after();
  t.play({ type: 'cat' });
  expect(t.seat()).toBe(1);
});

test('[ring/next] the first offer is 2 for 1; after the last comes the first again', () => {
  expect(RING[0]).toEqual([2, 1]);
  const t = after();
  const first = t.play({ type: 'influence' });
  expect(first[0]).toEqual({ type: 'influence-bought', seat: 0, florins: 2, points: 1, offer: 0 });
  const last = after({ set: { ring: RING.length - 1 } });
  expect(last.play({ type: 'influence' })[0]).toMatchObject({ florins: 2, points: 1, offer: 0 });
  expect(last.state.ring).toBe(0);
});

test('[ring/too-dear] the next offer must be paid', () => {
  const t = after({ set: { ring: 2 } });
  expect(t.refusal({ type: 'influence' })).toEqual({ rule: 'ring/too-dear', params: { purse: 4, price: 5 } });
});

test('[ring/top] [influence/top] on the top step it is bought without effect, and the ring moves on', () => {
  const t = after({ set: { influence: [10, 10, 0], rank: [1, 0, 2] } });
  t.play({ type: 'influence' });
  expect(t.state).toMatchObject({ influence: [10, 10, 0], rank: [1, 0, 2], ring: 0, money: [2, 0, 0] });
  const highest = after({ set: { influence: [10, 10, 0], rank: [0, 1, 2] } });
  highest.play({ type: 'influence' });
  expect(highest.state).toMatchObject({ influence: [10, 10, 0], rank: [0, 1, 2], ring: 0 });
});

test('[bribe/put] the piper goes at once where most lies', () => {
  const t = after();
  expect(types(t.play({ type: 'bribe', field: 'red', florins: 2 }))).toEqual(['bribed', 'piper-moved', 'turn-began']);
  expect(t.state).toMatchObject({ piper: 2, bribes: [0, 0, 2, 0], money: [2, 0, 0], bank: 81 });
});

test('[bribe/put] a field may be raised without becoming the highest: then he stays', () => {
  const t = after({ set: { bribes: [0, 0, 9, 1], piper: 2 } });
  expect(types(t.play({ type: 'bribe', field: 'green', florins: 3 }))).toEqual(['bribed', 'turn-began']);
  expect(t.state).toMatchObject({ piper: 2, bribes: [0, 0, 9, 4] });
});

test('[bribe/too-dear] [bribe/equal] not more than one has, and never the same on two fields', () => {
  const t = after({ set: { bribes: [3, 0, 1, 0], piper: 0 } });
  expect(t.refusal({ type: 'bribe', field: 'red', florins: 5 })).toEqual({ rule: 'bribe/too-dear', params: { florins: 5, purse: 4 } });
  expect(t.refusal({ type: 'bribe', field: 'red', florins: 2 })).toEqual({
    rule: 'bribe/equal',
    params: { field: 'red', other: 'black', total: 3 },
  });
  expect(t.listed()).toContain('bribe red 3');
});
