import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Who may read the figures: only this machine, also whoever shows a token, or everybody. */
export type MetricsFor = 'local' | { readonly token: string } | 'open';

/** What the server counts, for Prometheus. */
export interface Metrics {
  readonly registry: Registry;
  readonly moves: Counter;
  readonly refusals: Counter<'rule'>;
  readonly commits: Histogram;
  readonly jobs: Counter;
  readonly fallen: Counter;
  readonly botFaults: Counter<'fault'>;
  readonly sockets: Gauge;
  readonly tables: Gauge;
}

export function makeMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    moves: new Counter({ name: 'ratskeller_moves_total', help: 'Moves that were stored and shown', registers }),
    refusals: new Counter({ name: 'ratskeller_refusals_total', help: 'Messages that were refused', labelNames: ['rule'], registers }),
    commits: new Histogram({
      name: 'ratskeller_commit_seconds',
      help: 'Time of one durable transaction',
      buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1],
      registers,
    }),
    jobs: new Counter({ name: 'ratskeller_commit_jobs_total', help: 'Writes that shared the transactions', registers }),
    fallen: new Counter({ name: 'ratskeller_clocks_fallen_total', help: 'Seats whose time was over', registers }),
    botFaults: new Counter({
      name: 'ratskeller_bot_faults_total',
      help: 'Bots that were replaced by a legal move',
      labelNames: ['fault'],
      registers,
    }),
    sockets: new Gauge({ name: 'ratskeller_sockets', help: 'Open sockets', registers }),
    tables: new Gauge({ name: 'ratskeller_tables', help: 'Tables in memory', registers }),
  };
}
