import type { Logger } from 'pino';
import type { AnyGame } from '../core/game.ts';
import type { Store } from '../store/store.ts';
import type { Thinker } from './bots/thinker.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Limits } from './limits.ts';
import type { Metrics } from './metrics.ts';

/** What every table of one server shares. */
export interface House {
  readonly store: Store;
  /** Undefined for a game that is not in the house. */
  game(id: string): Promise<AnyGame | undefined>;
  readonly bots: Thinker;
  readonly jobs: Jobs;
  readonly metrics: Metrics;
  readonly log: Logger;
  /** How long everything may wait; see `Limits`. */
  readonly limits: Pick<Limits, 'away' | 'listed'>;
  now(): number;
}
