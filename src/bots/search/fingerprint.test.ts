import { expect, test } from 'vitest';
import { fingerprint } from './fingerprint.ts';

test('what is alike has one fingerprint, what differs anywhere another', () => {
  const pieces: unknown[] = [undefined, null, true, false, 0, 1, -1, 0.5, '', '0', 'null', [], [[]], [0], ['0'], [0, 1], [1, 0], {}];
  pieces.push(
    { a: 1 },
    { b: 1 },
    { a: '1' },
    { a: [1] },
    { a: 1, b: 2 },
    { a: 2, b: 1 },
    [{ a: 1 }, { b: 2 }],
    { a: { b: 2 } },
    [1, [2]],
    [[1], 2],
  );
  expect(new Set(pieces.map((piece) => fingerprint(piece))).size).toBe(pieces.length);
  expect(pieces.map((piece) => fingerprint(piece))).toEqual(pieces.map((piece) => fingerprint(structuredClone(piece))));
});

test('what was heard before counts, and in which order', () => {
  const [a, b] = [
    { type: 'sold', seat: 1 },
    { type: 'sold', seat: 2 },
  ];
  expect(fingerprint(b, fingerprint(a))).not.toBe(fingerprint(a, fingerprint(b)));
  expect(fingerprint(b, fingerprint(a))).not.toBe(fingerprint(b));
});

test('of forty thousand moves hardly two have the same', () => {
  const moves = Array.from({ length: 40_000 }, (_, i) => ({
    type: 'lay',
    strip: i % 40,
    x: Math.floor(i / 40) % 25,
    y: Math.floor(i / 1000),
  }));
  expect(new Set(moves.map((move) => fingerprint(move))).size).toBeGreaterThan(moves.length - 3);
});
