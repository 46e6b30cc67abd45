import { defineConfig } from 'vitest/config';

/** Real browsers against a real server; two files at a time, since most of the time they wait for a page. What fails is tried once more, and `npm test` says so. */
export default defineConfig({
  test: { include: ['test/e2e/*.test.ts'], maxWorkers: 2, retry: 1, testTimeout: 240_000, hookTimeout: 120_000 },
});
