import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte()],
  // Component tests need the browser's half of Svelte.
  resolve: { conditions: ['browser'] },
  test: { include: ['src/**/*.test.ts', 'test/*.test.ts'], testTimeout: 120_000, hookTimeout: 120_000 },
});
