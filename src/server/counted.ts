import type { ServerContext } from './context.ts';
import type { Hints } from './hints/hints.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Metrics } from './metrics.ts';
import { TOLD } from './telling.ts';

/** Jobs whose number, time and faults are counted. */
export function countedJobs(jobs: Jobs, { jobSeconds, jobFaults }: Metrics): Jobs {
  return {
    on: (kind, run) =>
      jobs.on(kind, async (payload) => {
        const stop = jobSeconds.startTimer({ kind });
        try {
          await run(payload);
        } catch (error) {
          jobFaults.inc({ kind });
          throw error;
        } finally {
          stop();
        }
      }),
    start: () => jobs.start(),
    at: (key, when, kind, payload) => jobs.at(key, when, kind, payload),
    now: (key, kind, payload) => jobs.now(key, kind, payload),
    cancel: (key) => jobs.cancel(key),
    waiting: () => jobs.waiting(),
    close: () => jobs.close(),
  };
}

/** Hints of other servers, counted. */
export function countedHints(hints: Hints, { hints: heard }: Metrics): Hints {
  return {
    moved: (table, length) => hints.moved(table, length),
    changed: (table) => hints.changed(table),
    here: (table, here) => hints.here(table, here),
    elsewhere: (table) => hints.elsewhere(table),
    seated: () => hints.seated(),
    onSeated: (told) => hints.onSeated(told),
    start: (hearing) =>
      hints.start({
        changed: (logs, tables) => {
          heard.inc({ what: 'changed' }, logs.size + tables.length);
          hearing.changed(logs, tables);
        },
        compare: () => {
          heard.inc({ what: 'compare' });
          hearing.compare();
        },
        roll: () => hearing.roll(),
        presence: (tables) => {
          heard.inc({ what: 'presence' }, tables.length);
          hearing.presence(tables);
        },
      }),
    close: () => hints.close(),
  };
}

/** Figures that are read when somebody asks for them, and cost nothing until then. */
export function watchContext({ metrics, store, pressure, jobs }: ServerContext): void {
  // A database that is away has its own figures; the others are told all the same.
  const waiting = (): Promise<number> => jobs.waiting().catch(() => Number.NaN);
  metrics.gauge('ratskeller_jobs_waiting', 'Jobs that have come due and that no server or worker has begun', waiting);
  metrics.gauge('ratskeller_commit_waiting', 'Writes that wait for a transaction', () => store.commits.waiting);
  metrics.counter('ratskeller_commit_faults_total', 'Writes that failed because the database failed', () => store.commits.faults);
  metrics.gauge(
    'ratskeller_busy_seconds',
    'Seconds after which who brings more work is asked to come again; 0 if there is room',
    () => pressure.wait,
  );
  metrics.counter(
    'ratskeller_told_changes_total',
    'Positions told as the change of a view, each once for all who get the same',
    () => TOLD.changes,
  );
  metrics.counter('ratskeller_told_wholes_total', 'Positions told whole', () => TOLD.wholes);
  metrics.counter('ratskeller_told_change_characters_total', 'Characters of changes', () => TOLD.changeLength);
  metrics.counter('ratskeller_told_whole_characters_total', 'Characters of whole positions', () => TOLD.wholeLength);
}
