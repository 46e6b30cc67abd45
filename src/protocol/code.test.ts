import { expect, test } from 'vitest';
import { seeded } from '../core/rng.ts';
import { makeCode, readCode } from './code.ts';

test('a code is read however it is typed, and nothing else is one', () => {
  const rng = seeded(4);
  const codes = new Set<string>();
  for (let i = 0; i < 2000; i++) {
    const code = makeCode(rng);
    expect(readCode(` ${code.toLowerCase()} `)).toBe(code);
    expect(code).not.toMatch(/KUT|NAZI|LUL/);
    codes.add(code);
  }
  expect(codes.size).toBeGreaterThan(1800);
  for (const other of ['', 'RATZ', 'RATES', '5eHD4L3gQ0Ft', 'RAT OK', 'ÄÖÜAB']) expect(readCode(other)).toBeUndefined();
});
