import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';

/**
 * `expect(seen).toEqual(due)` for loops through whole games: an expectation takes longer than many a rule, so it is only made where the
 * two differ. Whatever is deeply and strictly equal is equal for `toEqual` as well.
 */
export function same(seen: unknown, due: unknown): void {
  if (!isDeepStrictEqual(seen, due)) expect(seen).toEqual(due);
}
