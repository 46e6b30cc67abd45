import { expect, test } from 'vitest';
import { areasInPlay, cornersOf, manholesInPlay } from '../../board.ts';
import { AREAS } from '../../data.ts';
import { areaBox, centreOf, figureSlot, insetPath, manholeAt, sidesInPlay, slotOf, townBox } from './geometry.ts';

const areas = Array.from({ length: AREAS }, (_, area) => area);

test('every area is a rhombus with sides of 100', () => {
  for (const area of areas) {
    const points = cornersOf(area).map(manholeAt);
    for (const [i, p] of points.entries()) {
      const q = points[(i + 1) % points.length] ?? p;
      expect(Math.hypot(p.x - q.x, p.y - q.y)).toBeCloseTo(100, 1);
    }
  }
});

/** Whether a point lies inside an area: on the same side of all its sides as its middle. */
function inside(area: number, { x, y }: { x: number; y: number }): boolean {
  const points = cornersOf(area).map(manholeAt);
  const turns = points.map((p, i) => {
    const q = points[(i + 1) % points.length] ?? p;
    return Math.sign((q.x - p.x) * (y - p.y) - (q.y - p.y) * (x - p.x));
  });
  return new Set(turns).size === 1;
}

test('tiles, back room and any number of figures stand inside their area', () => {
  for (const area of areas) {
    expect(inside(area, centreOf(area))).toBe(true);
    for (const nth of [0, 1, 2]) expect(inside(area, slotOf(area, nth))).toBe(true);
    for (let of = 1; of <= 10; of++) for (let nth = 0; nth < of; nth++) expect(inside(area, figureSlot(area, nth, of))).toBe(true);
  }
});

test('figures do not hide tiles unless they are a crowd', () => {
  for (const area of areas)
    for (const of of [1, 2])
      for (let nth = 0; nth < of; nth++)
        for (const tile of [0, 1]) {
          const [figure, slot] = [figureSlot(area, nth, of), slotOf(area, tile)];
          expect(Math.hypot(figure.x - slot.x, figure.y - slot.y)).toBeGreaterThan(24);
        }
});

test.each([2, 3, 4, 5])('with %i players every side belongs to one or two areas and everything fits the picture', (players) => {
  const sides = sidesInPlay(players);
  const inner = sides.filter(({ areas: of }) => of.length === 2);
  expect(sides.every(({ areas: of }) => of.length === 1 || of.length === 2)).toBe(true);
  expect(sides.length + inner.length).toBe(areasInPlay(players).length * 4);
  const box = townBox(players);
  for (const manhole of manholesInPlay(players)) {
    const { x, y } = manholeAt(manhole);
    expect(x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height).toBe(true);
  }
});

test('an inset is smaller on all sides', () => {
  const box = areaBox(0);
  const numbers =
    insetPath(0, 10)
      .match(/[\d.]+/g)
      ?.map(Number) ?? [];
  const xs = numbers.filter((_, i) => i % 2 === 0);
  expect(Math.min(...xs)).toBeGreaterThan(box.x + 9);
  expect(Math.max(...xs)).toBeLessThan(box.x + box.width - 9);
});
