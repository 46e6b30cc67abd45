import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { type Backend, type Job, readBy, StoreAway, StoreFault, type Write } from './backend.ts';
import { DEADLINE, Lifeline, within } from './lifeline.ts';
import { migrate } from './migrations.ts';
import type { Schema } from './schema.ts';

const APPEND = `insert into entry (table_id, n, seat, move, at)
  select * from unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::bigint[]) on conflict do nothing`;

/** Any number; the same in every process that sets the schema up, so that they do it one after the other. */
const SETUP_LOCK = 7_281_983;

/**
 * Whatever the server's default: acknowledged means on the disk. Who waits for somebody else's lock gives up before the caller does, so
 * that one locked row does not look like a database that is away.
 */
const BEGIN = `BEGIN; SET LOCAL synchronous_commit TO on; SET LOCAL lock_timeout TO 250; SET LOCAL statement_timeout TO ${DEADLINE - 500}`;

export async function openPostgres(url: string): Promise<Backend> {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: DEADLINE, application_name: 'ratskeller' });
  // An idle connection that breaks must not end the process: the next query says what is wrong.
  pool.on('error', () => undefined);
  // Nor one whose last words come after it was given up.
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await setUp(pool);
  } catch (error) {
    void pool.end();
    throw error instanceof StoreFault ? error : new StoreFault(explain(error));
  }
  const lifeline = new Lifeline(() => onClient(pool, (client) => client.query('select 1')));
  const kysely = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: { connect: () => reader(pool, lifeline), end: async () => undefined } }),
  });
  return {
    kysely,
    ...readBy(kysely),
    isAlone: false,
    commit: (jobs) => lifeline.run(() => onClient(pool, (client) => commit(client, jobs))),
    lanes: 1,
    explain,
    close: async () => {
      lifeline.close();
      await within(DEADLINE, pool.end()).catch(() => undefined);
    },
  };
}

const CODES: Readonly<Record<string, string>> = {
  '28': 'check the name and password in --database-url',
  '3D': 'create it, or check the name in --database-url',
  '42': 'the schema is not the one of this version: restore a backup, or start with an empty database',
  '53': 'make room on its disk, or give it more resources',
  '25': 'it takes no writes: check whether --database-url names a standby',
  XX: 'its files are damaged: restore a backup',
};

function explain(error: unknown): string {
  const { message, code = '' } = error instanceof Error ? (error as NodeJS.ErrnoException) : { message: String(error) };
  const reason = message || code;
  const advice = isAnswer(error) ? CODES[code.slice(0, 2)] : undefined;
  if (advice) return `The database cannot be used (${reason}): ${advice}.`;
  return `The database does not answer (${reason}): check --database-url and whether PostgreSQL is running.`;
}

/** Connection trouble, too many connections, a statement that took too long, a server that shuts down: the same for every job. */
const ABSENT = /^(08|53300|57)/;

/** Whether PostgreSQL, or its driver, said no to just what it was asked. */
const isAnswer = (error: unknown): boolean =>
  error instanceof pg.DatabaseError ? !ABSENT.test(error.code ?? '') : error instanceof TypeError || error instanceof RangeError;

const orAway = (error: unknown): unknown =>
  isAnswer(error) || error instanceof StoreAway ? error : new StoreAway(error instanceof Error ? error.message : String(error));

/** Gives the task a connection and so much time. A connection that gave no answer is torn down: what it still says is nobody's. */
async function onClient<T>(pool: pg.Pool, task: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect().catch((error: unknown) => {
    throw orAway(error);
  });
  let broken: Error | undefined;
  const noteBreak = (error: Error): void => {
    broken = error;
  };
  client.on('error', noteBreak);
  try {
    return await within(DEADLINE, task(client));
  } catch (error) {
    const known = orAway(error);
    if (known instanceof StoreAway) broken = known;
    throw known;
  } finally {
    client.release(broken);
    client.off('error', noteBreak);
  }
}

/** A connection for Kysely to read by, with the same patience as the one that commits. */
async function reader(pool: pg.Pool, lifeline: Lifeline): Promise<PostgresPoolClient> {
  const client = await lifeline.run(() =>
    pool.connect().catch((error: unknown) => {
      throw orAway(error);
    }),
  );
  let broken: Error | undefined;
  const query = (sql: string, parameters: readonly unknown[]): Promise<pg.QueryResult> =>
    lifeline.run(() =>
      within(DEADLINE, client.query(sql, [...parameters])).catch((error: unknown) => {
        const known = orAway(error);
        if (known instanceof StoreAway) broken = known;
        throw known;
      }),
    );
  return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release(broken) };
}

/** Migrations lock each other out, but not the making of the table that counts them: two processes that start at once would both try. */
async function setUp(pool: pg.Pool): Promise<void> {
  await onClient(pool, (client) => client.query('select 1'));
  const client = await pool.connect();
  try {
    await client.query(`set lock_timeout to '60s'; select pg_advisory_lock(${SETUP_LOCK})`);
    // A migration may take longer than anybody who plays would wait: it has the plain connections.
    await migrate(
      new Kysely<Schema>({ dialect: new PostgresDialect({ pool: { connect: () => pool.connect(), end: async () => undefined } }) }),
    );
  } finally {
    // Closing the connection gives the lock back.
    client.release(true);
  }
}

async function commit(client: pg.PoolClient, jobs: readonly Job[]): Promise<boolean> {
  try {
    await client.query(BEGIN);
    const done = await runAll(client, jobs);
    await client.query(done ? 'COMMIT' : 'ROLLBACK');
    return done;
  } catch (error) {
    if (isAnswer(error)) await client.query('ROLLBACK');
    throw error;
  }
}

async function runAll(client: pg.PoolClient, jobs: readonly Job[]): Promise<boolean> {
  const entries = jobs.flatMap((job) => job.entries);
  if (entries.length > 0) {
    const columns = [entries.map((e) => e.table_id), entries.map((e) => e.n), entries.map((e) => e.seat), entries.map((e) => e.move)];
    const { rowCount } = await client.query({ name: 'append', text: APPEND, values: [...columns, entries.map((e) => e.at)] });
    if (rowCount !== entries.length) return false;
  }
  for (const { writes } of jobs) for (const write of writes) if (!(await runOne(client, write))) return false;
  return true;
}

async function runOne(client: pg.PoolClient, { query, rows }: Write): Promise<boolean> {
  const { rowCount } = await client.query(query.sql, [...query.parameters]);
  return rows === undefined || rowCount === rows;
}
