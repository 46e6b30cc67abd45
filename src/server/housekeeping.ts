import type { ServerContext } from './context.ts';

/** Some time after the start, when those who waited for it are served; then every few hours. */
const FIRST = 60_000;
const ROUND = 6 * 3_600_000;
const KIND = 'housekeeping';

/** Has what nobody needs any more cleared away, by one of the servers. All kinds of jobs are named before they start. */
export function nameHousekeeping({ jobs, store, now }: ServerContext): void {
  jobs.on(KIND, async () => {
    await jobs.at(KIND, now() + ROUND, KIND, {});
    await store.retention.sweep(now());
  });
}

export const startHousekeeping = ({ jobs, now }: ServerContext): Promise<void> => jobs.at(KIND, now() + FIRST, KIND, {});
