import { expect, test } from 'vitest';
import { COLUMNS, wrap } from './wrap.ts';

test('lines break between words, later ones with an indent of their own', () => {
  const text = wrap('the rat sat on the cheese '.repeat(9).trim(), '  ', '    ');
  const lines = text.split('\n');
  expect(lines.length).toBeGreaterThan(2);
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(COLUMNS);
  expect(lines[0]).toMatch(/^ {2}the/);
  expect(lines[1]).toMatch(/^ {4}\w/);
  expect(text.split(/\s+/).filter((word) => word)).toHaveLength(54);
});

test('a word that is too long is not cut', () => {
  expect(wrap(`a ${'x'.repeat(100)} b`)).toBe(`a\n${'x'.repeat(100)}\nb`);
});
