import { vi } from 'vitest';
import { run } from '../program.ts';
import type { Ended } from './run.ts';

let before: Promise<unknown> = Promise.resolve();

/**
 * The command line within this process, one after the other: what a command says and the status that it ends with. Not for commands that play on
 * threads, which only a bundle has, nor for what comes before and after: input, signals, pipes.
 */
export function inside(args: readonly string[]): Promise<Ended> {
  const now = before.then(() => capture(args));
  before = now.catch(() => undefined);
  return now;
}

async function capture(args: readonly string[]): Promise<Ended> {
  const said = { stdout: '', stderr: '' };
  const hear = (stream: 'stdout' | 'stderr') =>
    vi.spyOn(process[stream], 'write').mockImplementation((text) => {
      said[stream] += String(text);
      return true;
    });
  const spies = [hear('stdout'), hear('stderr')];
  for (const name of ['LC_ALL', 'LANG']) vi.stubEnv(name, 'C');
  try {
    const status = await run(args);
    return { status, ...said };
  } finally {
    for (const spy of spies) spy.mockRestore();
    vi.unstubAllEnvs();
  }
}
