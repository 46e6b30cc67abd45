import type { AnyMove, Rng } from '../../core/game.ts';

/** What a program, a mistake or a mischief might send instead of a move. */
const GARBAGE: readonly unknown[] = [
  null,
  0,
  '',
  'pass',
  [],
  {},
  [{ type: 'pass' }],
  { type: null },
  { type: 'no-such-type' },
  { type: ['x'] },
  { type: 'take-back', to: 0 },
];

const ODD: readonly unknown[] = [-1, 0, 1, 999, 1.5, 1e9, Number.MAX_SAFE_INTEGER, '0', '', null, true, [], [0], {}];

/** Moves that resemble `move` and are not it: one field changed, missing or too many. */
export function mutants(move: AnyMove, rng: Rng): unknown[] {
  const fields = Object.entries(move);
  const changed = fields.flatMap(([key, value]) => {
    const near =
      typeof value === 'number' ? [value - 1, value + 1] : Array.isArray(value) ? [value.slice(1), [...value, 0], value.toReversed()] : [];
    return [...near, ODD[rng(ODD.length)]].map((v) => ({ ...move, [key]: v }));
  });
  const missing = fields.map(([key]) => Object.fromEntries(fields.filter(([k]) => k !== key)));
  return [...changed, ...missing, { ...move, more: 1 }, GARBAGE[rng(GARBAGE.length)]];
}
