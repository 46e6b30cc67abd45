import { expect, test } from 'vitest';
import type { CircleId, HouseId } from './data.ts';
import { circles, table, types } from './testing/table.ts';
import { houseNumber, inPlay } from './town.ts';

const rat = (circle: CircleId) => ({ type: 'rat', circle });
const boy = { type: 'child', sex: 'boy' };

/** A table where the man of seat 0 has begun to work in a house, and rats are to be placed. */
function attracting(house: HouseId, p: Parameters<typeof table>[0] = {}) {
  const t = table(p);
  t.act('men');
  t.work(house);
  t.play(boy);
  return t;
}

test('[rats/number] as many as the marker shows, three at a butchery', () => {
  expect(attracting('TL').state.left).toBe(3);
  expect(attracting('A1', { homes: ['A1 0+1'], markers: { A1: 2 } }).state.left).toBe(2);
});

test('[rats/who] [rats/elsewhere] [rats/taken] any free circle of that house, one rat each', () => {
  const t = attracting('A1', { homes: ['A1 0+1'], markers: { A1: 1 }, rats: 'N5' });
  expect(t.seat()).toBe(0);
  expect(t.listed()).toEqual(['rat N1', 'rat W1']);
  expect(t.refusal(rat('N5'))).toEqual({ rule: 'rats/taken', params: { circle: 'N5', house: 'A1' } });
  expect(t.refusal(rat('S1'))).toEqual({ rule: 'rats/elsewhere', params: { circle: 'S1', house: 'A1' } });
});

test('[rats/who] the active player places them, even in women’s trade', () => {
  const t = table({});
  t.act('women');
  t.work('MR');
  t.play(boy);
  expect(t.seat()).toBe(0);
  expect(t.listed()).toEqual(['rat N9', 'rat O2', 'rat S9', 'rat M2']);
});

test('[rats/not-in-play] [setup/extra-circles] extra circles with five only', () => {
  const t = attracting('TL');
  expect(t.rule(rat('X1'))).toBe('rats/not-in-play');
  expect(inPlay(4) & circles(5, 'X1 X2')).toBe(0);
  expect(attracting('TL', { seats: 5 }).listed()).toContain('rat X1');
});

test('[rats/too-few] too few places: all are filled, the rest goes away', () => {
  const t = table({ rats: 'N2 N7' });
  t.act('men');
  t.work('TL');
  const events = t.play(boy);
  expect(types(events)).toEqual(['prepared', 'rat-placed', 'rat-placed', 'overrun', 'rats-strayed', 'turn-began']);
  expect(events).toContainEqual({ type: 'rats-strayed', house: 'TL', n: 1 });
});

test('[rats/one-free] a house with one free circle works', () => {
  const t = table({ rats: 'N2 N7 N8' });
  t.act('men');
  expect(t.listed()).toContain('name TL');
});

test('[rats/same-side] Fig. 12: an old rat does not matter, three new ones go to three sides', () => {
  const t = attracting('TL', { seats: 5, rats: 'N7' });
  t.rat('X1', 'N2', 'N8');
  expect(t.state.rats).toBe(circles(5, 'N7 X1 N2 N8'));
});

test('[rats/same-side] Fig. 13: not two new ones on one side while another place is free', () => {
  const t = attracting('TL', { seats: 5 });
  t.rat('N7');
  expect(t.refusal(rat('X1'))).toEqual({
    rule: 'rats/same-side',
    params: { circle: 'X1', house: 'TL', choices: ['N2', 'N8', 'M1'] },
  });
  expect(t.listed()).toEqual(['rat N2', 'rat N8', 'rat M1']);
});

test('[rats/same-side] Fig. 14: two on one side when all other places are taken', () => {
  const t = table({ seats: 5, rats: 'N2 N8 M1' });
  t.act('men');
  t.work('TL');
  t.play(boy);
  expect(t.overrun('TL')).toBe(true);
  expect(t.state.rats).toBe(circles(5, '@TL'));
});

test('[rats/same-side] rats that another house brought this turn count too', () => {
  const t = table({ seats: 5, homes: ['A3 0+1'], markers: { A3: 1 } });
  t.act('men');
  t.work('A3', 'TL');
  t.play(boy, rat('N7'), boy);
  expect(t.rule(rat('X1'))).toBe('rats/same-side');
});

test('[overrun/at-once] the last circle: also houses that did not work, and empty ones', () => {
  const t = attracting('TL', { markers: { TL: 2 }, rats: 'N1 N5 N3 N7', homes: ['A3 1+2'] });
  const overrun = t.play(rat('N2')).filter((e) => e.type === 'overrun');
  expect(overrun.map((e) => e.house)).toEqual(['A2', 'A3']);
});

test('[overrun/king] each takes a king from those that wait', () => {
  const t = attracting('TL', { markers: { TL: 2 }, rats: 'N1 N5 N3 N7' });
  const events = t.play(rat('N2'));
  expect(events).toContainEqual({ type: 'overrun', house: 'A3', circle: 'N2', king: 'king', kings: 2 });
  expect(t.state).toMatchObject({ kings: 2, kinged: (1 << houseNumber('A2')) | (1 << houseNumber('A3')) });
});

test('[king/old-houses] a house that is overrun already takes no further king', () => {
  const t = attracting('TL', { markers: { TL: 2 }, rats: '@A2', set: { phase: 2, kings: 5 } });
  t.rat('N7', 'N8');
  expect(t.state).toMatchObject({ kings: 5, kinged: 0 });
});

test('[king/emperor] in the third phase the last one is the emperor, before that there is none', () => {
  const t = attracting('TL', { rats: 'N1 N5', set: { phase: 3, kings: 2 } });
  expect(t.play(rat('N2')).find((e) => e.type === 'overrun')).toMatchObject({ king: 'king', kings: 1 });
  const last = attracting('TL', { rats: 'N1 N5', set: { phase: 3, kings: 1 } });
  expect(last.play(rat('N2')).find((e) => e.type === 'overrun')).toMatchObject({ king: 'emperor', kings: 0 });
  const second = attracting('TL', { rats: 'N1 N5', set: { phase: 2, kings: 1 } });
  expect(second.play(rat('N2')).find((e) => e.type === 'overrun')).toMatchObject({ king: 'king', kings: 0 });
});

test('[king/together] the rest of a house’s rats are placed, further houses get no king, then the phase ends', () => {
  const t = attracting('TL', { rats: 'N1 N5 N3', set: { kings: 1 } });
  const first = t.play(rat('N2'));
  expect(types(first)).toEqual(['rat-placed', 'overrun']);
  const then = t.play(rat('N7'));
  expect(then[1]).toMatchObject({ type: 'overrun', house: 'A3', king: 'none', kings: 0 });
  expect(t.seat()).toBe(0);
  expect(types(t.play(rat('N8')))).toContain('piper-came');
});
