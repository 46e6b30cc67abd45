import { expect, test } from 'vitest';
import type { Seat } from '../../../core/game.ts';
import type { Pen } from '../../../core/learned.ts';
import { seeded } from '../../../core/rng.ts';
import { piperNow } from '../look.ts';
import { sheet } from '../score.ts';
import { due, type State } from '../state.ts';
import { careful, playOut } from '../testing/players.ts';
import { table } from '../testing/table.ts';
import { CLEANED } from '../town.ts';
import { countHomes, tellRisks, tellThreats, tellTrades } from './homes.ts';
import { countNow } from './last-count.ts';
import { planned } from './plan.ts';
import { findHouses, tellWeddings } from './weddings.ts';

/** What is told by `tell` of a seat. */
function told(tell: (pen: Pen) => void): number[] {
  const pen = { rows: new Float64Array(20), at: 0 };
  tell(pen);
  return [...pen.rows.subarray(0, pen.at)];
}

const homes = (s: State, tell: (seat: Seat, pen: Pen) => void, seat = 0): number[] => {
  countHomes(s);
  return told((pen) => tell(seat, pen));
};

test('what would be counted now is the sheet, less rats that the piper takes and children that he takes', () => {
  playOut(4, seeded(1), careful, (s) => {
    const cleaned = { ...s, rats: s.rats & ~(CLEANED[s.piper] ?? 0) };
    const expected = sheet(cleaned).totals.map((points, seat) => points - piperNow(s, seat).points);
    expect(countNow(s, [0, 0, 0, 0])).toEqual(expected);
  });
});

test('traps count by place for whoever has any', () => {
  const { state } = table();
  const without = countNow(state, [0, 0, 0]);
  expect(countNow(state, [0, 2, 5]).map((points, seat) => points - (without[seat] ?? 0))).toEqual([0, 1, 3]);
});

test('who is about to wed gains what the plan promises', () => {
  let weddings = 0;
  for (let seed = 0; seed < 4; seed++)
    playOut(3, seeded(seed), careful, (s, seat) => {
      if (due(s) !== 'wed' || s.done > 0) return;
      weddings++;
      countHomes(s);
      findHouses(s);
      const [couples, , , gain = 0] = told((pen) => tellWeddings(s, seat, pen));
      expect(couples).toBeGreaterThan(0);
      expect(gain * 1000).toBeCloseTo(Math.max(-1000, Math.min(1000, planned(s, seat))), -1);
    });
  expect(weddings).toBeGreaterThan(3);
});

test('points are told by free circles, and apart where the piper would clean', () => {
  const risks = (rats: string, piper: number) => homes(table({ homes: ['A4 0+1'], rats, set: { piper } }).state, tellRisks);
  expect(risks('@A4', 0)).toEqual([0.5, 0, 0, 0, 0, 0, 0, 0]);
  expect(risks('@A4', 1)).toEqual([0, 0, 0, 0, 0.5, 0, 0, 0]);
  expect(risks('N3 N4', 0)).toEqual([0, 0.5, 0, 0, 0, 0, 0, 0]);
});

test('others can overrun a house only where all its free circles lie at houses with residents', () => {
  const threats = (rats: string, ...more: string[]) => homes(table({ homes: ['A4 0+1', ...more], rats }).state, tellThreats);
  expect(threats('N3 N4')).toEqual([0, 0, 0]);
  expect(threats('N3 N4', 'A5 1+2')).toEqual([0.5, 0, 0]);
  expect(threats('N3', 'A5 1+2')).toEqual([0, 0.5, 0]);
  expect(threats('', 'A5 1+2')).toEqual([0, 0, 0]);
});

test('trades tell cubes and children, and whether they take the last king', () => {
  const trades = (kings: number) => homes(table({ homes: ['A4 0+1'], markers: { A4: 2 }, rats: 'N3', set: { kings } }).state, tellTrades);
  const [goods, , , falling, last] = trades(1);
  // Its man in a start house makes meat, the one in A4 beer.
  expect(goods).toBeCloseTo(0.7);
  expect(falling).toBeCloseTo(1 / 3);
  expect([last, trades(2)[4]]).toEqual([1, 0]);
});
