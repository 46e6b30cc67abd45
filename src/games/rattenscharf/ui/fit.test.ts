import { expect, test } from 'vitest';
import { centreOf, holds, sight, widened } from '../../../web/kit/camera.ts';
import { boxOf, cellAtPoint, FIELD, fingerZoom, limitsFor, overall, TABLE } from './fit.ts';

const lying = (x: number, y: number) => ({ corner: { x, y }, upright: false });
const upright = (x: number, y: number) => ({ corner: { x, y }, upright: true });
const desk = { width: 916, height: 744 };
const phone = { width: 390, height: 480 };
const few = [lying(11, 12), upright(14, 10)];
const many = [lying(4, 12), upright(14, 3), lying(16, 18)];

test('the box holds every strip', () => {
  expect(boxOf(few)).toEqual({ x: 11 * FIELD, y: 10 * FIELD, width: 4 * FIELD, height: 3 * FIELD });
});

test('a desk shows everything, with room to lay more', () => {
  for (const pieces of [few, many]) {
    const box = boxOf(pieces);
    expect(holds(sight(overall(pieces, desk, centreOf(box)), desk), widened(box, FIELD))).toBe(true);
  }
});

test('a single strip does not fill the desk', () => {
  expect(overall([lying(11, 12)], desk, { x: 900, y: 900 }).scale * FIELD).toBeLessThanOrEqual(88);
});

test('a phone keeps fields as large as a finger and looks at the focus; asked for the whole, it shows the whole', () => {
  const box = boxOf(many);
  const camera = overall(many, phone, { x: 14.5 * FIELD, y: 4.5 * FIELD });
  expect(camera.scale * FIELD).toBeGreaterThanOrEqual(50);
  expect(fingerZoom(camera, phone)).toBe(1);
  expect(holds(sight(camera, phone), { x: 14 * FIELD, y: 3 * FIELD, width: FIELD, height: 3 * FIELD })).toBe(true);
  const whole = overall(many, phone, centreOf(box), true);
  expect(holds(sight(whole, phone), box)).toBe(true);
  expect(fingerZoom(whole, phone) * whole.scale * FIELD).toBeCloseTo(52);
});

test('one can zoom out until the whole table is in sight', () => {
  const { min } = limitsFor(desk);
  expect(TABLE.height * min).toBeLessThanOrEqual(desk.height);
});

test('a point lies in a cell', () => {
  expect(cellAtPoint({ x: 3.5 * FIELD, y: 7.99 * FIELD })).toEqual({ x: 3, y: 7 });
});
