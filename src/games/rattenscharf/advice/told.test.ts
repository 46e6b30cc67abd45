import { expect, test } from 'vitest';
import { clone } from '../../../core/clone.ts';
import { seeded } from '../../../core/rng.ts';
import { ratBalance } from '../danger.ts';
import { LAST_TURN } from '../data.ts';
import { game } from '../game.ts';
import type { Lay } from '../moves.ts';
import { spreadOpen } from '../spread.ts';
import type { State } from '../state.ts';
import { careful, playOut } from '../testing/careful.ts';
import { groupsOf, pointsOf } from '../testing/naive.ts';
import { table } from '../testing/table.ts';
import { lookAhead, stripsLeft } from './coming.ts';
import { covers, nearlyStuck, underTwo } from './covers.ts';
import { best, lateNow, pairs, threes } from './joints.ts';
import { growing, onTop, safe, worstLoss } from './reach.ts';
import { bestPoints, bestValue, tries, tryOf } from './tries.ts';

const CHILI = 1;
/** Chili on (12, 11) and (12, 10). */
const PAIR = '1@12,11> 16@13,10>';
/** Chili on (12, 11) … (12, 8). */
const FOUR = `${PAIR} 7@13,9> 25@13,8>`;

function look(s: State): void {
  const grid = spreadOpen(s.laid);
  ratBalance(s, grid);
  lookAhead(s, grid);
}

const lookAt = (position: Parameters<typeof table>[0]): void => look(table(position).state);

const usual = { scoreShrunkGroups: true, start: 'random' } as const;

test.each([true, false])('a strip brings at best what the best of all moves brings; shrunk groups scored: %s', (scoreShrunkGroups) => {
  let asked = 0;
  // A game in which no group falls apart where that would be best: such a one counts as if it held together.
  playOut({ ...usual, scoreShrunkGroups }, seeded(5), careful, (s) => {
    if (s.laid.length % 4 > 0) return;
    const sign = s.seat === 0 ? 1 : -1;
    const late = lateNow(s);
    const lead = ({ laid, laying }: State): number => {
      const [red, green] = pointsOf(groupsOf(laid));
      return sign * (laying[0] - laying[1] + late * (red - green));
    };
    look(s);
    const told = s.tray.map((_, i) => bestPoints[tryOf(s.seat, i)] ?? 0);
    for (const [i, strip] of s.tray.entries()) {
      const gains = (game.moves(s, s.seat) as readonly Lay[])
        .filter((move) => move.strip === strip)
        .map((move) => {
          const next = clone(s);
          game.apply(next, s.seat, move);
          return lead(next) - lead(s);
        });
      expect(told[i]).toBeCloseTo(Math.max(...gains), 9);
      asked++;
    }
  });
  expect(asked).toBeGreaterThan(8);
});

test('one more chili makes three, wherever it may touch the pair', () => {
  lookAt({ laid: PAIR, tray: [7, 19] });
  // Left and right of both, of which one is under the strips' other fields, and above.
  expect([pairs[CHILI], threes[CHILI]]).toEqual([0, 4]);
  // Two points at once, and the group's one more in the end, of which the 42nd part of two strips counts.
  expect(best[CHILI]).toBeCloseTo(2 + 2 / 42);
  expect([...growing]).toEqual([0, 1, 0, 0, 0, 0]);
  expect([bestPoints[tryOf(0, 0)], bestPoints[tryOf(0, 1)]]).toEqual([best[CHILI], 0]);
});

test('a pair can be covered whole; of four in a row with one more beyond it some are safe', () => {
  lookAt({ laid: PAIR, tray: [7, 19] });
  expect([safe[0], worstLoss[0], onTop.places]).toEqual([0, 1, 2]);
  lookAt({ laid: `${FOUR} 4@10,8>`, tray: [19, 23] });
  expect([safe[0], worstLoss[0], onTop.places]).toEqual([0, 2, 9]);
  // What is left of five brings at once what it loses in the end.
  lookAt({ laid: `${FOUR} 27@12,7> 4@10,9>`, tray: [19, 23] });
  expect([safe[0], worstLoss[0]]).toEqual([1, 0]);
});

test('rats are covered one by one, together, or not at all', () => {
  const rats = (laid: string): number[] => {
    lookAt({ laid, tray: [19, 23] });
    return [covers, underTwo, nearlyStuck].map((numbers) => numbers[0] ?? 0);
  };
  expect(rats('2@12,11> 4@12,13>')).toEqual([1, 1, 1]);
  // One strip covers both, and there is no other way.
  expect(rats('2@12,11> 8@12,13>')).toEqual([1, 2, 2]);
  expect(rats('2@12,11> 8@12,13> 12@15,12<')).toEqual([3, 3, 2]);
  expect(rats('2@12,11> 12@15,12>')).toEqual([0, 0, 0]);
});

test('whoever must end the turn with three rats loses more than points', () => {
  const value = (strip: number, lastStrip: 'checked' | 'free'): number => {
    lookAt({ laid: '2@12,11> 12@15,12>', tray: [strip], bag: [], turnNumber: LAST_TURN, lastStrip });
    return bestValue[tryOf(0, 0)] ?? 0;
  };
  expect(value(34, 'checked')).toBe(-20);
  expect(value(34, 'free')).toBeGreaterThanOrEqual(0);
  expect(value(19, 'checked')).toBeGreaterThan(-5);
});

test('the strips of the bag are tried for both, once they are few', () => {
  lookAt({ laid: PAIR, tray: [19], bag: [7, 11, 23], turnNumber: 20 });
  expect({ ...tries }).toEqual({ tray: 1, all: 4 });
  expect(bestPoints[tryOf(0, 1)]).toBe(best[CHILI]);
  // Green has no use for chili, but can cover the pair.
  expect(bestPoints[tryOf(1, 1)]).toBeCloseTo(2 / 42);
  lookAt({ laid: PAIR, tray: [19] });
  expect({ ...tries }).toEqual({ tray: 1, all: 1 });
});

test('the strips that both have still to lay are those of tray and bag', () => {
  playOut(usual, seeded(2), careful, (s) => {
    if (s.turnNumber === 1 && s.tray.length === 0) return;
    expect(stripsLeft(s, 0) + stripsLeft(s, 1)).toBe(s.tray.length + s.bag.length);
  });
  const { state } = table({ tray: [1, 2], seat: 1, turnNumber: 21 });
  expect([stripsLeft(state, 0), stripsLeft(state, 1)]).toEqual([1, 2]);
});
