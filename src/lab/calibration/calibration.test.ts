import { expect, test } from 'vitest';
import { networkOf } from '../../bots/index.ts';
import { loadGame } from '../load-game.ts';
import { calibrate, type Foretold } from './figures.ts';
import { chanceIn, positionsOf } from './positions.ts';

const told = (predicted: number, wins: number, losses: number): Foretold[] => [
  ...Array<Foretold>(wins).fill({ predicted, got: 1 }),
  ...Array<Foretold>(losses).fill({ predicted, got: 0 }),
];

test('who foretells 70 % where seven of ten win is right, whatever else is foretold', () => {
  const { n, error, brier, deciles } = calibrate([...told(0.75, 3, 1), ...told(0, 0, 6)]);
  expect(n).toBe(10);
  expect(error).toBeCloseTo(0);
  expect(brier).toBeCloseTo((3 * 0.25 ** 2 + 0.75 ** 2) / 10);
  expect(deciles[7]).toEqual({ n: 4, predicted: 0.75, got: 0.75 });
  expect(deciles[0]?.n).toBe(6);
});

test('too sure is told from too timid, and being sure and wrong costs most', () => {
  const sure = calibrate(told(1, 3, 1));
  const timid = calibrate(told(0.5, 3, 1));
  expect(sure.error).toBeCloseTo(0.25);
  expect(timid.error).toBeCloseTo(0.25);
  expect(sure.logLoss).toBeGreaterThan(timid.logLoss);
  expect(Number.isFinite(sure.logLoss)).toBe(true);
});

/** The short form of bench/calibration.ts. */
test('what a review foretells is better than its opposite, by the hand-made advice and by what was learned', async () => {
  const { game } = await loadGame('die-patin');
  const network = await networkOf(game);
  expect(network?.seats).toContain(2);
  const positions = Array.from({ length: 6 }, (_, index) => positionsOf({ game, seats: 2, seed: 1, index, iterations: 1, keep: 3 })).flat();
  expect(positions).toHaveLength(18);
  for (const by of [undefined, network]) {
    const list = positions.map((position) => ({ predicted: chanceIn(game, position, 4, by), got: position.got }));
    const upsideDown = list.map(({ predicted, got }) => ({ predicted: 1 - predicted, got }));
    expect(calibrate(list).brier).toBeLessThan(calibrate(upsideDown).brier);
  }
});
