import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
const isPython3 = (name) => spawnSync(name, ['-c', 'import json, sys; sys.exit(sys.version_info[0] != 3)']).status === 0;

/** What some tests need beside Node: the variable that names it to them, where it may be, and the system's package that has it. */
const NEEDS = {
  Chromium: { variable: 'CHROMIUM', places: BROWSERS, works: existsSync, pack: 'chromium' },
  'Python 3': { variable: 'PYTHON', places: ['python3', 'python'], works: isPython3, pack: 'python3' },
};

function install(pack) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${pack} by apt-get for the tests …`);
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  spawnSync('apt-get', ['install', '-y', '-qq', pack], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

/** The variable that names a need to the tests: the one given, the system's, or one installed now by the system's packages. Tests that miss it fail. */
export function find(need) {
  const { variable, places, works, pack } = NEEDS[need];
  const found = () => [process.env[variable], ...places].find((place) => place && works(place));
  let here = found();
  if (!here) {
    install(pack);
    here = found();
  }
  if (here) return { [variable]: here };
  console.error(
    `No ${need} was found, so tests that need it will fail: install ${pack} with your package manager, or set ${variable} to its path.`,
  );
  return {};
}
