import { relative } from 'node:path';
import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

export default {
  preprocess: vitePreprocess(),
  compilerOptions: {
    runes: true,
    // Every element with a style of its own carries this; it need only be different from file to file.
    cssHash: ({ hash, filename, css }) => `s${hash(filename ? relative(import.meta.dirname, filename) : css)}`.slice(0, 6),
  },
};
