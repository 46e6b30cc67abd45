// Packs what the server sends as text, once and as small as it gets, beside the files themselves: `npm run build` calls it.
// What was packed before is remembered in node_modules/.cache, for most of a build is the same as the last one's.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { minify } from 'terser';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const folder = join(root, 'dist', 'web');
const cache = join(root, 'node_modules', '.cache', 'ratskeller');
/**
 * Pieces of the page that everybody waits for: a second look makes them 1.3 % smaller still (2.5 of 194 kB). Their names stay, for what
 * they do stays. For all the others it took as long again, eight seconds of each build, and found 0.4 %.
 */
const FIRST_PIECE = /^assets[/\\](house|home|table|core|rules|board)-.*\.js$/;
const SECOND_LOOK = { module: true, ecma: 2020, compress: { passes: 2 } };
/** Fonts and pictures are packed already. */
const TEXT = /\.(html|js|css|svg|webmanifest|json|txt)$/;
const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;

const secondLook = async (text) => (await minify(text.toString(), SECOND_LOOK)).code ?? '';
const brotli = (bytes) => brotliCompressSync(bytes, { params: { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_SIZE_HINT]: bytes.length } });
const gzip = (bytes) => gzipSync(bytes, { level: 9 });

/** Whoever changes how something is made forgets what was made: the ways and the tool that does the work are part of the name. */
const ways = [SECOND_LOOK, secondLook, brotli, gzip, process.version, readFileSync(join(root, 'package-lock.json'), 'utf8')];
const age = createHash('sha256').update(ways.map((way) => (typeof way === 'object' ? JSON.stringify(way) : String(way))).join('\n'));

const WEEK = 7 * 24 * 3_600_000;
const used = new Set();

/** What `make` makes of the bytes, from memory if it can be. */
async function remembered(make, bytes) {
  const name = age.copy().update(make.name).update(bytes).digest('hex');
  const file = join(cache, name);
  used.add(name);
  try {
    return readFileSync(file);
  } catch {
    const made = Buffer.from(await make(bytes));
    // It appears at once, so that a build beside this one finds all of it or nothing.
    writeFileSync(`${file}.${process.pid}`, made);
    renameSync(`${file}.${process.pid}`, file);
    return made;
  }
}

mkdirSync(cache, { recursive: true });
for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  if (!TEXT.test(name)) continue;
  const file = join(folder, name);
  if (FIRST_PIECE.test(name)) writeFileSync(file, await remembered(secondLook, readFileSync(file)));
  const bytes = readFileSync(file);
  writeFileSync(`${file}.br`, await remembered(brotli, bytes));
  writeFileSync(`${file}.gz`, await remembered(gzip, bytes));
}
for (const name of readdirSync(cache))
  if (!used.has(name) && statSync(join(cache, name)).mtimeMs < Date.now() - WEEK) rmSync(join(cache, name), { force: true });
