import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { expect, test, vi } from 'vitest';
import { endAll } from './processes.ts';

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('a program that a thread is just about to start is ended too', async () => {
  // Node 20 begins no thread with TypeScript, even where tsx is loaded.
  const program = fileURLToPath(new URL('./testing/slow-start.ts', import.meta.url));
  const thread = new Worker(`require('tsx/cjs'); require(${JSON.stringify(program)});`, { eval: true });
  const heard: unknown[] = [];
  thread.on('message', (message) => heard.push(message));
  await once(thread, 'message');
  expect(heard).toEqual(['starting']);
  endAll();
  await vi.waitFor(() => expect(heard).toHaveLength(2));
  await vi.waitFor(() => expect(isAlive(Number(heard[1]))).toBe(false), { timeout: 5000 });
  await thread.terminate();
});
