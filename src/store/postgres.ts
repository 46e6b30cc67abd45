import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { type Backend, type Job, StoreFault, type Write } from './backend.ts';
import { CREATE, type Schema } from './schema.ts';

const APPEND = `insert into entry (table_id, n, seat, move, at)
  select * from unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::bigint[]) on conflict do nothing`;

/** Any number; the same in every process that sets the schema up, so that they do it one after the other. */
const SETUP_LOCK = 7_281_983;

export async function openPostgres(url: string): Promise<Backend> {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 3000, application_name: 'ratskeller' });
  // An idle connection that breaks must not end the process: the next query says what is wrong.
  pool.on('error', () => undefined);
  try {
    await setUp(pool);
  } catch (error) {
    await pool.end();
    const reason = error instanceof Error ? error.message || (error as NodeJS.ErrnoException).code : String(error);
    throw new StoreFault(`The database does not answer (${reason}): check --database-url and whether PostgreSQL is running.`);
  }
  return {
    kysely: new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }),
    commit: (jobs) => commit(pool, jobs),
    lanes: 1,
    close: () => pool.end(),
  };
}

/** `if not exists` is not enough: two processes that start at once would both try. */
async function setUp(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(`select pg_advisory_lock(${SETUP_LOCK})`);
    for (const sql of CREATE) await client.query(sql);
    await client.query(`select pg_advisory_unlock(${SETUP_LOCK})`);
  } finally {
    client.release();
  }
}

async function commit(pool: pg.Pool, jobs: readonly Job[]): Promise<boolean> {
  const client = await pool.connect();
  let broken: Error | undefined;
  client.on('error', noteBreak);
  try {
    await client.query('BEGIN');
    // Whatever the server's default: acknowledged means on the disk.
    await client.query('SET LOCAL synchronous_commit TO on');
    const done = await runAll(client, jobs);
    await client.query(done ? 'COMMIT' : 'ROLLBACK');
    return done;
  } catch (error) {
    await client.query('ROLLBACK').catch(noteBreak);
    throw error;
  } finally {
    client.off('error', noteBreak);
    client.release(broken);
  }
  function noteBreak(error: Error): void {
    broken = error;
  }
}

async function runAll(client: pg.PoolClient, jobs: readonly Job[]): Promise<boolean> {
  const entries = jobs.flatMap((job) => (job.kind === 'append' ? job.entries : []));
  if (entries.length > 0) {
    const columns = [entries.map((e) => e.table_id), entries.map((e) => e.n), entries.map((e) => e.seat), entries.map((e) => e.move)];
    const { rowCount } = await client.query({ name: 'append', text: APPEND, values: [...columns, entries.map((e) => e.at)] });
    if (rowCount !== entries.length) return false;
  }
  for (const job of jobs) {
    for (const write of job.kind === 'write' ? job.writes : []) if (!(await runOne(client, write))) return false;
  }
  return true;
}

async function runOne(client: pg.PoolClient, { query, rows }: Write): Promise<boolean> {
  const { rowCount } = await client.query(query.sql, [...query.parameters]);
  return rows === undefined || rowCount === rows;
}
