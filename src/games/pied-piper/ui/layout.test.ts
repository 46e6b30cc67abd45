import { expect, test } from 'vitest';
import { closing, facing, laneOf, townOf } from './layout.ts';
import { placesIn } from './places.ts';

test('the own house stands in front, the others follow along the arrows', () => {
  expect(townOf([0, 1, 2, 3, 4], 2, false).spots.map((spot) => spot.house)).toEqual([2, 3, 4, 0, 1]);
});

test('when the own house is gone the next one along the arrows comes to the front', () => {
  expect(townOf([0, 1, 3, 4], 2, false).spots.map((spot) => spot.house)).toEqual([3, 4, 0, 1]);
  expect(townOf([0, 1, 2], 4, false).spots.map((spot) => spot.house)).toEqual([0, 1, 2]);
});

test('lanes and doors take turns on the road', () => {
  const town = townOf([0, 1, 2, 3], 1, true);
  expect(town.road).toHaveLength(8);
  expect(town.road[laneOf(town, 3)]).toEqual(town.spots[2]?.lane);
  expect(town.road[laneOf(town, 3) + 1]).toEqual(town.spots[2]?.door);
});

test('figures look at the house in front of them: to the right in front, to the left at the back', () => {
  const town = townOf([0, 1, 2, 3, 4], 0, false);
  expect(town.spots.map(({ house }) => facing(town, house))).toEqual([1, 1, -1, -1, -1]);
});

test('a ring closes from where it was to where it will be', () => {
  const before = townOf([0, 1, 2, 3, 4], 0, false);
  const after = townOf([0, 1, 3, 4], 0, false);
  expect(closing(before, after, 2, 0).spots.map((spot) => spot.door)).toEqual(before.spots.map((spot) => spot.door));
  const closed = closing(before, after, 2, 1);
  const merged = after.spots.find((spot) => spot.house === 3)?.lane;
  expect(closed.spots.filter((spot) => spot.house !== 2).map((spot) => spot.door)).toEqual(after.spots.map((spot) => spot.door));
  expect(closed.spots.find((spot) => spot.house === 2)).toMatchObject({ door: merged, lane: merged });
});

test.each([true, false])('seven figures in one lane stay in the picture and apart (small: %s)', (small) => {
  for (const ring of [
    [0, 1, 2],
    [0, 1, 2, 3],
    [0, 1, 2, 3, 4],
  ]) {
    const town = townOf(ring, 0, small);
    for (const { house } of town.spots) {
      const places = placesIn(town, house, 7);
      expect(places).toHaveLength(7);
      for (const { x, y } of places) {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(town.width);
        expect(y).toBeLessThan(town.height);
      }
      const near = places.flatMap((p, i) => places.slice(i + 1).map((q) => Math.hypot(p.x - q.x, p.y - q.y)));
      expect(Math.min(...near)).toBeGreaterThan(town.figure * 0.4);
    }
  }
});
