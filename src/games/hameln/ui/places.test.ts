import { expect, test } from 'vitest';
import { contains } from '../../../web/kit/camera.ts';
import { ARROWS } from '../../../web/kit/keys.ts';
import { CIRCLES } from '../data.ts';
import { HOUSES_AT } from '../town.ts';
import { facadeOf } from './facade.ts';
import { BOXES, CIRCLE_RADIUS, POINTS, pointOfSpot, type Spot, spotAt, TOWN, towards } from './places.ts';

const HOUSES = BOXES.map((_, id): Spot => ({ what: 'house', id }));
const SPOTS = [...HOUSES, ...POINTS.map((_, id): Spot => ({ what: 'circle', id }))];

test('a circle lies at the houses that the rules name, and at no other', () => {
  const reach = CIRCLE_RADIUS + 10;
  CIRCLES.forEach((_, circle) => {
    const p = POINTS[circle] ?? { x: 0, y: 0 };
    const near = BOXES.flatMap((b, house) => {
      const dx = Math.max(b.x - p.x, 0, p.x - b.x - b.width);
      const dy = Math.max(b.y - p.y, 0, p.y - b.y - b.height);
      return Math.hypot(dx, dy) <= reach ? [house] : [];
    });
    for (const house of HOUSES_AT[circle] ?? []) expect(near).toContain(house);
  });
});

test('everything lies inside the town, and every part of a house on its plot', () => {
  for (const spot of SPOTS) expect(contains(TOWN, pointOfSpot(spot))).toBe(true);
  BOXES.forEach((box, house) => {
    const f = facadeOf(house);
    for (const p of [f.coin, f.marker, f.bonus, f.man, f.woman, f.king]) expect(contains(box, p)).toBe(true);
  });
});

test('the arrow keys lead from any house to any other, and with the circles among them too', () => {
  for (const all of [HOUSES, SPOTS]) {
    const reached = new Set<Spot | undefined>([all[0]]);
    for (const spot of reached) if (spot) for (const way of Object.values(ARROWS)) reached.add(towards(pointOfSpot(spot), way, all));
    expect(reached.size - Number(reached.has(undefined))).toBe(all.length);
  }
});

test('a finger hits the nearest circle within its reach, and else the house below it', () => {
  const [n1] = POINTS;
  if (!n1) throw new Error('no circle');
  expect(spotAt({ x: n1.x + 15, y: n1.y }, [0], 20)).toEqual({ what: 'circle', id: 0 });
  expect(spotAt({ x: 120, y: 120 }, [0], 20)).toEqual({ what: 'house', id: 0 });
  expect(spotAt({ x: 0, y: 0 }, [0], 20)).toBeUndefined();
});
