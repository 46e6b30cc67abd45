import { expect, test } from 'vitest';
import { pack, unpack } from './share.ts';

test('a text packed into an address comes out again', async () => {
  const text = JSON.stringify({ names: ['Ænne', 'Łukasz', '–'], moves: Array.from({ length: 80 }, (_, i) => ({ x: i, y: i % 7 })) });
  const packed = await pack(text);
  expect(packed).toMatch(/^[A-Za-z0-9_-]+$/);
  expect(packed?.length).toBeLessThan(text.length);
  expect(await unpack(packed ?? '')).toBe(text);
});

test('an address that was cut off or changed is no game', async () => {
  const packed = (await pack('{"format":1,"entries":[1,2,3,4,5,6,7,8,9]}')) ?? '';
  for (const broken of [packed.slice(0, -8), '!!!']) expect(await unpack(broken)).toBeUndefined();
});

test('a game too long for an address is refused', async () => {
  const noise = Array.from({ length: 40_000 }, () => Math.random().toString(36).slice(2, 3)).join('');
  expect(await pack(noise)).toBeUndefined();
});
