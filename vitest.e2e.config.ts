import { defineConfig } from 'vitest/config';
import { longestFirst } from './test/support/longest-first.ts';

/** Whatever takes twenty seconds or more. */
const LONG = [
  ...['pages', 'link.', 'die-patin-link', 'hameln.', 'hameln-link', 'die-patin.', 'motion', 'review', 'bots', 'local', 'pied-piper-link'],
  ...['clock-link', 'story', 'find', 'pied-piper.', 'sizes', 'tournament', 'lessons', 'embed', 'puzzles', 'safety', 'about', 'toy-game'],
].map((name) => `e2e/${name}`);

/**
 * Real browsers against a real server; three files at a time on two cores, for a page that waits for a server, or a test for a page,
 * leaves a core to others. One browser serves all files that a process runs. What fails is tried once more, and `npm test` says so.
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
