// Cuts the bundled fonts to the letters of our four languages and to one weight each: 200 kB become about 50.
// Run it again after an update of the font packages: node src/web/fonts/subset.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

const range = (from, to) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));
/** Signs that no text of ours needs, though somebody's name may. */
const UNUSED = '"#$*<>@[\\]^_`{|}~';
/** What our texts are written with. Every page loads these. */
const COMMON = [...`${range(0x20, 0x7e)}ÄÖÜäöüßÀÂÉàâçèéêëîïóôœùû\u00a0\u202f–‘’“”„«»…·×−`].filter((c) => !UNUSED.includes(c)).join('');
/** Names of players come in more letters than our texts; a browser fetches them when one occurs. */
const RARE = [...`${UNUSED}${range(0xa1, 0xff)}ẞŒœŸ—‚‹›€`].filter((letter) => !COMMON.includes(letter)).join('');

/** Lining figures are ours everywhere; small capitals and ornaments are never asked for. */
const FEATURES = ['kern', 'lnum'];

const FONTS = [
  {
    from: '@fontsource-variable/grenze-gotisch/files/grenze-gotisch-latin-wght-normal.woff2',
    to: 'grenze-gotisch-620',
    axes: { wght: 620 },
  },
  {
    from: '@fontsource-variable/alegreya/files/alegreya-latin-wght-normal.woff2',
    to: 'alegreya-440',
    axes: { wght: 440 },
  },
  {
    from: '@fontsource-variable/alegreya/files/alegreya-latin-wght-italic.woff2',
    to: 'alegreya-italic-420',
    axes: { wght: 420 },
  },
  {
    from: '@fontsource/alegreya-sans/files/alegreya-sans-latin-500-normal.woff2',
    to: 'alegreya-sans-500',
    axes: undefined,
  },
  {
    from: '@fontsource/alegreya-sans/files/alegreya-sans-latin-700-normal.woff2',
    to: 'alegreya-sans-700',
    axes: undefined,
  },
];

for (const font of FONTS)
  for (const [to, letters] of [
    [`${font.to}.woff2`, COMMON],
    [`${font.to}-rare.woff2`, RARE],
  ]) {
    const whole = readFileSync(require.resolve(font.from));
    const cut = await subsetFont(whole, letters, {
      targetFormat: 'woff2',
      keepFeatures: FEATURES,
      noHinting: true,
      ...(font.axes ? { variationAxes: font.axes } : {}),
    });
    writeFileSync(join(import.meta.dirname, to), cut);
    console.log(`${to}: ${whole.length} → ${cut.length} bytes`);
  }

/** For the unicode-range of tokens.css. */
console.log([...RARE].map((letter) => `U+${letter.codePointAt(0)?.toString(16)}`).join(', '));
