import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import subsetFont from 'subset-font';
import { defineConfig } from 'vite';

const require = createRequire(import.meta.url);

/** Pages bring the fonts in a form that only browsers read. More letters than there: names of players are not fetched later. */
const FONTS = [
  ...['latin', 'latin-ext'].flatMap((letters) => [
    { from: `@fontsource/alegreya-sans/files/alegreya-sans-${letters}-500-normal.woff2`, to: `alegreya-sans-500-${letters}` },
    { from: `@fontsource/alegreya-sans/files/alegreya-sans-${letters}-700-normal.woff2`, to: `alegreya-sans-700-${letters}` },
  ]),
  { from: '@fontsource-variable/grenze-gotisch/files/grenze-gotisch-latin-wght-normal.woff2', to: 'grenze-gotisch', axes: { wght: 620 } },
];
const LAST_LETTER = 0x20b0;
const LETTERS = String.fromCodePoint(...Array.from({ length: LAST_LETTER - 0x20 }, (_, i) => i + 0x20));

/** Which games have pictures: the server asks before it promises one. */
const games = readdirSync('src/games').filter((game) => existsSync(`src/games/${game}/ui/picture/index.ts`));

const fonts = () => ({
  name: 'fonts-of-pictures',
  apply: 'build',
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'games.json', source: JSON.stringify(games) });
    for (const { from, to, axes } of FONTS.map((font) => ({ axes: undefined, ...font }))) {
      const source = await subsetFont(readFileSync(require.resolve(from)), LETTERS, {
        targetFormat: 'sfnt',
        ...(axes && { variationAxes: axes }),
      });
      this.emitFile({ type: 'asset', fileName: `fonts/${to}.ttf`, source });
    }
  },
});

/** Boards drawn without a browser: what /picture answers. The server's thread loads it (src/server/pictures/). */
export default defineConfig({
  publicDir: false,
  // Styles come with what is rendered, for there is no page that could fetch them.
  plugins: [svelte({ compilerOptions: { css: 'injected' } }), fonts()],
  ssr: { noExternal: true },
  build: { ssr: 'src/web/picture/draw.ts', outDir: 'dist/picture', emptyOutDir: true, target: 'node20' },
});
