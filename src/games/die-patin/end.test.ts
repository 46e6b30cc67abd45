import { expect, test } from 'vitest';
import { CHANCE } from '../../core/game.ts';
import { game } from './game.ts';
import { task } from './state.ts';
import { table } from './testing/table.ts';

type Position = Omit<Parameters<typeof table>[0], 'areas'>;
const finished = (p: Position) => {
  const t = table({ areas: [[0, 1], [7], [18]], round: 5, todo: [task('cleanup', CHANCE)], ...p });
  return { ...t, events: t.proceed() };
};

test('[end/missions] [end/chains] [end/symbols] [end/trophies] DP-G1: 11 + 9 + 2 + 3 = 25', () => {
  const t = finished({
    scored: [{ areas: 1, loot: 2, tallest: 3, manholes: 5 }],
    held: [['claw-rat', 'claw-point', 'hat-loot', 'hat-expel', 'hat-point']],
    trophies: [3, 0, 0],
  });
  expect(game.sheet(t.state)).toEqual({
    ending: 'points',
    categories: ['missions', 'chains', 'symbols', 'trophies'],
    rows: [
      [11, 9, 2, 3],
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ],
    totals: [25, 0, 0],
  });
  expect(t.events).toContainEqual({ type: 'final', seat: 0, missions: 11, chains: 9, symbols: 2, trophies: 3, points: 25 });
  expect(t.events.at(-1)).toEqual({ type: 'won', seat: 0, points: 25 });
});

test('[end/chains] 1, 3, 6, 10 points for 1, 2, 3, 4 tiles, each enterprise for itself', () => {
  const four = ['fish-rat', 'fish-loot', 'fish-expel', 'fish-point'];
  const points = [1, 2, 3, 4].map((n) => game.sheet(finished({ held: [four.slice(0, n)] }).state).rows[0]?.[1]);
  expect(points).toEqual([1, 3, 6, 10]);
  expect(game.sheet(finished({ held: [['fish-rat', 'hat-rat']] }).state).rows[0]?.[1]).toBe(2);
});

test('[end/nothing-else] loot, rats, areas and own back rooms are worth nothing', () => {
  const t = finished({ loot: [9, 0, 0], rats: [{ 15: 9 }], rooms: { 0: 0 } });
  expect(game.sheet(t.state).totals).toEqual([0, 0, 0]);
});

test('[end/most-points] the most points win, whatever the missions', () => {
  const t = finished({ scored: [{ areas: 5 }], held: [[], ['fish-rat', 'fish-loot', 'fish-expel']] });
  expect(game.payoffs(t.state)).toEqual([0, 1, 0]);
  expect(t.state.ending).toBe('points');
});

test('[end/tie-missions] level points: the most points from missions', () => {
  const t = finished({ scored: [{}, { areas: 3 }], trophies: [3, 0, 1] });
  expect(game.payoffs(t.state)).toEqual([0, 1, 0]);
  expect(t.state.ending).toBe('missions');
  expect(t.events.at(-1)).toEqual({ type: 'won-by-missions', seat: 1, points: 3, missions: 3 });
});

test('[end/tie-missions] more missions than those at the top decide nothing', () => {
  const t = finished({ scored: [{}, { areas: 2 }], trophies: [3, 0, 3] });
  expect(game.payoffs(t.state)).toEqual([1, 0, 1]);
});

test('[end/draw] level in both: a draw', () => {
  const t = finished({ scored: [{ areas: 2 }, { loot: 2 }], trophies: [1, 1, 2] });
  expect(game.payoffs(t.state)).toEqual([1, 1, 0]);
  expect(t.state.ending).toBe('draw');
  expect(t.events.at(-1)).toEqual({ type: 'drawn', seats: [0, 1], points: 3 });
});

test('[end/most-points] while the game goes on, the sheet counts what there is and names no ending', () => {
  const t = table({ areas: [[0], [7]], trophies: [2, 0] });
  expect(game.sheet(t.state)).toEqual({
    categories: ['missions', 'chains', 'symbols', 'trophies'],
    rows: [
      [0, 0, 0, 2],
      [0, 0, 0, 0],
    ],
    totals: [2, 0],
  });
});
