import { expect, test } from 'vitest';
import { CHANCE } from '../../core/game.ts';
import { seeded } from '../../core/rng.ts';
import { SIZE } from './data.ts';
import { game } from './game.ts';
import type { Lay } from './moves.ts';
import { spread } from './spread.ts';
import type { RattenscharfOptions } from './state.ts';
import { isSymmetric } from './strips.ts';
import { careful, playOut } from './testing/careful.ts';
import { groupsOf, isLegal, pointsOf, ratsOf, scoreLast } from './testing/naive.ts';

/** Long games in which the fast rules are compared with slow and plain ones. */
const variants: RattenscharfOptions[] = [
  { scoreShrunkGroups: true, start: 'red' },
  { scoreShrunkGroups: false, start: 'green' },
];

test.each(variants)('points and rats are what the plain rules say, %o', (options) => {
  for (let seed = 0; seed < 12; seed++) {
    const laying = [0, 0];
    const end = playOut(options, seeded(seed), careful, (s, seat) => {
      if (seat === CHANCE && s.laid.length === 0) return;
      expect([...spread(s.laid).rats]).toEqual([ratsOf(s.laid, 'red'), ratsOf(s.laid, 'green')]);
      expect(s.laying).toEqual(laying.map((_, i) => total(s.laid, options.scoreShrunkGroups)[i]));
    });
    expect(end.laying).toEqual(total(end.laid, options.scoreShrunkGroups));
    if (end.ending !== 'rats') expect(end.final).toEqual(pointsOf(groupsOf(end.laid)));
    else expect(end.final).toEqual([0, 0]);
  }
});

const totals = new Map<string, [number, number]>();
function total(laid: readonly number[], shrunk: boolean): [number, number] {
  if (laid.length === 0) return [0, 0];
  const key = `${shrunk} ${laid.join()}`;
  const [red, green] = totals.get(key) ?? total(laid.slice(0, -1), shrunk);
  if (totals.has(key)) return [red, green];
  const [moreRed, moreGreen] = scoreLast(laid, shrunk);
  totals.set(key, [red + moreRed, green + moreGreen]);
  return [red + moreRed, green + moreGreen];
}

test('the moves listed are those that the plain rules allow', () => {
  let seen = 0;
  playOut({ scoreShrunkGroups: true, start: 'red' }, seeded(4), careful, (s, seat) => {
    if (seat === CHANCE || seen++ % 6 !== 0) return;
    const listed = new Set((game.moves(s, seat) as readonly Lay[]).map(({ strip, x, y, turn }) => `${strip} ${x} ${y} ${turn}`));
    const allowed = new Set<string>();
    for (const strip of s.tray) {
      for (let turn = 0; turn < (isSymmetric(strip) ? 2 : 4); turn++) {
        for (let x = 0; x < SIZE; x++) {
          for (let y = 0; y < SIZE; y++) if (isLegal(s.laid, { strip, x, y, turn })) allowed.add(`${strip} ${x} ${y} ${turn}`);
        }
      }
    }
    expect(listed).toEqual(allowed);
  });
  expect(seen).toBeGreaterThan(20);
});
