import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Real browsers against a real server. A page waits more than it works, so that two files at a time keep two cores busy. */
export default defineConfig({
  test: { include: ['test/e2e/*.test.ts'], maxWorkers: Math.min(2, availableParallelism()), testTimeout: 240_000, hookTimeout: 120_000 },
});
