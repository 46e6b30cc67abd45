import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const found = () => [process.env.CHROMIUM, ...PLACES].find((path) => path && existsSync(path));

/** The path of a Chromium for the browser tests: the one named, the system's, or one installed now by the system's packages. */
export function findChromium() {
  const here = found();
  if (here) return { ok: true, path: here };
  if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing chromium by apt-get for the browser tests …');
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    const installed = found();
    if (installed) return { ok: true, path: installed };
  }
  return {
    ok: false,
    problem:
      'No Chromium was found, so the browser tests will fail: install chromium with your package manager, or set CHROMIUM to its path.',
  };
}
