import { defineConfig } from 'vitest/config';

/** What takes minutes in a real browser: whole games by one hand, and every state of a table as a picture. `npm test long` runs it. */
export default defineConfig({
  test: { include: ['test/e2e/long/*.test.ts'], fileParallelism: false, testTimeout: 400_000, hookTimeout: 120_000 },
});
