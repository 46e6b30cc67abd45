import { expect, test } from 'vitest';
import { AREAS } from '../../data.ts';
import { NOBODY } from '../../state.ts';
import { borderMarks, inkLines, territories } from './borders.ts';

const owners = (of: Readonly<Record<number, number>>): number[] => Array.from({ length: AREAS }, (_, area) => of[area] ?? NOBODY);
const lines = (path: string): number => path.split('M').length - 1;

test('a lone area has a border on all four sides', () => {
  const [only, ...rest] = territories(owners({ 0: 2 }), 5);
  expect(rest).toEqual([]);
  expect(only).toMatchObject({ seat: 2, areas: [0] });
  expect(lines(only?.border ?? '')).toBe(4);
});

test('two areas of one seat share no border, of two seats both have one there', () => {
  const [own] = territories(owners({ 0: 0, 1: 0 }), 5);
  expect(lines(own?.border ?? '')).toBe(6);
  expect(lines(inkLines(owners({ 0: 0, 1: 0 }), 5))).toBe(6);
  expect(territories(owners({ 0: 0, 1: 1 }), 5).map(({ border }) => lines(border))).toEqual([4, 4]);
  expect(lines(inkLines(owners({ 0: 0, 1: 1 }), 5))).toBe(7);
});

test('the rim is a border, also where other districts are out of play', () => {
  const [rim] = territories(owners({ 2: 1 }), 2);
  expect(lines(rim?.border ?? '')).toBe(4);
  expect(lines(inkLines(owners({ 2: 1 }), 2))).toBe(4);
});

test('marks stand where two owners, or an owner and a free area, meet; each on its own side', () => {
  const marks = borderMarks(owners({ 0: 0, 1: 1 }), 5);
  expect(marks.filter(({ seat }) => seat === 0)).toHaveLength(4);
  expect(marks.filter(({ seat }) => seat === 1)).toHaveLength(4);
  expect(new Set(marks.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)).size).toBe(marks.length);
  expect(borderMarks(owners({ 6: 3 }), 5).length).toBeLessThan(4);
});
