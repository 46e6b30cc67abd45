// Cuts the bundled fonts to the letters of our four languages and to one weight each: 200 kB become about 50.
// Run it again after an update of the font packages: npx tsx src/web/fonts/subset.ts
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

const range = (from, to) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));
const ASCII = range(0x20, 0x7e);
const LANGUAGES = 'ÄÖÜäöüßẞÀÂÆÇÈÉÊËÎÏÔŒÙÛàâæçèéêëîïôœùûÿÁÍÓÚáíóú';
const SIGNS = '\u00a0\u202f–—‘’‚“”„«»‹›…·×−½€°';
/** Names of players come in more letters than our texts. */
const LATIN_1 = range(0xa1, 0xff);

/** Lining figures are ours everywhere; small capitals and ornaments are never asked for. */
const FEATURES = ['kern', 'lnum', 'mark', 'ccmp', 'locl'];

const FONTS = [
  {
    from: '@fontsource-variable/grenze-gotisch/files/grenze-gotisch-latin-wght-normal.woff2',
    to: 'grenze-gotisch-620.woff2',
    letters: ASCII + LANGUAGES + SIGNS,
    axes: { wght: 620 },
  },
  {
    from: '@fontsource-variable/alegreya/files/alegreya-latin-wght-normal.woff2',
    to: 'alegreya-440.woff2',
    letters: ASCII + LANGUAGES + SIGNS,
    axes: { wght: 440 },
  },
  {
    from: '@fontsource-variable/alegreya/files/alegreya-latin-wght-italic.woff2',
    to: 'alegreya-italic-420.woff2',
    letters: ASCII + LANGUAGES + SIGNS,
    axes: { wght: 420 },
  },
  {
    from: '@fontsource/alegreya-sans/files/alegreya-sans-latin-500-normal.woff2',
    to: 'alegreya-sans-500.woff2',
    letters: ASCII + LATIN_1 + LANGUAGES + SIGNS,
    axes: undefined,
  },
  {
    from: '@fontsource/alegreya-sans/files/alegreya-sans-latin-700-normal.woff2',
    to: 'alegreya-sans-700.woff2',
    letters: ASCII + LATIN_1 + LANGUAGES + SIGNS,
    axes: undefined,
  },
];

for (const font of FONTS) {
  const whole = readFileSync(require.resolve(font.from));
  const cut = await subsetFont(whole, font.letters, {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    noHinting: true,
    ...(font.axes ? { variationAxes: font.axes } : {}),
  });
  writeFileSync(join(import.meta.dirname, font.to), cut);
  console.log(`${font.to}: ${whole.length} → ${cut.length} bytes`);
}
