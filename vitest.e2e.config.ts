import { defineConfig } from 'vitest/config';

/** Real browsers against a real server: one file after the other, because two at a time on two cores make taps and drags late. */
export default defineConfig({
  test: { include: ['test/e2e/*.test.ts'], fileParallelism: false, testTimeout: 240_000, hookTimeout: 120_000 },
});
