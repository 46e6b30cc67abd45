import { expect, test } from 'vitest';
import { game } from './game.ts';
import { isAtRisk } from './state.ts';
import { scored, table } from './testing/table.ts';

/** Three red rats in sight, on (12, 11), (12, 13) and (14, 12), and no green one. */
const RED_RATS = '2@12,11> 8@12,13> 12@15,12<';
/** Three green ones. */
const GREEN_RATS = '5@12,11> 13@12,13> 14@15,12>';

test('[end/three-rats] three own rats at the end of the own turn lose at once', () => {
  const t = table({ laid: '2@12,11> 8@12,13>', tray: [12], seat: 0, points: [9, 1] });
  expect(t.lay('12@15,12>')).toContainEqual({ type: 'lost-by-rats', seat: 0, rats: 3 });
  expect(game.pending(t.state)).toEqual([]);
  expect(game.payoffs(t.state)).toEqual([0, 1]);
});

test('[end/three-rats] two are safe', () => {
  const t = table({ laid: '2@12,11>', tray: [8], seat: 0 });
  t.lay('8@12,13>');
  expect(t.state.ending).toBeNull();
});

test('[end/points-void] no final scoring; the sheet takes the points away again', () => {
  const t = table({ laid: RED_RATS, tray: [19], seat: 0, points: [9, 1], bag: [] });
  expect(scored(t.lay('19@9,12>'))).toEqual([]);
  expect(game.sheet(t.state)).toEqual({
    ending: 'rats',
    categories: ['laying', 'void'],
    rows: [
      [9, -9],
      [1, -1],
    ],
    totals: [0, 0],
  });
});

test('[end/own-turn-only] rats of the rival do not end the game, and the rival is warned', () => {
  const t = table({ laid: '2@12,11> 8@12,13>', tray: [12], seat: 1 });
  expect(t.lay('12@15,12>')).toContainEqual({ type: 'rats-in-sight', seat: 0, rats: 3 });
  expect(t.state).toMatchObject({ ending: null, seat: 0 });
});

test('[end/own-turn-only] more than two during the turn are harmless if one is covered in time', () => {
  const t = table({ laid: '2@12,11> 8@12,13>', tray: [12, 19], seat: 0 });
  expect(t.lay('12@15,12>').map((e) => e.type)).toEqual(['laid', 'rats-in-sight']);
  expect(t.state.ending).toBeNull();
  t.lay('19@12,12v');
  expect(t.state).toMatchObject({ ending: null, seat: 1 });
});

test('[end/own-turn-only] after the last strip only the second player is checked', () => {
  const t = table({ laid: RED_RATS, tray: [19], bag: [], seat: 1, turnNumber: 22 });
  t.lay('19@9,12>');
  expect(t.state.ending).not.toBe('rats');
  const other = table({ laid: GREEN_RATS, tray: [19], bag: [], seat: 1, turnNumber: 22 });
  other.lay('19@9,12>');
  expect(other.state.ending).toBe('rats');
  expect(game.payoffs(other.state)).toEqual([1, 0]);
});

test('[end/own-turn-only] by choice nobody is checked after the last strip, but everybody is before it', () => {
  const t = table({ laid: GREEN_RATS, tray: [19], bag: [], seat: 1, turnNumber: 22, points: [1, 7], lastStrip: 'free' });
  expect(game.copy?.(t.state)).toEqual(t.state);
  expect(t.lay('19@9,12>').at(-1)).toMatchObject({ type: 'won', seat: 1 });
  expect(game.payoffs(t.state)).toEqual([0, 1]);
  const before = table({ laid: RED_RATS, tray: [19], bag: [20], seat: 0, turnNumber: 21, lastStrip: 'free' });
  expect(before.lay('19@9,12>')).toContainEqual({ type: 'lost-by-rats', seat: 0, rats: 3 });
});

test('[end/own-turn-only] who is not checked any more is not warned', () => {
  const warned = (lastStrip: 'checked' | 'free') => {
    const t = table({ laid: '5@12,11> 13@12,13>', tray: [14], bag: [19], seat: 0, turnNumber: 21, lastStrip });
    return t.lay('14@15,12>').filter((e) => e.type === 'rats-in-sight');
  };
  expect(warned('checked')).toEqual([{ type: 'rats-in-sight', seat: 1, rats: 3 }]);
  expect(warned('free')).toEqual([]);
});

test('[end/own-turn-only] who is not checked any more is in no danger', () => {
  const risks = (seat: 0 | 1, turnNumber: number, lastStrip: 'checked' | 'free') => {
    const { state } = table({ tray: [19], seat, turnNumber, lastStrip });
    return [isAtRisk(state, 0), isAtRisk(state, 1)];
  };
  expect(risks(0, 21, 'checked')).toEqual([true, true]);
  expect(risks(1, 22, 'checked')).toEqual([false, true]);
  expect(risks(1, 20, 'free')).toEqual([true, true]);
  expect(risks(0, 21, 'free')).toEqual([true, false]);
  expect(risks(1, 22, 'free')).toEqual([false, false]);
  // Their rats weigh nothing in the advice either.
  const { state } = table({ laid: GREEN_RATS, tray: [19], bag: [], seat: 1, turnNumber: 22, lastStrip: 'free' });
  expect(game.advice?.terms?.(state, 0).rats).toBe(0);
});

test('a game that does not name the choice has the position it always had', () => {
  expect(game.setup(2, { scoreShrunkGroups: true, start: 'red' })).not.toHaveProperty('lastFree');
});

test('[end/final-scoring] all groups in sight once more, after the last strip is scored', () => {
  const t = table({ laid: '1@12,11> 16@13,10> 31@12,13>', tray: [22], bag: [], seat: 1, turnNumber: 22, points: [1, 0] });
  const events = t.lay('22@13,14>');
  expect(scored(events)).toEqual(['green basil 2: 1', 'red chili 2: 1', 'green basil 2: 1']);
  expect(events.filter((e) => e.type === 'final-group')).toHaveLength(2);
  expect(t.state).toMatchObject({ laying: [1, 1], final: [1, 1], ending: 'draw' });
});

/** A pair of chilis that lies wholly in the outermost line of what is laid. */
test.each([
  ['lowest row', '3@12,13> 16@15,13>', '19@9,12>'],
  ['highest row', '3@12,11> 16@15,11>', '19@9,12>'],
  ['rightmost column', '3@14,12v 16@14,15v', '19@12,11>'],
  ['leftmost column', '3@10,12v 16@10,15v', '19@12,11>'],
])('[end/final-scoring] also a group in the %s', (_, laid, last) => {
  const t = table({ laid, tray: [19], bag: [], seat: 1, turnNumber: 22 });
  expect(scored(t.lay(last))).toEqual(['red chili 2: 1']);
  expect(t.state.final).toEqual([1, 0]);
});

test('[end/most-points] the most points win', () => {
  const t = table({ laid: '1@12,11> 16@13,10>', tray: [19], bag: [], seat: 1, turnNumber: 22, points: [3, 3] });
  expect(t.lay('19@9,12>').at(-1)).toEqual({ type: 'won', seat: 0, points: 4, other: 3 });
  expect(game.payoffs(t.state)).toEqual([1, 0]);
  expect(game.sheet(t.state)).toMatchObject({ ending: 'points', categories: ['laying', 'final'], totals: [4, 3] });
  const green = table({ tray: [19], bag: [], seat: 1, turnNumber: 22, points: [3, 5] });
  green.lay('19@9,12>');
  expect(game.payoffs(green.state)).toEqual([0, 1]);
});

test('[end/draw] equal points are a draw', () => {
  const t = table({ tray: [19], bag: [], seat: 1, turnNumber: 22, points: [7, 7] });
  expect(t.lay('19@9,12>').at(-1)).toEqual({ type: 'drawn', points: 7 });
  expect(t.state.ending).toBe('draw');
  expect(game.payoffs(t.state)).toEqual([1, 1]);
});

test('[turn/game-over] nobody lays after the end', () => {
  const t = table({ tray: [19], bag: [], seat: 1, turnNumber: 22 });
  t.lay('19@9,12>');
  for (const seat of [-1, 0, 1]) {
    expect(game.moves(t.state, seat)).toEqual([]);
    expect(game.refusal(t.state, seat, { type: 'lay' })).toEqual({ rule: 'turn/game-over' });
  }
});
