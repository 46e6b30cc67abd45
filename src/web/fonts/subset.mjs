// Cuts the bundled fonts to the letters of our four languages and to one weight each: 200 kB become about 50.
// Run it again after an update of the font packages: node src/web/fonts/subset.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

const range = (from, to) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));
const LATIN = `${range(0x20, 0x7e)}ÄÖÜäöüßÀÂÉàâçèéêëîïóôœùû\u00a0\u202f–‘’“”„«»…·×−`;
const without = (letters, others) => [...letters].filter((letter) => !others.includes(letter)).join('');
/** What our texts are written with: every page loads these. The signs left out are those that only somebody's name may have. */
const COMMON = without(LATIN, '"#$*<>@[\\]^_`{|}~');
/** Titles, names of games and points. */
const TITLES = without(COMMON, "%&'()/;=×«»„“”\u202f·");
/** What home and a first table write like that: the house and its games, the headings of log and missions, the start strip's letter, figures. */
const FIRST = [
  ...new Set(
    'Ratskeller Hameln Rattenscharf Die Patin Der Rattenfänger The Pied Piper Le Joueur de flûte De Rattenvanger ' +
      'Verlauf Log Journal Verloop Missionen Missions Missies S 0123456789+−–',
  ),
].join('');
/** Names of players come in more letters than our texts; a browser fetches them when one occurs. */
const ALL = `${LATIN}${range(0xa1, 0xff)}ẞŒœŸ—‚‹›€`;

/** Lining figures are ours everywhere; small capitals and ornaments are never asked for. */
const FEATURES = ['kern', 'lnum'];

const FONTS = [
  {
    from: '@fontsource-variable/grenze-gotisch/files/grenze-gotisch-latin-wght-normal.woff2',
    to: 'grenze-gotisch-620',
    axes: { wght: 620 },
    common: FIRST,
    later: TITLES,
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
    // At the size of buttons and lists its pairs look the same without.
    features: ['lnum'],
  },
  {
    from: '@fontsource/alegreya-sans/files/alegreya-sans-latin-700-normal.woff2',
    to: 'alegreya-sans-700',
    axes: undefined,
    // At the size of buttons and lists its pairs look the same without.
    features: ['lnum'],
  },
];

/** "U+22-24, U+2a" for the unicode-range of tokens.css. */
function ranges(letters) {
  const points = [...new Set([...letters].map((letter) => letter.codePointAt(0)))].sort((a, b) => a - b);
  const runs = points.reduce((all, n) => {
    const last = all.at(-1);
    if (last?.[1] === n - 1) last[1] = n;
    else all.push([n, n]);
    return all;
  }, []);
  return runs.map(([from, to]) => `U+${from.toString(16)}${from === to ? '' : `-${to.toString(16)}`}`).join(', ');
}

for (const { from, to, axes, common = COMMON, later = common, features = FEATURES } of FONTS) {
  const files = [
    [`${to}.woff2`, common],
    [`${to}-later.woff2`, without(later, common)],
    [`${to}-rare.woff2`, without(ALL, later)],
  ];
  for (const [name, letters] of files) {
    if (letters === '') continue;
    const whole = readFileSync(require.resolve(from));
    const cut = await subsetFont(whole, letters, {
      targetFormat: 'woff2',
      keepFeatures: features,
      noHinting: true,
      ...(axes ? { variationAxes: axes } : {}),
    });
    writeFileSync(join(import.meta.dirname, name), cut);
    console.log(`${name}: ${whole.length} → ${cut.length} bytes\n  unicode-range: ${ranges(letters)}`);
  }
}
