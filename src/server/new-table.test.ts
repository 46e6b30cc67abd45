import { expect, test } from 'vitest';
import { newId } from './new-table.ts';

test('tables of one second lie side by side in an index, later ones behind them, and no two are alike', () => {
  const ids = Array.from({ length: 1000 }, (_, i) => newId(1_790_000_000_000 + i));
  const next = newId(1_790_000_001_000);
  expect(new Set(ids).size).toBe(1000);
  expect(new Set(ids.map((id) => id.slice(0, -8)))).toEqual(new Set(['tlpwu8']));
  for (const id of ids) expect(id < next).toBe(true);
});
