import { expect, test } from 'vitest';
import { game } from './game.ts';
import { lifts, table, types } from './testing/table.ts';

/** Plays `upper` and `lower` under one figure, by way of an earlier card; the other card of the turn does nothing yet. */
function execute(upper: string, lower: string, position: Parameters<typeof table>[0]) {
  const filler = position.variant === 'young' ? 'sewer' : 'back1';
  const t = table({ ...position, under: [upper], hand: `${lower} ${filler}` });
  t.play(lower, 0);
  return { ...t, events: t.play(filler, 3) };
}

/** The yellow rat of four players, alone before house 1. */
const ALONE = { seats: 4, ahead: { yellow: 1, red: 3, black: 3, piper: 3 }, height: [2, 2, 2, 2] } as const;

test('[move/forward1] [move/effect] PP-G1: there and back through the same house lifts its marker twice', () => {
  const t = execute('forward1', 'back1', ALONE);
  expect(lifts(t.events)).toEqual(['1: 2-3', '1: 3-4']);
  expect(t.lane('yellow')).toBe(1);
  expect(t.state.figureDiscard[0]).toBe(1);
  expect(t.state.discard).toEqual([1, 0, 1, 0, 0, 0]);
  expect(types(t.settle())).toEqual(['revealed', 'drawn', 'drawn']);
});

test('[move/plus] [move/forward2] PP-G2: two forward and one more pass three houses', () => {
  for (const [upper, lower] of [
    ['forward2', 'plus1'],
    ['plus1', 'forward2'],
  ] as const) {
    const t = execute(upper, lower, { ...ALONE, row: 'red yellow blue piper', ahead: { red: 1 } });
    expect(lifts(t.events)).toEqual(['1: 2-3', '2: 2-3', '3: 2-3']);
    expect(t.lane('red')).toBe(0);
  }
});

test('[move/forward2] both houses are affected', () => {
  const t = execute('forward2', 'sewer', ALONE);
  expect(lifts(t.events)).toEqual(['1: 2-3', '2: 2-3']);
  expect(t.lane('yellow')).toBe(0);
});

test('[move/melody] PP-G3: blue, red and piper go together and lift each house by one; yellow stays', () => {
  const ahead = { blue: 1, red: 1, piper: 1, yellow: 0, violet: 3, black: 3 };
  const t = execute('melody', 'forward2', { seats: 4, row: 'blue red yellow piper', ahead, height: [2, 2, 2, 2] });
  expect(lifts(t.events)).toEqual(['1: 2-3', '2: 2-3']);
  expect(t.events).toContainEqual({
    type: 'passed',
    seat: 1,
    net: 1,
    from: 2,
    to: 3,
    figures: ['red', 'blue', 'piper'],
    count: 3,
    house: 1,
    dir: 1,
  });
  expect([t.lane('blue'), t.lane('red'), t.lane('piper'), t.lane('yellow')]).toEqual([3, 3, 3, 0]);
});

test('[move/melody] only those who stand together at the start; figures met on the way stay', () => {
  const t = execute('forward2', 'melody', { ...ALONE, ahead: { yellow: 1, red: 2, blue: 2, violet: 3, black: 3, piper: 3 } });
  expect(t.lane('yellow')).toBe(3);
  expect([t.lane('red'), t.lane('blue')]).toEqual([2, 2]);
});

test.each([
  ['melody', 'plus1'],
  ['plus1', 'plus1'],
  ['melody', 'melody'],
])('[move/two-specials] PP-G4: %s and %s move nobody and are discarded', (upper, lower) => {
  const t = execute(upper, lower, ALONE);
  expect(types(t.events)).toEqual(['played', 'activated', 'idle', 'cleared']);
  expect(t.lane('yellow')).toBe(1);
  expect(t.state.height).toEqual([2, 2, 2, 2]);
  expect(t.state.discard.slice(4).reduce((a, b) => a + b)).toBe(2);
  expect(t.state.figureDiscard[0]).toBe(1);
});

test('[move/sewer] PP-G5: two sewers pass two houses without a trace', () => {
  const t = execute('sewer', 'sewer', ALONE);
  expect(types(t.events).filter((type) => type === 'sneaked')).toHaveLength(2);
  expect(t.state.height).toEqual([2, 2, 2, 2]);
  expect(t.lane('yellow')).toBe(3);
});

test('[move/back1] through the house behind, with the same effect', () => {
  const t = execute('back1', 'sewer', ALONE);
  expect(lifts(t.events)).toEqual(['0: 2-3']);
  expect(t.lane('yellow')).toBe(1);
});

test('[move/plus-back] PP-G6: two steps back, each house affected', () => {
  const t = execute('back1', 'plus1', ALONE);
  expect(lifts(t.events)).toEqual(['0: 2-3', '3: 2-3']);
  expect(t.lane('yellow')).toBe(3);
});

test('[move/plus-sewer] two steps, none affected', () => {
  const t = execute('plus1', 'sewer', ALONE);
  expect(lifts(t.events)).toEqual([]);
  expect(t.lane('yellow')).toBe(3);
});

test('[move/melody-sewer] the whole lane slips by', () => {
  const t = execute('sewer', 'melody', { seats: 3, height: [2, 2, 2] });
  expect(lifts(t.events)).toEqual([]);
  expect([t.lane('yellow'), t.lane('violet'), t.lane('piper')]).toEqual([1, 1, 1]);
});

test('[move/bottom] PP-G7: the piper cannot lower a marker below its start', () => {
  const t = execute('forward1', 'sewer', { seats: 4, row: 'piper red blue yellow', ahead: { piper: 1 } });
  expect(lifts(t.events)).toEqual(['1: 0-0']);
  expect(t.lane('piper')).toBe(3);
});

test('[move/effect] the piper lowers a marker by one step, forward and back', () => {
  const t = execute('forward1', 'back1', { seats: 4, row: 'piper red blue yellow', height: [5, 5, 5, 5], ahead: { piper: 1 } });
  expect(lifts(t.events)).toEqual(['1: 5-4', '1: 4-3']);
});

test('[move/top] a group lifts no marker above the roof, and its net effect counts', () => {
  const ahead = { yellow: 1, red: 1, blue: 1, violet: 1, black: 2, green: 2, piper: 1 };
  const t = execute('forward1', 'melody', { seats: 5, ahead, height: [0, 6, 0, 0, 0] });
  expect(t.events).toContainEqual(expect.objectContaining({ type: 'passed', net: 3, from: 6, to: 8 }));
  const low = execute('forward1', 'melody', { seats: 4, ahead: { yellow: 1, red: 2, black: 0, piper: 1 } });
  expect(low.events).toContainEqual(expect.objectContaining({ type: 'passed', net: 0, from: 0, to: 0 }));
});

test('[move/lane] a lane is the house in front, and the figures in it have no order', () => {
  const t = table({ seats: 3 });
  expect(game.tell(game.view(t.state, 0), 0)).toContainEqual({ key: 'tell.lane', params: { figures: ['yellow', 'violet', 'piper'] } });
});

test('[setup/direction] forward is to the right, the way play goes round', () => {
  const t = execute('forward1', 'sewer', { ...ALONE, ahead: { yellow: 3 } });
  expect(t.events.flatMap((e) => ('house' in e ? [e.house] : []))).toEqual([3, 0]);
  t.settle();
  expect(t.state.seat).toBe(1);
});
