import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Piscina } from 'piscina';
import { Fault } from '../lab/fault.ts';
import { loadGame } from '../lab/load-game.ts';
import { isProgram } from '../lab/players.ts';
import type { Result } from '../lab/playout.ts';
import type { Answer } from '../lab/pool.ts';
import type { Batch, PlayBatches } from '../lab/run-games.ts';
import { PostgresJobs } from '../server/jobs/postgres.ts';
import { complain } from './output.ts';

const KIND = 'games';
/** In milliseconds: between two looks for results; and after how long without any it is said that nobody plays. */
const LOOK = 150;
const LONELY = 5000;

/** Where results wait for whoever asked for them. */
const RESULTS = 'create table if not exists lab_result (run text not null, n integer not null, answer text not null, primary key (run, n))';

/** A connection that breaks is told by the query that it breaks. */
function openPool(url: string): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: 2, connectionTimeoutMillis: 3000, application_name: 'ratskeller lab' });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Has batches played by whichever workers are there. The games are the same as on one machine: their numbers decide them. */
export const onWorkers =
  (url: string): PlayBatches =>
  async (batches, done) => {
    if (batches.some(({ out }) => out !== undefined))
      throw new Fault('Records are written on this machine: leave out --out or --database-url.');
    if (batches.some(({ run }) => run.lineUps.some((players) => players.some(isProgram)))) {
      throw new Fault('Programs are started on this machine: leave out exec: or --database-url.');
    }
    const pool = openPool(url);
    const jobs = new PostgresJobs(url, () => undefined);
    const run = randomBytes(9).toString('base64url');
    const key = (n: number): string => `${KIND}/${run}/${n}`;
    const open = new Set(batches.keys());
    try {
      await pool.query(RESULTS);
      await jobs.prepare();
      for (const [n, batch] of batches.entries()) {
        const { rules } = (await loadGame(batch.run.game)).game;
        await jobs.now(key(n), KIND, { run, n, rules, batch: JSON.stringify(batch) });
      }
      await collect(pool, run, open, done);
    } catch (error) {
      if (error instanceof Fault) throw error;
      throw new Fault(`The database did not answer (${(error as Error).message}): check --database-url and try again.`, 1);
    } finally {
      for (const n of open) await jobs.cancel(key(n)).catch(() => undefined);
      await pool.query('delete from lab_result where run = $1', [run]).catch(() => undefined);
      await jobs.close();
      await pool.end();
    }
  };

async function collect(pool: pg.Pool, run: string, open: Set<number>, done: (results: Result[]) => void): Promise<void> {
  let heardAt: number | undefined = performance.now();
  while (open.size > 0) {
    const { rows } = await pool.query<{ n: number; answer: string }>('delete from lab_result where run = $1 returning n, answer', [run]);
    for (const { n, answer } of rows) {
      const said = JSON.parse(answer) as Answer<Result[]>;
      if ('fault' in said) throw new Fault(said.fault);
      if (open.delete(n)) done(said.done);
      heardAt = undefined;
    }
    if (heardAt !== undefined && performance.now() - heardAt > LONELY) {
      complain('no worker has played anything yet; start one with "ratskeller worker --database-url …".');
      heardAt = undefined;
    }
    if (open.size > 0) await new Promise((resolve) => setTimeout(resolve, LOOK));
  }
}

/** A worker's half: plays batches on its threads, as many at once as it has, and leaves the results. */
export async function takeBatches(
  url: string,
  threads: Piscina,
  size: number,
  failed: (error: unknown) => void,
): Promise<{ close(): Promise<void> }> {
  const pool = openPool(url);
  await pool.query(RESULTS);
  const jobs = new PostgresJobs(url, failed, size);
  jobs.on(KIND, async ({ run, n, rules, batch }) => {
    const task = JSON.parse(String(batch)) as Batch;
    const { game } = await loadGame(task.run.game);
    // Somebody with the same rules will take it; and nobody starts programs or writes files here for others.
    if (game.rules !== rules) throw new Error(`rules ${String(rules)} of ${game.id} are not known here`);
    if (task.out || task.run.lineUps.some((players) => players.some(isProgram))) throw new Error('not a batch for workers');
    const answer = (await threads.run(task, { name: 'playBatch' })) as Answer<Result[]>;
    await pool.query('insert into lab_result (run, n, answer) values ($1, $2, $3) on conflict do nothing', [
      run,
      n,
      JSON.stringify(answer),
    ]);
  });
  await jobs.start();
  return {
    close: async () => {
      await jobs.close();
      await pool.end();
    },
  };
}
