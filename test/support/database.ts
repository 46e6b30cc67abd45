import { spawn } from 'node:child_process';
import { Socket } from 'node:net';
import pg from 'pg';
import { answers, prepareServer } from './postgres.ts';

/** A database of a test's own, empty, on a server that all tests of a process share: to make a server takes a second of processor. */
export interface Database {
  readonly url: string;
  stop(): Promise<void>;
}

/** Nobody says when the last test of a process is over: the server goes when the process is gone, which closes the pipe that this reads. */
const UNTIL_ALONE = '"$@" & read -r _; kill -INT $!; wait $!; rm -rf "$PWD"';

async function startShared(): Promise<string> {
  const { program, args, how, url } = await prepareServer();
  const child = spawn('sh', ['-c', UNTIL_ALONE, 'sh', program, ...args], { ...how, stdio: ['pipe', 'ignore', 'ignore'] });
  child.unref();
  if (child.stdin instanceof Socket) child.stdin.unref();
  if (!(await answers(url, child))) throw new Error(`PostgreSQL ended with ${child.exitCode} before it answered.`);
  return url;
}

let server: Promise<string> | undefined;
let made = 0;

export async function openDatabase(): Promise<Database> {
  server ??= startShared();
  const url = await server;
  made += 1;
  const name = `test_${made}`;
  const ask = async (query: string): Promise<void> => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(query);
    await client.end();
  };
  await ask(`create database ${name}`);
  return { url: url.replace(/\/postgres$/, `/${name}`), stop: () => ask(`drop database ${name} with (force)`) };
}
