import type { Logger } from 'pino';
import type { AnyGame } from '../core/game.ts';
import type { Store } from '../store/store.ts';
import type { Addresses } from './addresses.ts';
import type { Thinker } from './bots/thinker.ts';
import type { Post } from './calling/post.ts';
import type { Push } from './calling/push.ts';
import type { OpeningHours } from './clock/opening-hours.ts';
import type { Hints } from './hints/hints.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Limits } from './limits.ts';
import type { Metrics } from './metrics.ts';
import type { Pairing } from './pairing/pairing.ts';
import type { Painter } from './pictures/painter.ts';
import type { Pressure } from './pressure.ts';
import type { Tables } from './tables.ts';
import type { OpenLine } from './watcher.ts';

/** What every table of one server shares. */
export interface ServerContext {
  readonly store: Store;
  /** Undefined for a game that this server does not have. */
  game(id: string): Promise<AnyGame | undefined>;
  readonly bots: Thinker;
  readonly jobs: Jobs;
  readonly hours: OpeningHours;
  readonly hints: Hints;
  readonly push: Push;
  /** Undefined in a house that sends no mail. */
  readonly post: Post | undefined;
  readonly metrics: Metrics;
  readonly pressure: Pressure;
  readonly log: Logger;
  /** How long everything may wait, and how much of it there may be. */
  readonly limits: Limits;
  now(): number;
}

/** What routes and sockets know besides. */
export interface RouteContext extends ServerContext {
  readonly tables: Tables;
  readonly pairing: Pairing;
  readonly connections: Set<OpenLine>;
  readonly addresses: Addresses;
  /** Undefined where pictures of positions are not built. */
  readonly painter: Painter | undefined;
}
