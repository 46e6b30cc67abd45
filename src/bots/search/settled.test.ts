import { afterEach, expect, test, vi } from 'vitest';
import { seeded } from '../../core/rng.ts';
import type { Budget } from '../budget.ts';
import { BOTS } from '../index.ts';
import { drawn, noughts } from '../testing/noughts.ts';
import { settling } from './settled.ts';
import type { Decision, Option } from './tree.ts';

afterEach(() => vi.restoreAllMocks());

/** A decision between moves that were tried so often, all with the same luck. */
const decided = (...visits: readonly number[]): Decision => {
  const legal = visits.map((n, i): Option => ({ move: { type: `m${i}` }, prior: 1 / (i + 1), visits: n, total: n / 2, squares: n / 4 }));
  return { seat: 0, shared: false, legal, moves: [], known: new Map(), visits: 0, total: 0 };
};

/** What is said after 64 imagined games, which took 100 of 300 milliseconds: as many again, and as many again, could be played. */
function saidAfter(decision: Decision | undefined, budget: Budget, settles = true): boolean {
  const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
  const isSettled = settling({ budget, settles }, decision);
  now.mockReturnValue(1100);
  for (let game = 1; game < 64; game++) expect(isSettled()).toBe(false);
  return isSettled();
}

test('the choice is made where all that could still be played would not change it', () => {
  const budget = { milliseconds: 300 };
  expect(saidAfter(decided(160, 20, 31), budget)).toBe(true);
  expect(saidAfter(decided(160, 20, 33), budget)).toBe(false);
  expect(saidAfter(decided(129), budget)).toBe(true);
});

test('whoever counts games, takes all the time or has nothing to choose is never told to stop', () => {
  expect(saidAfter(decided(1000, 1), { iterations: 100 })).toBe(false);
  expect(saidAfter(decided(1000, 1), { iterations: 100_000, milliseconds: 300 })).toBe(false);
  expect(saidAfter(decided(1000, 1), { milliseconds: 300 }, false)).toBe(false);
  expect(saidAfter(undefined, { milliseconds: 300 })).toBe(false);
});

test('masters, also before they learned, play a win sooner than their time is over; a search takes all of it', () => {
  const think = (bot: 'master' | 'master-1' | 'search') => {
    let time = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => {
      time += 0.01;
      return time;
    });
    const move = BOTS[bot]({ game: noughts, view: drawn('xx. oo. ...'), seat: 0, budget: { milliseconds: 30 }, rng: seeded(1) });
    return { move, time };
  };
  const whole = think('search');
  expect(whole.move).toEqual({ type: 'mark', cell: 2 });
  expect(whole.time).toBeGreaterThanOrEqual(30);
  for (const master of ['master', 'master-1'] as const) {
    const sooner = think(master);
    expect(sooner.move).toEqual(whole.move);
    expect(sooner.time).toBeLessThan(25);
  }
});
