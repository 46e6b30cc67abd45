import { defineConfig } from 'vitest/config';
import { longestFirst } from './test/support/longest-first.ts';

const LONG = ['pages', 'die-patin-link', 'hameln-link', 'die-patin.', 'hameln.', 'lessons', 'pied-piper', 'toy-game', 'story'].map(
  (name) => `e2e/${name}`,
);

/**
 * Real browsers against a real server; two files at a time: with three each took half as long again. One browser serves all files
 * that a process runs. What fails is tried once more, and `npm test` says so.
 */
export default defineConfig({
  test: {
    include: ['test/e2e/*.test.ts'],
    isolate: false,
    sequence: { sequencer: longestFirst(LONG) },
    maxWorkers: 3,
    retry: 1,
    testTimeout: 240_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 10_000 } },
  },
});
