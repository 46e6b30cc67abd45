// Bundles the command line (and with it the server and the workers) into dist/. Runs in about a second, from `npm ci`
// by the `prepare` script, and from bin/ratskeller.js whenever a source is newer than the bundle.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const dist = join(root, 'dist');
const stamp = join(dist, 'inputs.json');
const ENTRIES = {
  cli: 'src/cli/main.ts',
  'game-worker': 'src/cli/game-worker.ts',
  'bot-worker': 'src/server/bots/bot-worker.ts',
  'picture-thread': 'src/server/pictures/thread.ts',
  'sqlite-writer': 'src/store/sqlite-writer.ts',
};
/**
 * Libraries are packed in, for to look for their thousand files was half of a server's start; but not those that are programs of the
 * machine's own, look for files beside them, or are loaded by few.
 */
const APART = ['@resvg/resvg-js', '@simplewebauthn/server', 'cli-progress', 'graphile-worker', 'libsql', 'pg', 'piscina'];
/** Libraries of the older kind ask for Node's own modules by this. */
const REQUIRE = "import { createRequire as asker } from 'node:module'; const require = asker(import.meta.url);";
const HOUR = 3_600_000;

/** Whether dist/ was built from the sources as they are now: a few hundred stats, about 5 ms. */
export function isFresh() {
  try {
    const inputs = JSON.parse(readFileSync(stamp, 'utf8'));
    const built = statSync(stamp).mtimeMs;
    const whole = Object.entries(ENTRIES).every(([out, source]) => existsSync(join(dist, `${out}.js`)) && inputs.includes(source));
    return whole && inputs.every((file) => statSync(join(root, file)).mtimeMs <= built);
  } catch {
    return false;
  }
}

export async function build() {
  const started = Date.now();
  const esbuild = await import('esbuild');
  const result = await esbuild.build({
    absWorkingDir: root,
    entryPoints: Object.entries(ENTRIES).map(([out, source]) => ({ in: source, out })),
    outdir: 'dist',
    chunkNames: 'chunk-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    external: APART,
    banner: { js: REQUIRE },
    sourcemap: 'linked',
    sourcesContent: false,
    metafile: true,
    write: false,
    logLevel: 'error',
  });
  write(result.outputFiles);
  writeStamp(Object.keys(result.metafile.inputs), started);
}

/** Each file appears at once and entries come last, so that two builds, or a build and a run, do not disturb each other. */
function write(files) {
  mkdirSync(dist, { recursive: true });
  const isChunk = (file) => basename(file.path).startsWith('chunk-');
  for (const file of [...files.filter(isChunk), ...files.filter((f) => !isChunk(f))]) {
    const temporary = `${file.path}.${process.pid}`;
    writeFileSync(temporary, file.contents);
    renameSync(temporary, file.path);
  }
  // A program that is running may still need the chunks of the bundle it was started from.
  const current = new Set(files.map((file) => basename(file.path)));
  for (const name of readdirSync(dist)) {
    if (!name.startsWith('chunk-') || current.has(name)) continue;
    // Another build may have renamed or removed it meanwhile.
    const found = statSync(join(dist, name), { throwIfNoEntry: false });
    if (found && found.mtimeMs < Date.now() - HOUR) rmSync(join(dist, name), { force: true });
  }
}

function writeStamp(inputs, started) {
  const own = inputs.filter((file) => !file.startsWith('node_modules'));
  const files = [...own, relative(root, fileURLToPath(import.meta.url))];
  const newest = Math.max(...files.map((file) => statSync(join(root, file)).mtimeMs));
  // A source that was saved while the build ran makes the bundle stale at once.
  if (newest > started) return;
  writeFileSync(`${stamp}.${process.pid}`, JSON.stringify(files));
  renameSync(`${stamp}.${process.pid}`, stamp);
}

async function main() {
  try {
    await build();
  } catch (error) {
    // esbuild has said what is wrong with the sources. An installation without development tools brings its own dist/.
    if (error.code !== 'ERR_MODULE_NOT_FOUND') process.exitCode = 1;
    else console.error('esbuild is not installed: dist/ stays as it is.');
  }
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) await main();
