import { expect, test } from 'vitest';
import type { ServerContext } from '../context.ts';
import type { Payload } from '../jobs/jobs.ts';
import { nameRatings } from './jobs.ts';

test('games that end at once are judged one after the other', async () => {
  const runs = new Map<string, (payload: Payload) => Promise<void>>();
  const read: string[] = [];
  let atOnce = 0;
  const table = async (id: string): Promise<undefined> => {
    atOnce += 1;
    read.push(`${id}, ${atOnce} at once`);
    await new Promise((resolve) => setImmediate(resolve));
    atOnce -= 1;
  };
  nameRatings({
    jobs: { on: (kind: string, run: (payload: Payload) => Promise<void>) => runs.set(kind, run) },
    store: { table },
  } as unknown as ServerContext);
  await Promise.all(['a', 'b', 'c'].map(async (table) => runs.get('rate')?.({ table })));
  expect(read).toEqual(['a, 1 at once', 'b, 1 at once', 'c, 1 at once']);
});
