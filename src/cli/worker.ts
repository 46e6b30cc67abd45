import { type Command, Option } from 'commander';
import { THREAD_FLAGS } from '../bots/thread-flags.ts';
import { GAMES } from '../games/index.ts';
import { Fault } from '../lab/fault.ts';
import { StoreFault } from '../store/backend.ts';
import { cores, whole } from './flags.ts';
import { print } from './output.ts';
import { logFlag, paceFlag, signal } from './serve.ts';

interface Flags {
  readonly databaseUrl?: string;
  readonly threads: number;
  readonly botPace: number;
  readonly log: string;
}

export function addWorker(program: Command): void {
  program
    .command('worker')
    .description('Think for the servers on a PostgreSQL database: bots’ turns, and games of arena and simulate. Nobody plays here.')
    .addOption(new Option('--database-url <url>', 'the database of the servers').env('DATABASE_URL'))
    .option('--threads <n>', 'how many think at a time', whole('--threads', 1, 256), cores())
    .option(...paceFlag)
    .option(...logFlag)
    .addHelpText('after', '\nExample: ratskeller worker --database-url postgres://me@database/ratskeller')
    .action(work);
}

async function work({ databaseUrl, threads, botPace, log: level }: Flags): Promise<void> {
  if (!databaseUrl) throw new Fault('A worker needs the servers’ database: name it with --database-url.');
  const [{ startWorker }, { openThinker }, { makeLog }, { takeBatches }, { Piscina }] = await Promise.all([
    import('../server/worker.ts'),
    import('../server/bots/pool.ts'),
    import('../server/log.ts'),
    import('./spread.ts'),
    import('piscina'),
  ]);
  const log = makeLog(level);
  const filename = new URL('./game-worker.js', import.meta.url).href;
  const pool = new Piscina({ filename, minThreads: 0, maxThreads: threads, execArgv: THREAD_FLAGS });
  try {
    const worker = await startWorker({
      place: { url: databaseUrl },
      games: GAMES,
      bots: (metrics) => openThinker({ worker: new URL('./bot-worker.js', import.meta.url), metrics, pace: botPace, threads }),
      log,
    });
    const lab = await takeBatches(databaseUrl, pool, threads, (err) => log.warn({ err }, 'batch not played'));
    const ending = signal();
    print(`Thinking for ${databaseUrl.replace(/:[^:@/]*@/, '@')} on ${threads} threads.`);
    await ending;
    await Promise.all([worker.close(), lab.close()]);
    await pool.destroy();
  } catch (error) {
    throw error instanceof StoreFault ? new Fault(error.message, 1) : error;
  }
  setTimeout(() => process.exit(), 500).unref();
}
