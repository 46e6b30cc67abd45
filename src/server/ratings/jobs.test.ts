import { expect, test } from 'vitest';
import type { ServerContext } from '../context.ts';
import type { Payload } from '../jobs/jobs.ts';
import { nameRatings } from './jobs.ts';

/** A house with ratings, in which a game of that id cannot be read, and others are not over. */
function house(broken?: string) {
  const runs = new Map<string, (payload: Payload) => Promise<void>>();
  const read: string[] = [];
  let atOnce = 0;
  const tables = async (ids: readonly string[]): Promise<unknown[]> => {
    atOnce += 1;
    read.push(`${ids}, ${atOnce} at once`);
    await new Promise((resolve) => setImmediate(resolve));
    atOnce -= 1;
    if (ids.includes(broken ?? '')) throw new Error('cannot be read');
    return [];
  };
  nameRatings({
    jobs: { on: (kind: string, run: (payload: Payload) => Promise<void>) => runs.set(kind, run) },
    store: { tables, seatsOf: async () => new Map(), ratings: { judgedOf: async () => new Set() } },
  } as unknown as ServerContext);
  const rate = async (table: string): Promise<void> => runs.get('rate')?.({ table });
  return { rate, read };
}

test('games that end at about the same time are judged together, and one such company after the other', async () => {
  const { rate, read } = house();
  const first = ['a', 'b'].map(rate);
  await new Promise((resolve) => setTimeout(resolve, 50));
  const second = rate('c');
  await expect.poll(() => read.length).toBe(1);
  await Promise.all([...first, second, rate('d')]);
  expect(read).toEqual(['a,b,c, 1 at once', 'd, 1 at once']);
});

test('one that cannot be judged keeps no other from it', async () => {
  const { rate, read } = house('b');
  const done = await Promise.allSettled(['a', 'b', 'c'].map(rate));
  expect(done.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(read.map((line) => line.split(',').length - 1)).toEqual([3, 1, 1, 1]);
});
