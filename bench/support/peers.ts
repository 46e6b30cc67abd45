import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The peers live in a folder of their own with their own lock file; the product does not depend on them. */
export const PEERS = fileURLToPath(new URL('../peers', import.meta.url));

/** Installs them, unless they are there, and answers what loads one of them. */
export function installPeers(): (name: string) => unknown {
  if (!existsSync(join(PEERS, 'node_modules'))) {
    const { status } = spawnSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--silent'], { cwd: PEERS, stdio: 'inherit' });
    if (status !== 0) throw new Error('the peers could not be installed; is the npm registry reachable?');
  }
  return createRequire(join(PEERS, 'package.json')) as (name: string) => unknown;
}
