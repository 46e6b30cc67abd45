import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LocalJobs } from './local.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function make() {
  const done: unknown[] = [];
  const failed: unknown[] = [];
  const jobs = new LocalJobs((error) => failed.push(error));
  jobs.on('note', async (payload) => void done.push(payload));
  return { jobs, done, failed };
}

test('a job is done at its time and once; one of the same key takes its place; one that was cancelled is not done', async () => {
  const { jobs, done } = make();
  await jobs.at('a', Date.now() + 1000, 'note', { a: 1 });
  await jobs.at('a', Date.now() + 2000, 'note', { a: 2 });
  await jobs.at('b', Date.now() + 500, 'note', { b: 1 });
  await jobs.at('c', Date.now() - 500, 'note', { c: 'late' });
  await jobs.cancel('b');
  await vi.advanceTimersByTimeAsync(1999);
  expect(done).toEqual([{ c: 'late' }]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(done).toEqual([{ c: 'late' }, { a: 2 }]);
});

test('what is to be done now is done once, however often it is asked for until it is done', async () => {
  const { jobs, done } = make();
  let finish = (): void => undefined;
  jobs.on('long', async (payload) => {
    done.push(payload);
    await new Promise<void>((resolve) => (finish = resolve));
  });
  for (let i = 0; i < 3; i++) await jobs.now('a', 'long', { i });
  await vi.advanceTimersByTimeAsync(5);
  await jobs.now('a', 'long', { i: 3 });
  await vi.advanceTimersByTimeAsync(5);
  expect(done).toEqual([{ i: 0 }]);
  finish();
  await vi.advanceTimersByTimeAsync(5);
  await jobs.now('a', 'long', { i: 4 });
  await vi.advanceTimersByTimeAsync(5);
  expect(done).toEqual([{ i: 0 }, { i: 4 }]);
});

test('a wait of two months is one wait', async () => {
  const { jobs, done } = make();
  const months = 60 * 24 * 3_600_000;
  await jobs.at('a', Date.now() + months, 'note', {});
  await vi.advanceTimersByTimeAsync(months - 1000);
  expect(done).toEqual([]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(done).toEqual([{}]);
});

test('one that fails is told and stops nobody; closing waits for what has begun and begins nothing more, nor tells what the end cut off', async () => {
  const { jobs, done, failed } = make();
  jobs.on('bad', () => Promise.reject(new Error('no')));
  let finish = (): void => undefined;
  let cutOff = (_: Error): void => undefined;
  jobs.on('long', () => new Promise((resolve) => (finish = resolve)));
  jobs.on('cut', () => new Promise((_, reject) => (cutOff = reject)));
  await jobs.at('a', Date.now(), 'bad', {});
  await jobs.at('b', Date.now(), 'note', {});
  await jobs.at('c', Date.now(), 'long', {});
  await jobs.at('cut', Date.now(), 'cut', {});
  await jobs.at('d', Date.now() + 10, 'note', { d: 'too late' });
  await vi.advanceTimersByTimeAsync(5);
  expect([done, failed]).toMatchObject([[{}], [{ message: 'no' }]]);
  let closed = false;
  const closing = jobs.close().then(() => (closed = true));
  await vi.advanceTimersByTimeAsync(100);
  expect(closed).toBe(false);
  finish();
  cutOff(new Error('the database is closed'));
  await closing;
  expect(done).toEqual([{}]);
  expect(failed).toHaveLength(1);
});
