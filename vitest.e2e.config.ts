import { defineConfig } from 'vitest/config';

/** Real browsers against a real server: one file after the other, because they share two cores. */
export default defineConfig({
  test: { include: ['test/e2e/**/*.test.ts'], maxWorkers: 2, testTimeout: 240_000, hookTimeout: 120_000 },
});
