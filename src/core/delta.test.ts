import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clone } from './clone.ts';
import { type Delta, delta, hashOf, patch } from './delta.ts';
import { equal } from './equal.ts';

/** As it comes off the wire. */
const sent = <T>(x: T): T => JSON.parse(JSON.stringify(x)) as T;
const json = fc.jsonValue({ maxDepth: 4 }).map(sent);
/** Pieces that have something in common, as two positions do. */
const close = fc
  .letrec<{ tree: unknown }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 4 },
      fc.integer({ min: 0, max: 3 }),
      fc.constantFrom('a', 'b', null, true, '__proto__'),
      fc.array(tie('tree'), { maxLength: 5 }),
      fc.dictionary(fc.constantFrom('a', 'b', 'c', '0', '__proto__', 'length'), tie('tree'), { maxKeys: 4 }),
    ),
  }))
  .tree.map(sent);
const pairs = fc.oneof(fc.tuple(json, json), fc.tuple(close, close));

test('a patch of a delta is the new piece, and neither changes the old one', () => {
  fc.assert(
    fc.property(pairs, ([old, now]) => {
      const kept = clone(old);
      const change = delta(old, now);
      expect(change === undefined).toBe(equal(old, now));
      if (!change) return;
      const patched = patch(old, sent(change));
      expect(equal(patched, now)).toBe(true);
      expect(hashOf(patched)).toBe(hashOf(now));
      expect(equal(old, kept)).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

test('all that a delta says is in the new piece', () => {
  const values = (change: Delta): unknown[] => {
    if (!Array.isArray(change)) return Object.values(change as Readonly<Record<string, Delta>>).flatMap(values);
    return change.length === 3 ? (change[2] as unknown[]) : [...change];
  };
  const parts = (x: unknown): string[] => [
    JSON.stringify(x),
    ...(typeof x === 'object' && x !== null ? Object.values(x).flatMap(parts) : []),
  ];
  fc.assert(
    fc.property(pairs, ([old, now]) => {
      const there = new Set(parts(now));
      for (const value of values(delta(old, now) ?? {})) expect(there).toContain(JSON.stringify(value));
    }),
  );
});

test('what is no delta of a piece is refused and does no harm', () => {
  const old = { a: [1, 2, 3], b: { c: 'x' }, d: null };
  for (const bad of [
    undefined,
    null,
    3,
    'a',
    [],
    [1, 2],
    [0, 0, []],
    [1, 2, 3, 4],
    { a: [2, 2, [1]] },
    { a: [-1, 1, [1]] },
    { a: [0.5, 1, [1]] },
    { a: [0, 1, 'xy'] },
    { a: { 3: [1] } },
    { a: { 0: [] } },
    { a: { length: [0] } },
    { b: { c: { d: [1] } } },
    { d: { e: [1] } },
    { e: { f: [1] } },
    { e: [] },
    { e: [0, 0, [1]] },
    { a: 1 },
    { a: null },
  ])
    expect(patch(old, bad), JSON.stringify(bad)).toBeUndefined();
  fc.assert(fc.property(json, json, (any, change) => void patch(any, change)));
  const foreign = patch({}, sent(JSON.parse('{"__proto__":[{"polluted":true}]}') as unknown)) as object;
  expect([Object.getPrototypeOf(foreign), ({} as { polluted?: true }).polluted]).toEqual([Object.prototype, undefined]);
});

test('a delta says little where little has changed', () => {
  const old = { laid: [5, 6, 7], hands: [[1, 2, 3], [4]], turn: 0, note: 'a' };
  expect(delta(old, { laid: [5, 6, 7, 8], hands: [[1, 3], [4]], turn: 1 })).toEqual({
    laid: [3, 0, [8]],
    hands: { 0: [1, 1, []] },
    turn: [1],
    note: [],
  });
});

test('a hash depends on everything but the order of keys', () => {
  expect(hashOf({ a: 1, b: [2, 3] })).toBe(hashOf({ b: [2, 3], a: 1 }));
  const different = [
    ...[0, 1, -1, 2 ** 31, 2 ** 32, 0.5, '', '0', 'a', null, true, false, [], {}, [0], [[]], [1, 2], [2, 1]],
    ...[{ a: 1 }, { a: 2 }, { b: 1 }, { a: 1, b: 2 }, { a: 2, b: 1 }, { a: { b: 1 } }, { a: [1] }, 'ab', 'ba', ['a', 'b'], ['ab', '']],
  ];
  expect(new Set(different.map(hashOf)).size).toBe(different.length);
  fc.assert(fc.property(pairs, ([a, b]) => void expect(hashOf(a) === hashOf(b)).toBe(equal(a, b))));
});
