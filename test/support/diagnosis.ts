import pg from 'pg';
import { WebSocket } from 'ws';
import { PROTOCOL } from '../../src/protocol/version.ts';
import type { Cluster } from './cluster.ts';
import { clock, type Person } from './person.ts';

/** In milliseconds. */
const PATIENCE = 4000;

/** Why a table may stand still: what its people, the servers and the database know of it. One line for each. */
export async function diagnose(cluster: Cluster, table: string, people: readonly Person[]): Promise<string[]> {
  // Before anybody is asked: that may already help.
  const known = people.map((person) => person.describe());
  const stored = await storedOf(cluster.postgres.url, table).catch((error: unknown) => [`the database: ${String(error)}`]);
  const servers = await Promise.all(cluster.urls.map(async (url, i) => `server ${i}: ${cluster.lastWords(i) ?? (await told(url, table))}`));
  const health = await Promise.all(cluster.urls.map(async (url, i) => `health of server ${i}: ${await healthOf(url)}`));
  return [`table ${table || '(none yet)'} at ${clock()}`, ...known, ...stored, ...servers, ...health];
}

const healthOf = (url: string): Promise<string> =>
  fetch(`${url}/healthz`, { signal: AbortSignal.timeout(6000) })
    .then((answer) => answer.text())
    .catch(String);

/** What somebody who comes now is told of the table. */
function told(url: string, table: string): Promise<string> {
  return new Promise((resolve) => {
    const heard: string[] = [];
    const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, { handshakeTimeout: PATIENCE });
    const done = (how: string): void => {
      socket.terminate();
      resolve([...heard, how].join('; '));
    };
    const timer = setTimeout(() => done('no more'), PATIENCE);
    socket.on('open', () => socket.send(JSON.stringify({ type: 'watch', version: PROTOCOL, table, known: 0, id: 1 })));
    socket.on('error', (error) => heard.push(String(error)));
    socket.on('close', () => {
      clearTimeout(timer);
      done('closed');
    });
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString()) as Record<string, unknown> & { table?: { status?: string } };
      const { type, n, pending, rule } = message;
      heard.push(`${type} ${JSON.stringify({ n, pending, rule, status: message.table?.status })}`);
    });
  });
}

/** The table, its seats, its log, its jobs, and who is doing what in the database. */
async function storedOf(url: string, table: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: PATIENCE, query_timeout: PATIENCE });
  client.on('error', () => undefined);
  await client.connect();
  const ask = async (what: string, sql: string, values: readonly string[] = [table]): Promise<string> => {
    const rows = await client.query(sql, [...values]).then(
      (answer) => JSON.stringify(answer.rows),
      (error: unknown) => String(error),
    );
    return `stored ${what}: ${rows}`;
  };
  try {
    return [
      await ask('table', 'select status, (select count(*)::int from entry where table_id = id) as length from tables where id = $1'),
      await ask('seats', 'select seat, kind, luck is not null as luck from seat where table_id = $1 order by seat'),
      await ask(
        'jobs',
        "select task_identifier, key, run_at, attempts, locked_at, last_error from graphile_worker.jobs where strpos(coalesce(key, ''), $1) > 0",
      ),
      await ask(
        'activity',
        "select application_name, state, wait_event_type, left(query, 60) as query, count(*)::int from pg_stat_activity where state <> 'idle' and pid <> pg_backend_pid() group by 1, 2, 3, 4",
        [],
      ),
    ];
  } finally {
    await client.end();
  }
}
