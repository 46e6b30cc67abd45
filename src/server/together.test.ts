import { expect, test, vi } from 'vitest';
import { Together } from './together.ts';

test('whoever comes while a question is under way is asked with the next, and each has an answer of their own', async () => {
  const asked: (readonly number[])[] = [];
  const together = new Together<number, number>(async (numbers) => {
    asked.push(numbers);
    await new Promise(setImmediate);
    if (numbers.includes(13)) throw new Error('no');
    return numbers.map((n) => n * n);
  });
  const first = Promise.all([1, 2].map((n) => together.add(n)));
  await expect.poll(() => asked).toEqual([[1, 2]]);
  const second = Promise.allSettled([3, 13].map((n) => together.add(n)));
  expect(await first).toEqual([1, 4]);
  // What fails fails for those who asked it, and for nobody else.
  expect((await second).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await together.add(4)).toBe(16);
  expect(asked).toEqual([[1, 2], [3, 13], [4]]);
});

test('nobody waits for more where as many wait as are asked at a time', async () => {
  vi.useFakeTimers();
  try {
    const asked: (readonly number[])[] = [];
    const together = new Together<number, number>(
      async (numbers) => {
        asked.push(numbers);
        return numbers;
      },
      200,
      2,
    );
    const all = Promise.all([1, 2, 3, 4, 5].map((n) => together.add(n)));
    await vi.advanceTimersByTimeAsync(200);
    expect(asked).toEqual([
      [1, 2],
      [3, 4],
    ]);
    await vi.advanceTimersByTimeAsync(200);
    expect(await all).toEqual([1, 2, 3, 4, 5]);
  } finally {
    vi.useRealTimers();
  }
});
