import { expect, test } from 'vitest';
import { FairQueue } from './fair-queue.ts';

/** A pool whose clock is the test: thoughts last as long as they were granted. */
class Pool {
  now = 0;
  readonly #queue: FairQueue;
  readonly #running: { readonly ends: number; readonly end: () => void }[] = [];

  constructor(places: number) {
    this.#queue = new FairQueue(places);
  }

  /** Resolves to when the thought ended and how long it was. */
  think(person: string, milliseconds: number, awaited = true): Promise<{ readonly at: number; readonly granted: number }> {
    return this.#queue.run({ person, awaited }, milliseconds, (granted) => {
      const ends = this.now + granted;
      return new Promise((resolve) => this.#running.push({ ends, end: () => resolve({ at: ends, granted }) }));
    });
  }

  async pass(milliseconds: number): Promise<void> {
    const until = this.now + milliseconds;
    for (;;) {
      for (let i = 0; i < 5; i++) await Promise.resolve();
      const next = this.#running.sort((a, b) => a.ends - b.ends)[0];
      if (!next || next.ends > until) break;
      this.now = next.ends;
      this.#running.shift();
      next.end();
    }
    this.now = until;
  }
}

test('sixty tables of one person do not keep a second person waiting', async () => {
  const pool = new Pool(2);
  // A closed loop: whoever was answered asks again.
  const greedy = async (): Promise<void> => {
    for (;;) await pool.think('greedy', 1000);
  };
  for (let i = 0; i < 60; i++) void greedy();
  await pool.pass(5000);
  for (let i = 0; i < 10; i++) {
    const asked = pool.now;
    const answer = pool.think('ana', 300);
    await pool.pass(2000);
    const { at, granted } = await answer;
    expect(granted).toBe(300);
    expect(at - asked).toBeLessThanOrEqual(300 + 1000);
  }
});

test('sixty people who all want a long thought are all answered within its budget and a second', async () => {
  const pool = new Pool(2);
  let longest = 0;
  const person = async (name: string): Promise<void> => {
    for (;;) {
      const asked = pool.now;
      const { at } = await pool.think(name, 1000);
      longest = Math.max(longest, at - asked);
    }
  };
  for (let i = 0; i < 60; i++) void person(`p${i}`);
  await pool.pass(20_000);
  expect(longest).toBeLessThanOrEqual(2000);
});

test('tables of bots alone come last and never take the last place', async () => {
  const pool = new Pool(2);
  const bots = async (): Promise<void> => {
    for (;;) await pool.think('greedy', 1000, false);
  };
  for (let i = 0; i < 200; i++) void bots();
  await pool.pass(3000);
  for (let i = 0; i < 20; i++) {
    const asked = pool.now;
    const answer = pool.think('ana', 300);
    await pool.pass(500);
    expect((await answer).at - asked).toBe(300);
  }
  await pool.pass(1000);
});

test('alone, a thought has all its time; and a single place serves everybody', async () => {
  const pool = new Pool(1);
  const first = pool.think('ana', 300);
  const second = pool.think('ana', 300, false);
  await pool.pass(1000);
  expect([await first, await second]).toEqual([
    { at: 300, granted: 300 },
    { at: 600, granted: 300 },
  ]);
});
