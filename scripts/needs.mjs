import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fetchChromium } from './chromium.mjs';

/** Where there is none for npm to fetch. One without windows takes a quarter less of the processor than one that only hides them. */
const SHELL = '/usr/bin/chromium-headless-shell';
const BROWSERS = [
  SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
const isPython3 = (name) => spawnSync(name, ['-c', 'import json, sys; sys.exit(sys.version_info[0] != 3)']).status === 0;

/**
 * What some tests need beside Node: the variable that names it to them, who may fetch it, where it may be otherwise (the best first),
 * and the system's packages that have it, in the same order.
 */
const NEEDS = {
  Chromium: {
    variable: 'CHROMIUM',
    fetch: fetchChromium,
    places: BROWSERS,
    works: existsSync,
    packs: ['chromium-headless-shell', 'chromium'],
  },
  'Python 3': { variable: 'PYTHON', places: ['python3', 'python'], works: isPython3, packs: ['python3'] },
};
const canInstall = process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
/** Whoever has no network is told so soon. */
const SOON = ['-o', 'Acquire::http::Timeout=10', '-o', 'Acquire::https::Timeout=10', '-o', 'Acquire::Retries=0'];
const apt = (...args) =>
  new Promise((done) => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const child = spawn('apt-get', [...SOON, '-qq', ...args], { stdio: ['ignore', 'ignore', 'inherit'], env });
    child.on('error', () => done(false));
    child.on('close', (status) => done(status === 0));
  });

async function install(pack) {
  console.log(`Installing ${pack} by apt-get for the tests …`);
  return (await apt('install', '-y', pack)) || ((await apt('update')) && (await apt('install', '-y', pack)));
}

/** Whoever installs waits until others have. */
let installing = Promise.resolve();

/**
 * The variable that names a need to the tests: the one given, what is fetched, the best that the system's packages can give, or what
 * else is there. Tests that miss it fail.
 */
export async function find(need) {
  const { variable, fetch, places, works, packs } = NEEDS[need];
  const given = process.env[variable] ?? (await fetch?.());
  const found = (among) => [given, ...among].find((place) => place && works(place));
  installing = installing.then(async () => {
    if (!canInstall || found(places.slice(0, 1))) return;
    for (const [i, pack] of packs.entries()) if ((i > 0 && found(places)) || (await install(pack))) return;
  });
  await installing;
  const here = found(places);
  if (here) return { [variable]: here };
  console.error(
    `No ${need} was found, so tests that need it will fail: install ${packs.at(-1)} with your package manager, or set ${variable} to its path.`,
  );
  return {};
}
