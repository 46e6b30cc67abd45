import { expect, test } from 'vitest';
import { AnimationQueue, moving, rest, tween } from './animate.ts';

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

test('steps are shown one after another', async () => {
  const seen: string[] = [];
  const queue = new AnimationQueue();
  queue.add(
    async (signal) => {
      await rest(1, signal);
      seen.push('first');
    },
    async () => {
      seen.push('second');
    },
  );
  expect(seen).toEqual([]);
  await settle();
  expect(seen).toEqual(['first', 'second']);
});

test('clearing hurries the running step, drops the waiting ones, and leaves the queue usable', async () => {
  const seen: string[] = [];
  const queue = new AnimationQueue();
  queue.add(
    async (signal) => {
      await rest(60_000, signal);
      seen.push('hurried');
    },
    async () => {
      seen.push('dropped');
    },
  );
  queue.clear();
  queue.add(async () => {
    seen.push('newer');
  });
  await settle();
  expect(seen.sort()).toEqual(['hurried', 'newer']);
});

test('nothing moves when the reader does not want it', () => {
  expect(moving({ motion: false })).toBe(false);
});

test('what nobody waits for any more is not drawn once again', async () => {
  const seen: number[] = [];
  await tween(1, AbortSignal.abort(), (t) => seen.push(t));
  expect(seen).toEqual([]);
});
