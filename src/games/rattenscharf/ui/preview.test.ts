import { expect, test } from 'vitest';
import { LAST_TURN } from '../data.ts';
import { game } from '../game.ts';
import { encode, type Lay } from '../moves.ts';
import { setup } from '../setup.ts';
import type { State } from '../state.ts';
import { preview, ratsIn } from './preview.ts';

const table = (laid: readonly [number, number, number, number][], tray: number[], seat = 0): State => ({
  ...setup(2, { scoreShrunkGroups: true, start: 'red' }),
  seat,
  turnNumber: 2,
  laid: laid.map(([strip, x, y, turn]) => encode(strip, x, y, turn)),
  tray,
  bag: [1, 2, 3],
});
const lay = (strip: number, x: number, y: number, turn = 0): Lay => ({ type: 'lay', strip, x, y, turn });

test('a preview names the groups, the points of both and the rats, and leaves the view alone', () => {
  // Strip 41 reads paprika, saffron, blank; strip 19 blank, blank, paprika.
  const view = table([[41, 12, 13, 0]], [5, 19]);
  const before = structuredClone(view);
  const seen = preview(game, view, 0, lay(5, 12, 14));
  expect(view).toEqual(before);
  expect(seen).toMatchObject({ level: 1, points: [1, 0], rats: [0, 1], change: [0, 1], ending: null, more: true });
  expect(seen.groups).toMatchObject([{ herb: 'paprika', size: 2, seat: 0 }]);
});

test('a preview says when the turn would end the game by rats', () => {
  const view = table(
    [
      [2, 12, 13, 0],
      [17, 12, 14, 0],
    ],
    [34],
  );
  expect(ratsIn(view)).toEqual([2, 0]);
  expect(preview(game, view, 0, lay(34, 12, 15))).toMatchObject({ rats: [3, 0], ending: 'rats', more: false });
});

test('a preview says who must cover a rat, as long as rats can lose the game', () => {
  const laid: readonly [number, number, number, number][] = [
    [5, 12, 11, 0],
    [13, 12, 13, 0],
  ];
  const brings = (lastStrip: 'checked' | 'free', turnNumber: number, seat: 0 | 1) => {
    const { lastFree } = setup(2, { scoreShrunkGroups: true, start: 'red', lastStrip });
    const view: State = { ...table(laid, [14], seat), turnNumber, ...(lastFree && { lastFree }) };
    return preview(game, view, seat, lay(14, 15, 12));
  };
  expect(brings('checked', LAST_TURN - 1, 0)).toMatchObject({ rats: [0, 3], tooMany: [false, true], ending: null });
  expect(brings('free', LAST_TURN - 1, 0)).toMatchObject({ rats: [0, 3], tooMany: [false, false], ending: null });
  expect(brings('checked', LAST_TURN - 2, 1)).toMatchObject({ rats: [0, 3], tooMany: [false, false], ending: 'rats' });
});
