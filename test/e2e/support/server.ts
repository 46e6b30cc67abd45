import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { freePort } from '../../support/free-port.ts';
import { nextLuck } from './luck.ts';

/** The product itself, as `npm start` runs it after the build, on a port and a data folder of its own. */
export interface Served {
  readonly url: string;
  /** The folder with its database. */
  readonly data: string;
  /** Kills it without a word (kill -9) and starts it again on the same port and data. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

export const root = join(import.meta.dirname, '..', '..', '..');

/** `flags` are those of the command line, on top of what every test needs. */
export const serve = (...flags: readonly string[]): Promise<Served> => serveFrom(root, ...flags);

/** The same from another copy of the tree. */
export async function serveFrom(tree: string, ...flags: readonly string[]): Promise<Served> {
  const data = mkdtempSync(join(tmpdir(), 'ratskeller-e2e-'));
  const port = await freePort();
  let child = await launch(tree, port, data, flags);
  return {
    url: `http://127.0.0.1:${port}`,
    data,
    async crash() {
      await ended(child, 'SIGKILL');
      child = await launch(tree, port, data, flags);
    },
    async stop() {
      await ended(child, 'SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
  };
}

function launch(tree: string, port: number, data: string, flags: readonly string[]): Promise<ChildProcess> {
  const luck = pathToFileURL(join(import.meta.dirname, 'luck.mjs')).href;
  const child = spawn(
    process.execPath,
    ['--import', luck, 'bin/ratskeller.js', 'serve', '--port', String(port), '--data', data, ...flags],
    {
      cwd: tree,
      env: { ...process.env, LUCK: nextLuck('server') },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  return new Promise((done, fail) => {
    let said = '';
    const hear = (bytes: Buffer) => {
      said += String(bytes);
      if (said.includes(`:${port}`)) done(child);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', (code) => fail(new Error(`the server ended with ${code}: ${said}`)));
  });
}

function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  return new Promise((done) => {
    child.once('exit', () => done());
    child.kill(signal);
  });
}
