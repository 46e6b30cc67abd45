import { expect, test } from 'vitest';
import { table, types } from './testing/table.ts';
import { houseNumber } from './town.ts';

const wed = (child: 'boy' | 'girl', partner: number) => ({ type: 'wed', child, partner });
const moveIn = (house: string) => ({ type: 'move-in', house });

test('[wed/partner] a child of another player and of the other sex, who is not asked', () => {
  const t = table({ hall: { 0: ['boy', 'girl'], 1: ['girl'], 2: ['boy'] }, set: { money: [5, 0, 5] } });
  t.act('wed');
  expect(t.listed()).toEqual(['wed boy 1', 'wed girl 2']);
});

test('[wed/no-child] [wed/own-child] [wed/no-partner] and nobody else', () => {
  const t = table({ hall: { 0: ['boy'], 1: ['girl'] }, set: { money: [5, 5, 5] } });
  t.act('wed');
  expect(t.refusal(wed('girl', 1))).toEqual({ rule: 'wed/no-child', params: { child: 'girl' } });
  expect(t.refusal(wed('boy', 0))).toEqual({ rule: 'wed/own-child', params: { child: 'boy' } });
  expect(t.refusal(wed('boy', 2))).toEqual({ rule: 'wed/no-partner', params: { partner: 2, match: 'girl' } });
});

test('[wed/number] [wed/at-once] one after the other, each couple moving in before the next wedding', () => {
  const t = table({ hall: { 0: ['boy', 'girl'], 1: ['girl'], 2: ['boy'] }, set: { money: [9, 0, 9] } });
  t.act('wed');
  t.play(wed('boy', 1));
  expect(t.rule(wed('girl', 2))).toBe('move-in/malformed');
  t.play(moveIn('A1'));
  expect(t.listed()).toEqual(['done', 'wed girl 2']);
  t.play(wed('girl', 2), moveIn('A3'));
  expect(t.state.men[houseNumber('A3')]).toBe(2);
  expect(t.state.women[houseNumber('A3')]).toBe(0);
});

test('[wed/at-least-one] one wedding at least', () => {
  const t = table({ hall: { 0: ['boy'], 1: ['girl'] }, set: { money: [5, 0, 0] } });
  t.act('wed');
  expect(t.rule({ type: 'done' })).toBe('wed/at-least-one');
});

test('[wed/who-pays] the active player chooses, the groom pays, even the last florin of somebody else', () => {
  const t = table({ hall: { 0: ['girl'], 2: ['boy'] }, set: { money: [0, 0, 5] } });
  t.act('wed');
  t.play(wed('girl', 2));
  expect(t.seat()).toBe(0);
  const events = t.play(moveIn('A4'));
  expect(events[0]).toMatchObject({ type: 'moved-in', groom: 2, bride: 0, house: 'A4', florins: 5, purse: 0 });
  expect(t.state.money).toEqual([0, 0, 0]);
  expect(t.state.bank).toBe(85);
});

test('[move-in/too-dear] the groom has 3 florins, the brewery costs 5', () => {
  const t = table({ hall: { 0: ['girl'], 2: ['boy'] }, set: { money: [9, 0, 3] } });
  t.act('wed');
  t.play(wed('girl', 2));
  expect(t.refusal(moveIn('A4'))).toEqual({ rule: 'move-in/too-dear', params: { groom: 2, purse: 3, house: 'A4', price: 5 } });
  expect(t.listed()).toEqual(['A2', 'b1', 'A3', 'b4', 'd4', 'E4', 'd1', 'E3'].map((id) => `move-in ${id}`));
});

test('[wed/no-house] no wedding if the groom can pay no empty house', () => {
  const t = table({ hall: { 0: ['girl', 'boy'], 1: ['boy'], 2: ['girl'] }, set: { money: [9, 1, 0] } });
  t.act('wed');
  expect(t.refusal(wed('girl', 1))).toEqual({ rule: 'wed/no-house', params: { groom: 1, purse: 1, price: 2 } });
});

test('[wed/at-once] purses are compared anew after each wedding', () => {
  const t = table({ hall: { 0: ['boy', 'boy'], 1: ['girl', 'girl'] }, set: { money: [6, 0, 0] } });
  t.act('wed');
  const events = t.play(wed('boy', 1), moveIn('A5'));
  expect(types(events)).toContain('turn-began');
  expect(t.seat()).toBe(1);
});

test('[move-in/occupied] any empty house, a butchery too, but none with people in it', () => {
  const t = table({ hall: { 0: ['boy'], 1: ['girl'] }, set: { money: [9, 0, 0] } });
  t.act('wed');
  t.play(wed('boy', 1));
  expect(t.refusal(moveIn('BL'))).toEqual({ rule: 'move-in/occupied', params: { house: 'BL', man: 2, woman: 1 } });
  expect(t.listed()).toContain('move-in TR');
});

test('[move-in/places] man and woman take their places, both cubes go back into the bag', () => {
  const t = table({ hall: { 0: ['boy'], 1: ['girl'] }, set: { money: [9, 0, 0] } });
  expect(t.state.bag).toEqual([3, 3]);
  t.act('wed');
  t.play(wed('boy', 1), moveIn('c4'));
  expect([t.state.men[houseNumber('c4')], t.state.women[houseNumber('c4')]]).toEqual([0, 1]);
  expect(t.state).toMatchObject({ bag: [4, 4], hall: [0, 0, 0, 0, 0, 0] });
});

test('[move-in/overrun] an overrun house may be chosen, and pays its bonus', () => {
  const t = table({ hall: { 0: ['boy'], 1: ['girl'] }, rats: '@A2', set: { money: [2, 0, 0] } });
  t.act('wed');
  t.play(wed('boy', 1), moveIn('A2'));
  expect(t.state.influence).toEqual([2, 2, 0]);
});

test('[move-in/bonus] both climb, the higher one first: so it stays ahead', () => {
  const t = table({ hall: { 0: ['boy'], 2: ['girl'] }, set: { money: [9, 0, 0], rank: [2, 1, 0], influence: [0, 0, 0] } });
  t.act('wed');
  const events = t.play(wed('boy', 2), moveIn('A5'));
  expect(events.filter((e) => e.type === 'climbed').map((e) => e.seat)).toEqual([2, 0]);
  expect(t.state.rank).toEqual([2, 0, 1]);
});
