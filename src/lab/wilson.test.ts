import { expect, test } from 'vitest';
import { wilson } from './wilson.ts';

// Reference values: Newcombe (1998), Statistics in Medicine 17, table I, method 3; the last is the mirror of the third.
test.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [20, 20, 0.8389, 1],
])('%i of %i lies between %f and %f', (x, n, low, high) => {
  const interval = wilson(x, n);
  expect(interval.low).toBeCloseTo(low, 4);
  expect(interval.high).toBeCloseTo(high, 4);
});

test('without games nothing is known', () => {
  expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
});
