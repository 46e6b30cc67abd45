import { Logger, runMigrations, runTaskList, type TaskList, type WorkerPool } from 'graphile-worker';
import pg from 'pg';
import { StoreFault } from '../../store/backend.ts';
import type { Jobs, Payload } from './jobs.ts';

/** So many jobs one process has under way: who thinks when is for the queue before its threads to say. */
const AT_ONCE = 64;
/** Each of them looks for work so often, in milliseconds, even if nothing is said; a job whose time comes is looked for then. */
const POLL = 8000;
/** Any number; the same in every process, so that they set graphile-worker's schema up one after the other. */
const SETUP_LOCK = 7_281_984;
const LONGEST = 2 ** 31 - 1;
/** In milliseconds: its time has come for the database as well. */
const SOON = 10;
/** A job that fails is tried so often in all, after ever longer pauses. */
const ATTEMPTS = 5;
/** In milliseconds: by graphile-worker's own rule, which counts from when the failure is noted, a little later. */
const pauseAfter = (attempts: number): number => 1000 * Math.exp(Math.min(attempts, 10)) + 500;

const ADD = `select graphile_worker.add_job($1, payload := $2::json, run_at := to_timestamp($3::float8 / 1000), job_key := $4,
  job_key_mode := $5, max_attempts := ${ATTEMPTS})`;

const WAITING =
  'select count(*)::int as n from graphile_worker.jobs where run_at <= now() and locked_at is null and attempts < max_attempts';

/** For the person who starts the server. */
function refuse(error: Error): never {
  throw new StoreFault(`The database takes no jobs (${error.message}): its user must be allowed to create the schema graphile_worker.`);
}

/** The line, the disk or the server is at fault, and not the statement. */
const PASSING = /^(08|53|57|58)/;

function late(error: unknown): never {
  throw Object.assign(error instanceof Error ? error : new Error(String(error)), { code: 'ETIMEDOUT' });
}

/** Whatever is not the statement's own mistake is said to have taken too long. */
function again(error: unknown): never {
  if (error instanceof pg.DatabaseError && !PASSING.test(error.code ?? '')) throw error;
  late(error);
}

/**
 * graphile-worker tries again to note that a job is done only where that took too long. Any other fault in that moment it leaves to
 * nobody, and what nobody handles ends the process: so whatever a database does that goes away is said to take too long.
 */
function patient(pool: pg.Pool): pg.Pool {
  const connect = pool.connect.bind(pool) as (callback?: unknown) => Promise<pg.PoolClient>;
  pool.connect = ((callback?: unknown) => (callback ? connect(callback) : connect().catch(late))) as typeof pool.connect;
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    client.query = ((...args: unknown[]) => {
      const answer = query(...args);
      return answer instanceof Promise ? answer.catch(again) : answer;
    }) as typeof client.query;
  });
  return pool;
}

/** Jobs of all servers and workers on one database, by graphile-worker: whoever has room takes the next. */
export class PostgresJobs implements Jobs {
  readonly #pool: pg.Pool;
  readonly #atOnce: number;
  readonly #tasks: TaskList = {};
  readonly #timers = new Map<string, NodeJS.Timeout>();
  readonly #logger: Logger;
  readonly #failed: (error: unknown, kind: string) => void;
  #workers: WorkerPool | undefined;
  #closed = false;

  constructor(url: string, failed: (error: unknown, kind: string) => void, atOnce = AT_ONCE) {
    this.#atOnce = atOnce;
    const settings = { connectionString: url, max: 6, connectionTimeoutMillis: 3000, application_name: 'ratskeller jobs' };
    this.#pool = patient(new pg.Pool(settings));
    // A connection that breaks, idle or not, must not end the process: whoever uses it is told.
    this.#pool.on('error', () => undefined);
    this.#pool.on('connect', (client) => client.on('error', () => undefined));
    this.#failed = failed;
    this.#logger = new Logger(() => (level, message) => {
      if (String(level) === 'error') failed(new Error(message), 'graphile-worker');
    });
  }

  on(kind: string, run: (payload: Payload) => Promise<void>): void {
    this.#tasks[kind] = async (payload, { job }) => {
      await run(payload as Payload).catch((error: unknown) => {
        this.#failed(error, kind);
        this.#ringIn(`again/${job.id}`, pauseAfter(job.attempts));
        throw error;
      });
    };
  }

  async start(): Promise<void> {
    await this.prepare();
    if (this.#closed) return;
    const options = { concurrency: this.#atOnce, pollInterval: POLL, noHandleSignals: true, logger: this.#logger };
    this.#workers = runTaskList(options, this.#tasks, this.#pool);
    this.#workers.promise.catch((error: unknown) => this.#failed(error, 'graphile-worker'));
  }

  /** Enough for one that asks for jobs and does none. */
  async prepare(): Promise<void> {
    const client = await this.#pool.connect().catch(refuse);
    try {
      await client.query(`select pg_advisory_lock(${SETUP_LOCK})`);
      await runMigrations({ pgPool: this.#pool, logger: this.#logger }).catch(refuse);
    } finally {
      // Closing the connection gives the lock back.
      client.release(true);
    }
  }

  async at(key: string, when: number, kind: string, payload: Payload): Promise<void> {
    await this.#add(key, when, kind, payload, 'replace');
    this.#ringIn(key, when - Date.now());
  }

  now(key: string, kind: string, payload: Payload): Promise<void> {
    return this.#add(key, Date.now(), kind, payload, 'unsafe_dedupe');
  }

  async cancel(key: string): Promise<void> {
    clearTimeout(this.#timers.get(key));
    this.#timers.delete(key);
    await this.#pool.query('select graphile_worker.remove_job($1)', [key]);
  }

  async waiting(): Promise<number> {
    const { rows } = await this.#pool.query<{ readonly n: number }>(WAITING);
    return rows[0]?.n ?? 0;
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const timer of this.#timers.values()) clearTimeout(timer);
    await this.#workers?.gracefulShutdown();
    await this.#pool.end();
  }

  /** Nobody is told when a job's time has come; if this process is gone by then, somebody finds it when looking for work. */
  #ringIn(key: string, wait: number): void {
    clearTimeout(this.#timers.get(key));
    const ring = (): void => {
      this.#timers.delete(key);
      this.#workers?.nudge(1);
    };
    if (wait > 0 && wait < LONGEST && !this.#closed) this.#timers.set(key, setTimeout(ring, wait + SOON).unref());
  }

  async #add(key: string, when: number, kind: string, payload: Payload, mode: 'replace' | 'unsafe_dedupe'): Promise<void> {
    await this.#pool.query({ name: 'add-job', text: ADD, values: [kind, JSON.stringify(payload), when, key, mode] });
  }
}
