import { expect, test } from 'vitest';
import { CHANCE } from '../../core/game.ts';
import { game } from './game.ts';
import { table, types } from './testing/table.ts';

const boy = { type: 'child', sex: 'boy' };
const girl = { type: 'child', sex: 'girl' };

test('[turn/mandatory] one of the four actions, as far as they can be carried out', () => {
  const t = table({});
  expect(t.listed()).toEqual(['act men', 'act women', 'act sell']);
  t.act('men');
  expect(t.rule({ type: 'act', action: 'sell' })).toBe('name/malformed');
});

test('[turn/order] the first on the track begins, the others follow', () => {
  const t = table({});
  for (const seat of [0, 1, 2, 0]) {
    expect(t.seat()).toBe(seat);
    t.play({ type: 'act', action: 'sell' }, { type: 'sell', good: 'meat' }, { type: 'done' }, { type: 'done' });
    t.state.goods[seat * 4 + 3] = 1;
  }
});

test('[act/no-man] [act/no-woman] [act/no-goods] [act/no-wedding] what cannot be done cannot be chosen', () => {
  const t = table({ rats: '@TL @MR', goods: { 0: [] }, set: { money: [4, 0, 0] } });
  expect(['men', 'women', 'wed', 'sell'].map((action) => t.rule({ type: 'act', action }))).toEqual([
    'act/no-man',
    'act/no-woman',
    'act/no-wedding',
    'act/no-goods',
  ]);
});

test('[turn/stuck] who can do none of the four may still do one of the three', () => {
  const t = table({ rats: '@TL @MR @BL', goods: { 0: ['bread'], 1: [], 2: [] }, set: { money: [0, 4, 0] } });
  const events = t.play({ type: 'act', action: 'sell' }, { type: 'sell', good: 'bread' }, { type: 'done' }, { type: 'done' });
  expect(types(events).slice(-2)).toEqual(['turn-began', 'stuck']);
  expect(t.seat()).toBe(1);
  expect(t.listed().slice(0, 3)).toEqual(['done', 'cat', 'influence']);
});

test('[turn/optional] afterwards at most one of the three', () => {
  const t = table({ set: { money: [9, 0, 0] } });
  expect(t.rule({ type: 'cat' })).toBe('act/malformed');
  t.play({ type: 'act', action: 'sell' }, { type: 'sell', good: 'meat' }, { type: 'done' });
  t.play({ type: 'influence' });
  expect(t.seat()).toBe(1);
  expect(t.state.influence).toEqual([1, 0, 0]);
});

test('[name/before] all are named before the first works; they work in that order', () => {
  const t = table({ homes: ['A1 0+1', 'b1 0+2'] });
  t.act('men');
  expect(types(t.play({ type: 'name', house: 'b1' }, { type: 'name', house: 'A1' }))).toEqual(['named', 'named']);
  expect(t.state.goods.slice(0, 4)).toEqual([0, 0, 0, 1]);
  const events = t.done();
  expect(types(events)).toEqual(['worked', 'made']);
  expect(events[0]).toMatchObject({ house: 'b1', rats: 1 });
  t.play(boy);
  expect(types(t.rat('N8'))).toEqual(['rat-placed', 'worked', 'made']);
  expect(t.state.goods.slice(0, 4)).toEqual([1, 0, 1, 1]);
});

test('[name/at-least-one] [name/twice] one house at least, none twice', () => {
  const t = table({});
  t.act('men');
  expect(t.rule({ type: 'done' })).toBe('name/at-least-one');
  t.play({ type: 'name', house: 'TL' });
  expect(t.refusal({ type: 'name', house: 'TL' })).toEqual({ rule: 'name/twice', params: { house: 'TL' } });
});

test('[name/no-man] [name/no-woman] the own man, or the own woman', () => {
  const men = table({});
  men.act('men');
  expect(men.refusal({ type: 'name', house: 'MR' })).toEqual({ rule: 'name/no-man', params: { house: 'MR' } });
  const women = table({});
  women.act('women');
  expect(women.refusal({ type: 'name', house: 'TL' })).toEqual({ rule: 'name/no-woman', params: { house: 'TL' } });
});

test('[name/overrun] an overrun house cannot be named', () => {
  const t = table({ rats: '@TL', homes: ['A1 0+1'] });
  t.act('men');
  expect(t.refusal({ type: 'name', house: 'TL' })).toEqual({ rule: 'name/overrun', params: { house: 'TL' } });
});

test('[name/overrun-meanwhile] a named house that is overrun by an earlier one is skipped', () => {
  const t = table({ homes: ['A1 0+1', 'A2 0+2'], rats: 'N2 N5', markers: { A1: 1 } });
  t.act('men');
  t.work('A1', 'A2');
  const events = t.play(boy, { type: 'rat', circle: 'N1' });
  expect(events).toContainEqual({ type: 'not-worked', seat: 0, house: 'A2' });
  expect(t.overrun('A2')).toBe(true);
  expect(t.state.money).toEqual([0, 0, 0]);
});

test('[work/man] [work/woman] men’s trade: a cube for the man, a child for the woman', () => {
  const t = table({});
  t.act('men');
  t.work('TL');
  expect(t.state.goods.slice(0, 4)).toEqual([0, 0, 0, 2]);
  expect(t.seat()).toBe(CHANCE);
  t.play(girl);
  expect(t.state.hall).toEqual([0, 0, 0, 0, 0, 1]);
});

test('[work/man] [work/woman] women’s trade: the same, and nobody may refuse', () => {
  const t = table({});
  t.act('women');
  t.work('MR');
  expect(t.state.goods.slice(4, 8)).toEqual([0, 0, 0, 2]);
  expect(t.listed()).toEqual(['child boy', 'child girl']);
  t.play(boy);
  expect(t.state.hall).toEqual([1, 0, 0, 0, 0, 0]);
});

test('[work/florin] an influence house pays both, in either trade', () => {
  for (const [action, homes] of [
    ['men', 'A2 0+1'],
    ['women', 'A2 1+0'],
  ] as const) {
    const t = table({ homes: [homes] });
    t.act(action);
    t.work('A2');
    expect(t.state.money).toEqual([1, 1, 0]);
    expect(t.state.bank).toBe(83);
  }
});

test('[work/child] the cube stays out of the bag, a member goes to the hall', () => {
  const t = table({});
  t.act('women');
  t.work('MR');
  t.play(girl);
  expect(t.state).toMatchObject({ bag: [4, 3], hall: [0, 1, 0, 0, 0, 0], family: [10, 11, 11], cube: 1 });
});

test('[work/child] chance draws each cube of the bag alike', () => {
  const t = table({ hall: { 1: ['boy', 'boy', 'boy'] } });
  t.act('women');
  t.work('MR');
  let boys = 0;
  for (let i = 0; i < 5; i++)
    if (game.roll(t.state, () => i).type === 'child') boys += JSON.stringify(game.roll(t.state, () => i)).includes('boy') ? 1 : 0;
  expect(boys).toBe(1);
});

test('[name/empty-bag] with an empty bag women name influence houses only', () => {
  const hall = { 1: ['boy', 'boy', 'girl', 'girl'], 2: ['boy', 'boy', 'girl', 'girl'] } as const;
  const t = table({ hall, homes: ['A2 1+0'], set: { money: [0, 0, 0] } });
  t.act('women');
  expect(t.listed()).toEqual(['name A2']);
  expect(t.refusal({ type: 'name', house: 'MR' })).toEqual({ rule: 'name/empty-bag', params: { house: 'MR' } });
  expect(table({ hall }).rule({ type: 'act', action: 'women' })).toBe('act/no-woman');
});

test('[work/no-child] the bag empties midway, or by men’s trade: no child, all else happens', () => {
  const hall = { 1: ['boy', 'boy', 'girl', 'girl'], 2: ['boy', 'boy', 'girl'] } as const;
  const t = table({ hall, homes: ['b1 1+0'] });
  t.act('women');
  t.work('MR', 'b1');
  t.play(girl);
  const events = t.rat('N9', 'O2', 'S9');
  expect(events).toContainEqual({ type: 'no-child', seat: 0, house: 'b1', lack: 'bag' });
  expect(t.state.goods[4]).toBe(1);
  expect(t.state.left).toBe(1);
});

test('[work/no-child] [material/limits] no member left: nothing is drawn', () => {
  const t = table({ set: { family: [0, 11, 11] } });
  t.act('women');
  expect(t.work('MR')).toContainEqual({ type: 'no-child', seat: 0, house: 'MR', lack: 'family' });
  expect(t.seat()).toBe(0);
  expect(t.state).toMatchObject({ bag: [4, 4], hall: [0, 0, 0, 0, 0, 0], family: [0, 11, 11] });
});

test('[work/no-cube] no cube left: none is given', () => {
  const t = table({ set: { stock: [12, 12, 12, 0] } });
  t.act('men');
  expect(t.work('TL')).toContainEqual({ type: 'sold-out', seat: 0, house: 'TL', good: 'meat' });
  expect(t.state.goods[3]).toBe(1);
});

test('[work/rats] every house that works attracts rats, an influence house too', () => {
  const t = table({ homes: ['A2 0+1'], markers: { A2: 2 } });
  t.act('men');
  t.work('A2');
  expect(t.state).toMatchObject({ left: 2, seat: 0 });
  t.rat('N1', 'N5');
  expect(t.state.rats).toBe(table({ rats: 'N1 N5' }).state.rats);
});
