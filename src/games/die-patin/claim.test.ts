import { expect, test } from 'vitest';
import { CHANCE } from '../../core/game.ts';
import { bribesNeeded, forecast, powerIn } from './look.ts';
import { HOME, task } from './state.ts';
import { table } from './testing/table.ts';

type Rats = Readonly<Record<number, number>>;
/** Seat 0 has everything done in the upper Brickyard (area 0, corners 15, 12, 8, 11), and now claims it. */
const claim = (rats: readonly Rats[], more = {}) =>
  table({ areas: [[1], [0, 7], [18, 19]], rats, todo: [task('turn', CHANCE), task('claim', 0, 0)], ...more });

test('[claim/power] rats on the four corners, 1 a henchman, 2 for the boss', () => {
  const t = claim([{ 15: 2, 12: 1, 18: 7 }, { 8: 4 }], {
    figures: [
      [0, 0, 0, 1],
      [HOME, 0],
    ],
  });
  expect([0, 1, 2].map((seat) => powerIn(t.state, seat, 0))).toEqual([7, 5, 0]);
  expect(powerIn(t.state, 0, 1)).toBe(2 + 7 + 1);
});

test('[claim/tie-fails] DP-G5: 4 against 4 and 1 fails, and everything stays', () => {
  const t = claim([{ 15: 4 }, { 12: 4 }, { 8: 1 }], { rooms: { 0: 1 } });
  const before = structuredClone(t.state);
  expect(t.proceed()[0]).toEqual({ type: 'claim-tied', seat: 0, area: 0, power: 4, rival: 1, theirs: 4, powers: [4, 4, 1] });
  expect([t.state.owner, t.state.rats, t.state.rooms]).toEqual([before.owner, before.rats, before.rooms]);
});

test('[claim/tie-fails] less fails as well, also against one who does not own the area', () => {
  const t = claim([{ 15: 3 }, { 12: 1 }, { 8: 5 }]);
  expect(t.proceed()[0]).toMatchObject({ type: 'claim-lost', power: 3, rival: 2, theirs: 5 });
  expect(t.state.owner[0]).toBe(1);
});

test('[claim/singly] DP-G6: 4 against 3 and 3 succeeds', () => {
  const t = claim([{ 15: 4 }, { 12: 3 }, { 8: 3 }]);
  expect(t.proceed()[0]).toMatchObject({ type: 'claim-won', power: 4, theirs: 3 });
  expect(t.state.owner[0]).toBe(0);
});

test('[claim/singly] [claim/power] a third player’s boss counts two: 4 against the owner’s 3 and her 4 is a tie', () => {
  const t = claim([{ 15: 4 }, { 12: 3 }, { 8: 2 }], { figures: [[], [], [0]] });
  expect(t.proceed()[0]).toEqual({ type: 'claim-tied', seat: 0, area: 0, power: 4, rival: 2, theirs: 4, powers: [4, 3, 4] });
  expect(t.state.owner[0]).toBe(1);
});

test('[claim/border] a free area joins without taking it from anybody', () => {
  const t = claim([{ 15: 1 }], { areas: [[1], [7], [18]] });
  expect(t.proceed().map((e) => e.type)).toEqual(['claim-won']);
  expect(t.state.owner[0]).toBe(0);
});

test('[board/borders] nobody runs out of borders', () => {
  const t = claim([{ 15: 1 }], {
    areas: [
      [1, 2, 6, 8, 12, 13, 14, 15, 16, 17],
      [0, 7],
      [18, 19],
    ],
  });
  t.proceed();
  expect(t.state.owner.filter((seat) => seat === 0)).toHaveLength(11);
});

test('[claim/trophy] trophies are not returned: the stock of the former owner stays smaller', () => {
  const t = claim([{ 15: 4 }], { rooms: { 0: 1 } });
  t.proceed();
  expect([t.state.trophies, t.state.spare, t.state.rooms[0]]).toEqual([[1, 0, 0], [10, 9, 10], -1]);
});

test('[claim/automatic] a hopeless claim is allowed; the figure stays and counts', () => {
  const t = table({ areas: [[1], [0, 7], [18, 19]], rats: [{}, { 12: 9 }], loot: [1, 0, 0] });
  const events = t.play('place henchman 0', 'recruit 15');
  expect(events.at(-1)).toMatchObject({ type: 'claim-lost', power: 2, theirs: 9 });
  expect(powerIn(t.state, 0, 0)).toBe(2);
  expect(t.asked()).toBe(1);
});

test('a forecast says what a claim would meet', () => {
  const t = claim([{ 15: 4 }, { 12: 4 }, { 8: 4 }]);
  // Of several rivals alike the owner is named.
  expect(forecast(t.state, 0, 0)).toEqual({ power: 4, rival: 1, theirs: 4 });
  expect(forecast(t.state, 1, 0)).toEqual({ power: 4, rival: 2, theirs: 4 });
});

test('the bribes that a claim needs, with a place for own rats', () => {
  const t = claim([{ 15: 2 }, { 12: 4 }, { 8: 3 }]);
  expect([0, 1, 2].map((joining) => bribesNeeded(t.state, 0, 0, joining))).toEqual([3, 2, 1]);
  expect(bribesNeeded(t.state, 0, 0, 9)).toBe(0);
});

test('the bribes that a claim needs where every corner is a rival’s', () => {
  // Clearing the single rat of seat 1 lets own rats in: 1 + 3 bribes; wearing both down to nothing would take 4 + 3.
  const t = claim([{}, { 15: 3, 12: 1 }, { 8: 2, 11: 1 }]);
  expect(bribesNeeded(t.state, 0, 0, 1)).toBe(4);
  // One rat each on four corners: two of them away are enough for a boss.
  expect(bribesNeeded(claim([{}, { 15: 1, 12: 1 }, { 8: 1, 11: 1 }]).state, 0, 0, 2)).toBe(2);
});
