import { expect, test } from 'vitest';
import { CHANCE } from '../../core/game.ts';
import { leaders, standing } from './look.ts';
import { task } from './state.ts';
import { table } from './testing/table.ts';

const NAMES = ['Minerva', 'Agathe', 'Leona', 'Wilma'];

/** DP-G4, the example of the rulebook: the end of round 2 with four players. */
const example = () =>
  table({
    areas: [
      [0, 1, 2, 7, 11],
      [6, 8, 9],
      [15, 16, 17],
      [18, 19, 20, 10],
    ],
    rats: [
      { 15: 1, 12: 1, 8: 1, 11: 1, 18: 1, 22: 2, 3: 1, 19: 1 },
      { 4: 2, 1: 2 },
      { 24: 7, 21: 1, 29: 1 },
      { 25: 2, 30: 2, 28: 1 },
    ],
    rooms: { 0: 0, 6: 1, 8: 1, 9: 1, 15: 2 },
    loot: [2, 1, 6, 6],
    scored: [{}, {}, { tallest: 1 }, {}],
    round: 2,
    starter: 1,
    turn: 16,
    todo: [task('turn', CHANCE)],
  });

test('[mission/five] areas, the highest manhole, manholes, back rooms, loot', () => {
  const { state } = example();
  expect([0, 1, 2, 3, 4].map((mission) => NAMES.map((_, seat) => standing(state, seat, mission)))).toEqual([
    [5, 3, 3, 4],
    [2, 2, 7, 2],
    [8, 2, 3, 3],
    [1, 3, 1, 0],
    [2, 1, 6, 6],
  ]);
});

test('[mission/five] two manholes of the same height do not make a tie with oneself', () => {
  const t = table({ areas: [[0], [7]], rats: [{ 15: 3, 12: 3 }, { 6: 2 }] });
  expect(leaders(t.state, 1)).toEqual([0]);
});

test('[mission/tie] [mission/blocked] DP-G4: who leads what', () => {
  expect(example().proceed()).toEqual([
    { type: 'round-ended', round: 2 },
    { type: 'mission-led', mission: 'areas', seat: 0, n: 5 },
    { type: 'mission-blocked', mission: 'tallest', seat: 2, n: 7 },
    { type: 'mission-led', mission: 'manholes', seat: 0, n: 8 },
    { type: 'mission-led', mission: 'backrooms', seat: 1, n: 3 },
    { type: 'mission-tied', mission: 'loot', seats: [2, 3], n: 6 },
  ]);
});

test('[mission/order] [mission/one-a-round] DP-G4: Agathe and Minerva decide in turn, Leona and Wilma cannot', () => {
  const t = example();
  t.proceed();
  expect(t.asked()).toBe(1);
  expect(t.listed()).toEqual(['mission backrooms', 'done']);
  expect(t.play('mission backrooms')).toEqual([{ type: 'mission-scored', seat: 1, mission: 'backrooms', points: 2 }]);
  expect(t.asked()).toBe(0);
  expect(t.listed()).toEqual(['mission areas', 'mission manholes', 'done']);
  t.play('mission areas');
  expect(t.state.scored).toEqual([2, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0]);
  expect(t.state.round).toBe(3);
});

test('[mission/not-leading] [mission/tie] [mission/scored-before] why not', () => {
  const t = example();
  t.proceed();
  expect(t.refusal('mission areas')).toEqual({ rule: 'mission/not-leading', params: { mission: 'areas', seats: [0], n: 5, own: 3 } });
  t.state.loot = [2, 6, 6, 6];
  expect(t.refusal('mission loot')).toEqual({ rule: 'mission/tie', params: { mission: 'loot', seats: [1, 2, 3], n: 6, own: 6 } });
  t.state.scored[1 * 5 + 3] = 1;
  expect(t.refusal('mission backrooms')).toEqual({ rule: 'mission/scored-before', params: { mission: 'backrooms' } });
});

test('[mission/blocked] the second best gains nothing when the leader has scored it before', () => {
  const t = example();
  t.state.rats[22] = 6;
  t.state.todo = [task('mission', 0)];
  expect(t.refusal('mission tallest')).toMatchObject({ rule: 'mission/not-leading', params: { seats: [2], n: 7, own: 6 } });
});

test('[mission/blocked] two players may score the same mission in different rounds', () => {
  const t = example();
  t.state.scored[2 * 5] = 1;
  t.state.todo = [task('mission', 0)];
  expect(t.listed()).toContain('mission areas');
});

test('[mission/save] passing keeps every mission for later', () => {
  const t = example();
  t.proceed();
  expect(t.play('done')).toEqual([{ type: 'mission-saved', seat: 1 }]);
  expect(t.state.scored[1 * 5 + 3]).toBe(0);
  expect(t.asked()).toBe(0);
});

test('[mission/one-a-round] nobody who leads nothing is asked', () => {
  const t = table({ areas: [[0], [7]], rats: [{ 15: 1 }, { 6: 1 }], turn: 8, todo: [task('turn', CHANCE)] });
  t.proceed();
  expect(t.state.round).toBe(2);
});
