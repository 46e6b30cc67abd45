// Makes the pages and what draws pictures (dist/web, dist/picture). The same sources make the same files, which are remembered in
// node_modules/.cache: whoever runs the tests twice, or comes back to a branch, waits once.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const MADE = ['web', 'picture'];
const STEPS = [
  ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'],
  ['node_modules/vite/bin/vite.js', 'build', '--config', 'vite.picture.config.js', '--logLevel', 'warn'],
  ['scripts/compress.mjs'],
];
/** Whatever they read; tools are in the lock. */
const SOURCES = [
  'package.json',
  'package-lock.json',
  'index.html',
  'vite.config.ts',
  'vite.picture.config.js',
  'svelte.config.js',
  'tsconfig.base.json',
  'tsconfig.json',
];
const FOLDERS = ['src', 'scripts'];
const WEEK = 7 * 24 * 3_600_000;

function key() {
  const inFolders = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  const hash = createHash('sha256').update(`${process.version} ${process.env.NODE_ENV}`);
  for (const file of [...SOURCES.map((name) => join(root, name)), ...inFolders.sort()])
    hash.update(`\0${file.slice(root.length)}\0`).update(readFileSync(file));
  return hash.digest('hex').slice(0, 32);
}

function copy(from, to) {
  for (const made of MADE) {
    rmSync(join(to, made), { recursive: true, force: true });
    cpSync(join(from, made), join(to, made), { recursive: true });
  }
}

const dist = join(root, 'dist');
const cache = join(root, 'node_modules', '.cache', 'ratskeller-web');
const name = key();
const kept = join(cache, name);
if (existsSync(kept)) {
  copy(kept, dist);
  utimesSync(kept, new Date(), new Date());
} else {
  for (const step of STEPS) {
    const { status } = spawnSync(process.execPath, step, { cwd: root, stdio: 'inherit' });
    if (status !== 0) process.exit(status ?? 1);
  }
  mkdirSync(cache, { recursive: true });
  // It appears at once, so that a build beside this one finds all of it or nothing. What was saved meanwhile may be in it or not.
  const whole = mkdtempSync(`${kept}.`);
  copy(dist, whole);
  if (key() === name && !existsSync(kept)) renameSync(whole, kept);
  rmSync(whole, { recursive: true, force: true });
}
for (const old of readdirSync(cache).map((one) => join(cache, one)))
  if (statSync(old).mtimeMs < Date.now() - WEEK) rmSync(old, { recursive: true, force: true });
