import { expect, test } from 'vitest';
import { clone } from '../../core/clone.ts';
import { advice } from './advice.ts';
import { game } from './game.ts';
import { parseLay, table } from './testing/table.ts';

const after = (t: ReturnType<typeof table>, text: string, seat: number): number => {
  const s = clone(t.state);
  game.apply(s, s.seat, parseLay(text));
  return advice.value(s, seat);
};

test('what is good for one is bad for the other', () => {
  const t = table({ laid: '1@12,11> 16@13,10> 2@12,13>', tray: [12, 8], points: [4, 2] });
  expect(advice.value(t.state, 1)).toBe(-advice.value(t.state, 0));
});

test('points are liked', () => {
  const t = table({ laid: '1@12,11>', tray: [16, 19] });
  expect(after(t, '16@13,10>', 0)).toBeGreaterThan(after(t, '16@14,10>', 0));
});

test('losing by rats is worse than anything', () => {
  const t = table({ laid: '2@12,11> 8@12,13>', tray: [12], points: [20, 0] });
  expect(after(t, '12@15,12>', 0)).toBeLessThan(-50_000);
});

/** Red rats on (12, 11) and (16, 12), which no strip can cover as things lie. */
const STUCK = '2@12,11> 12@15,12>';

test('a turn that can only end with three rats is as good as lost', () => {
  expect(advice.value(table({ laid: STUCK, tray: [34] }).state, 0)).toBeLessThan(-40_000);
  expect(advice.value(table({ laid: STUCK, tray: [19] }).state, 0)).toBeGreaterThan(-40_000);
});

test('a rat that nothing can cover is worse than one that can be covered', () => {
  const free = table({ laid: '2@12,11> 4@12,13>', tray: [19, 23], seat: 1 });
  const stuck = table({ laid: '2@12,11> 4@15,12>', tray: [19, 23], seat: 1 });
  expect(advice.value(free.state, 0)).toBeGreaterThan(advice.value(stuck.state, 0));
});
