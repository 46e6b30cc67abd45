import { expect, test } from 'vitest';
import { game } from './game.ts';
import { columns, winner } from './score.ts';
import type { State } from './state.ts';
import { opened, table, types } from './testing/table.ts';

const boy = { type: 'child', sex: 'boy' };

/** A town that is scored as it stands. */
function scored(seats: number, set: Partial<State>) {
  const s = opened(seats);
  Object.assign(s, { ending: 'emperor', todo: [], ...set });
  return { state: s, points: columns(s), ...game.sheet(s) };
}

test('[end/third-phase] [end/closer] the emperor: the piper cleans and collects, then all is counted', () => {
  const t = table({ rats: 'N2 N7 N8', hall: { 0: ['girl'] }, set: { phase: 3, kings: 1, money: [2, 0, 0], bribes: [0, 1, 0, 0] } });
  t.act('men');
  t.work('TL');
  t.play(boy);
  expect(t.state.ending).toBe(null);
  const events = t.play({ type: 'ransom', boys: 0, girls: 1 });
  expect(types(events).slice(0, 3)).toEqual(['paid', 'went', 'bribe-banked']);
  expect(types(events).at(-1)).toBe('won');
  expect(t.state).toMatchObject({ ending: 'emperor', closer: 0, todo: [], hall: [0, 1, 0, 0, 0, 0], piper: 1 });
  expect(game.pending(t.state)).toEqual([]);
});

test('[end/closer] [end/cat] one point each', () => {
  const { points } = scored(3, { closer: 1, cat: 2 });
  expect(points).toMatchObject({ closer: [0, 1, 0], cat: [0, 0, 1] });
});

test('[end/traps] 3 and 1 by total, ties by influence, and nothing without a trap', () => {
  const traps = (t: number[][], rank = [0, 1, 2, 3]) => scored(4, { traps: t, rank }).points.traps;
  expect(traps([[1, 1], [3], [2, 2], []])).toEqual([0, 1, 3, 0]);
  expect(traps([[2], [2], [], [2]], [3, 2, 1, 0])).toEqual([0, 1, 0, 3]);
  expect(traps([[], [], [1], []])).toEqual([0, 0, 3, 0]);
});

test('[end/traps] [setup/secret] before the end the sheet says nothing about traps', () => {
  const s = opened(3);
  s.traps = [[3], [1], []];
  expect(columns(s).traps).toEqual([0, 0, 0]);
});

test('[end/influence] 3, 2, 1 by rank', () => {
  expect(scored(5, { rank: [4, 2, 0, 1, 3] }).points.influence).toEqual([1, 0, 2, 0, 3]);
});

test('[end/money] 5, 3, 1; with five 5, 3, 2, 1; an empty purse ranks too; ties by influence', () => {
  expect(scored(3, { money: [0, 0, 4], rank: [1, 0, 2] }).points.money).toEqual([1, 3, 5]);
  expect(scored(4, { money: [7, 2, 2, 0], rank: [3, 2, 1, 0] }).points.money).toEqual([5, 1, 3, 0]);
  expect(scored(5, { money: [1, 2, 3, 4, 5] }).points.money).toEqual([0, 1, 2, 3, 5]);
});

test('[end/houses] [overrun/no-points] the price for man and woman alike, nothing while overrun', () => {
  const t = table({ homes: ['A1 0+1', 'E1 1+2'], rats: '@E1' });
  expect(columns(t.state).houses).toEqual([5 + 5 + 4, 5 + 5 + 4, 5 + 5]);
  t.state.rats = 0;
  expect(columns(t.state).houses).toEqual([14, 20, 16]);
});

test('[end/road] the printed penalty by space, then 6 each', () => {
  expect(scored(3, { road: [0, 1, 0, 1, 0, 1, 0, 1, 2, 2] }).points.road).toEqual([-(1 + 2 + 3 + 4), -(1 + 2 + 3 + 5), -12]);
});

test('[end/ties] [influence/decides] equal points: more influence wins alone', () => {
  const { state, totals } = scored(3, { money: [0, 4, 8], rank: [0, 1, 2] });
  // Influence 3, 2, 1 and money 1, 3, 5: the three have 14, 15, 16 with their houses.
  expect(totals).toEqual([14, 15, 16]);
  state.road = [2, 1];
  expect(game.sheet(state).totals).toEqual([14, 14, 15]);
  state.road = [2, 1, 2];
  expect(game.sheet(state).totals).toEqual([14, 14, 13]);
  expect(winner(state)).toBe(0);
  state.rank = [1, 0, 2];
  expect(game.payoffs(state)).toEqual([0, 1, 0]);
});

test('[end/ties] influence breaks a tie for victory, whoever plays first', () => {
  for (const order of [
    [0, 1, 2],
    [1, 0, 2],
  ]) {
    const { state, totals } = scored(3, { money: [5, 0, 4], rank: [1, 0, 2], order, road: [2, 0, 0] });
    // Influence 2, 3, 1, money 5, 1, 3, road -3, 0, -1.
    expect(totals).toEqual([14, 14, 13]);
    expect(game.payoffs(state)).toEqual([0, 1, 0]);
  }
});

test('[turn/game-over] [turn/not-yours] after the end nobody, and before it only who is asked', () => {
  const { state } = scored(3, {});
  expect(game.refusal(state, 0, { type: 'done' })).toEqual({ rule: 'turn/game-over' });
  expect(game.refusal(opened(3), 1, { type: 'act', action: 'men' })).toEqual({ rule: 'turn/not-yours', params: { pending: [0] } });
});
