import { expect, test } from 'vitest';
import { LONGEST_PHASE } from './data.ts';
import { circles, table, types } from './testing/table.ts';
import { houseNumber } from './town.ts';

const boy = { type: 'child', sex: 'boy' };
const ransom = (boys: number, girls: number) => ({ type: 'ransom', boys, girls });

/** The man of seat 0 works in TL, where the last free circle takes the last king. */
function ending(p: Parameters<typeof table>[0] = {}) {
  const t = table({ ...p, rats: `N2 N7 N8 ${p.rats ?? ''}`, set: { kings: 1, ...p.set } });
  t.act('men');
  t.work('TL');
  return t;
}

test('[piper/appears] [frame/phases] the last king ends the phase', () => {
  const t = ending();
  expect(types(t.play(boy))).toEqual([
    'prepared',
    'rat-placed',
    'overrun',
    'rats-strayed',
    'piper-came',
    'kings-left',
    'cleaned',
    'went',
    'piper-moved',
    'phase-began',
    'turn-began',
  ]);
  expect(t.state).toMatchObject({ phase: 2, kings: 5 });
});

test('[piper/cuts-short] no further house works, and nothing optional follows', () => {
  const t = table({ rats: 'N2 N7 N8', homes: ['A5 0+1'], set: { kings: 1, money: [9, 0, 0] } });
  t.act('men');
  t.work('TL', 'A5');
  const events = t.play(boy);
  expect(types(events)).not.toContain('earned');
  expect(t.seat()).toBe(1);
  expect(t.listed()[0]).toBe('act men');
});

test('[piper/kings-go] [king/number] the kings leave, and one more gathers in each phase', () => {
  const t = ending({ rats: '@A1', set: { kinged: 1 << houseNumber('A1') } });
  expect(t.play(boy)).toContainEqual({ type: 'kings-left', houses: ['A1', 'TL'] });
  expect(t.state).toMatchObject({ kinged: 0, kings: 5 });
  const five = ending({ seats: 5, rats: 'X1', set: { kings: 1, phase: 2 } });
  five.play(boy);
  expect(five.state).toMatchObject({ phase: 3, kings: 7 });
});

test('[piper/cleans] [piper/market] his quarter, circles that reach into it, and the market', () => {
  const t = ending({ rats: 'N1 N3 N9 O2 S9 M2 M3 S7', set: { kings: 1, piper: 1 } });
  const [cleaned] = t.play(boy).filter((e) => e.type === 'cleaned');
  expect(cleaned).toEqual({ type: 'cleaned', field: 'yellow', circles: ['N2', 'N3', 'N7', 'N9', 'M1', 'M2', 'M3'], n: 7 });
  expect(t.state.rats).toBe(circles(3, 'N1 N8 O2 S7 S9'));
});

test('[piper/turned-up] [overrun/freed] what is free again works again, the rest stays overrun', () => {
  const t = ending({ rats: '@A1 @A4', set: { kings: 1, piper: 1 } });
  t.play(boy);
  expect([t.overrun('A4'), t.overrun('TL'), t.overrun('A1')]).toEqual([false, false, true]);
  expect(t.state.kinged).toBe(0);
});

test('[piper/asks] in the order of the track, for all, some or none of one’s own children', () => {
  const t = ending({ hall: { 0: ['girl'], 1: ['boy', 'girl'], 2: ['boy'] }, set: { kings: 1, money: [9, 9, 0], order: [0, 2, 1] } });
  t.play(boy);
  // The price on the yellow space is 2. Seat 2 has two boys and no money, so it is not asked.
  expect(t.seat()).toBe(0);
  expect(t.listed()).toEqual(['ransom 0 0', 'ransom 0 1']);
  const events = t.play(ransom(0, 1));
  expect(events[0]).toEqual({ type: 'paid', seat: 0, boys: 0, girls: 1, n: 1, florins: 2, purse: 7 });
  expect(events[1]).toMatchObject({ type: 'went', seat: 2, boys: 2, girls: 0, space: 0, points: 2 });
  expect(t.seat()).toBe(1);
  expect(t.listed()).toEqual(['ransom 0 0', 'ransom 0 1', 'ransom 1 0', 'ransom 1 1']);
});

test('[piper/asks] Fig. 18: one pays 2 for her girl, another for one of two boys', () => {
  const t = ending({ hall: { 0: ['girl'], 1: ['boy', 'boy'] }, set: { kings: 1, money: [2, 4, 0] } });
  t.play(boy, ransom(0, 1), ransom(1, 0));
  expect(t.state).toMatchObject({ money: [0, 2, 0], road: [1, 2], hall: [0, 1, 1, 0, 0, 0] });
});

test('[ransom/not-yours] [ransom/too-dear] not for others’ children, and not on credit', () => {
  const t = ending({ hall: { 0: ['girl', 'girl'] }, set: { kings: 1, money: [3, 0, 0] } });
  t.play(boy);
  expect(t.refusal(ransom(1, 0))).toEqual({ rule: 'ransom/not-yours', params: { boys: 0, girls: 2 } });
  expect(t.refusal(ransom(0, 2))).toEqual({ rule: 'ransom/too-dear', params: { price: 2, purse: 3, florins: 4 } });
});

test('[piper/road] unpaid children go to the next spaces, and their cubes into the bag', () => {
  const t = ending({ hall: { 0: ['girl'], 1: ['boy'] }, set: { kings: 1, road: [2, 2] } });
  const events = t.play(boy);
  expect(events.filter((e) => e.type === 'went').map((e) => [e.seat, e.space, e.points])).toEqual([
    [0, 2, 2],
    [1, 3, 2],
    [2, 4, 3],
  ]);
  expect(t.state).toMatchObject({ road: [2, 2, 0, 1, 2], bag: [4, 4] });
});

test('[piper/bank] the winning bribe and the children’s money are banked, other bribes stay', () => {
  const t = ending({ hall: { 0: ['girl'] }, set: { kings: 1, money: [9, 0, 0], bribes: [0, 5, 3, 0], piper: 1 } });
  t.play(boy, ransom(0, 1));
  expect(t.state).toMatchObject({ bribes: [0, 0, 3, 0], money: [7, 0, 0], bank: 85 - 7 - 3 });
});

test('[piper/next] to the highest sum that is left, or one field clockwise', () => {
  const bribed = ending({ set: { kings: 1, bribes: [2, 5, 3, 0], piper: 1 } });
  bribed.play(boy);
  expect(bribed.state.piper).toBe(2);
  for (const [from, to] of [
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 0],
  ] as const) {
    const t = ending({ set: { kings: 1, piper: from } });
    t.play(boy);
    expect(t.state.piper).toBe(to);
  }
});

test('[piper/goes-on] the next player of the same round goes on', () => {
  const t = ending({ set: { kings: 1, rank: [2, 1, 0], influence: [0, 1, 2] } });
  t.play(boy);
  expect(t.state).toMatchObject({ round: 1, turn: 1, order: [0, 1, 2] });
  expect(t.seat()).toBe(1);
});

/** Nobody has goods or money, and all houses are overrun but one of seat 0, which still works. */
function dying(phase: number, money: number[] = [0, 0, 0]) {
  const rats = '@MR @BL N2 N7 N8';
  const t = table({ rats, goods: { 0: ['bread'], 1: [], 2: [] }, set: { phase, money } });
  t.state.rats |= circles(3, '@TL');
  return t;
}

test('[piper/dead-town] when everybody has passed since anything changed, the phase ends', () => {
  const t = dying(1);
  const swap = t.play({ type: 'act', action: 'sell' }, { type: 'swap', good: 'bread' }, { type: 'done' });
  expect(types(swap)).not.toContain('piper-came');
  const events = t.play({ type: 'trap', value: 1 });
  expect(types(events)).toEqual([
    'trap-drawn',
    ...['turn-began', 'stuck', 'passed', 'turn-began', 'stuck', 'passed'],
    ...['round-began', 'turn-began', 'stuck', 'passed'],
    ...['piper-came', 'cleaned', 'piper-moved', 'phase-began', 'turn-began'],
  ]);
  expect(events).toContainEqual({ type: 'piper-came', seat: -1, phase: 1, field: 'yellow', cause: 'dead-town' });
});

test('[piper/dead-town] in the third phase nobody has ended the game', () => {
  const t = dying(3);
  t.play({ type: 'act', action: 'sell' }, { type: 'swap', good: 'bread' }, { type: 'done' }, { type: 'trap', value: 1 });
  expect(t.state).toMatchObject({ ending: 'dead-town', closer: -1, todo: [] });
});

test('[piper/dead-town] somebody who does something optional keeps the phase going', () => {
  const t = dying(1, [0, 3, 0]);
  t.play({ type: 'act', action: 'sell' }, { type: 'swap', good: 'bread' }, { type: 'done' }, { type: 'trap', value: 1 });
  t.play({ type: 'bribe', field: 'red', florins: 1 });
  expect(t.seat()).toBe(1);
  expect(t.state).toMatchObject({ phase: 1, round: 2 });
  t.play({ type: 'done' });
  expect(t.state.phase).toBe(2);
});

test('[piper/dead-town] passing is forgotten as soon as somebody does something', () => {
  const t = dying(1, [0, 3, 3]);
  t.play({ type: 'act', action: 'sell' }, { type: 'swap', good: 'bread' }, { type: 'done' }, { type: 'trap', value: 1 });
  // Seat 1 passes, seat 2 does something, seat 0 has to pass; then seat 1 does something and seat 2 passes.
  t.play({ type: 'done' }, { type: 'bribe', field: 'red', florins: 1 }, { type: 'bribe', field: 'red', florins: 1 }, { type: 'done' });
  expect(t.state).toMatchObject({ phase: 1, round: 3 });
});

test('[piper/patience] a phase ends with its fiftieth round', () => {
  const round = (n: number) => {
    const t = table({ set: { round: n, turn: 2, seat: 2 } });
    return t.play({ type: 'act', action: 'sell' }, { type: 'sell', good: 'meat' }, { type: 'done' }, { type: 'done' });
  };
  expect(types(round(LONGEST_PHASE - 1))).not.toContain('piper-came');
  const events = round(LONGEST_PHASE);
  expect(events).toContainEqual({ type: 'piper-came', seat: -1, phase: 1, field: 'yellow', cause: 'patience' });
  expect(events).toContainEqual({ type: 'round-began', round: LONGEST_PHASE + 1, order: [0, 1, 2] });
});
