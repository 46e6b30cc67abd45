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
  readonly requests: Counter<'status'>;
  readonly jobSeconds: Histogram<'kind'>;
  readonly jobFaults: Counter<'kind'>;
  readonly thoughts: Histogram;
  readonly hints: Counter<'what'>;
  /** A figure that somebody else keeps, and that is read when it is asked for. */
  gauge(name: string, help: string, read: () => number | Promise<number>): void;
  counter(name: string, help: string, read: () => number): void;
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
    requests: new Counter({ name: 'ratskeller_requests_total', help: 'HTTP requests, files left out', labelNames: ['status'], registers }),
    jobSeconds: new Histogram({
      name: 'ratskeller_job_seconds',
      help: 'Time of one job: a bot’s turn, a clock that rings, housekeeping',
      labelNames: ['kind'],
      buckets: [0.01, 0.05, 0.1, 0.5, 1, 2, 5, 30],
      registers,
    }),
    jobFaults: new Counter({ name: 'ratskeller_job_faults_total', help: 'Jobs that failed', labelNames: ['kind'], registers }),
    thoughts: new Histogram({
      name: 'ratskeller_thought_seconds',
      help: 'Time in which a bot decided, its wait for a thread included',
      buckets: [0.05, 0.1, 0.25, 0.5, 1, 1.5, 2, 5, 30],
      registers,
    }),
    hints: new Counter({ name: 'ratskeller_hints_total', help: 'What other servers said', labelNames: ['what'], registers }),
    gauge: (name, help, read) =>
      void new Gauge({
        name,
        help,
        registers,
        async collect() {
          this.set(await read());
        },
      }),
    counter: (name, help, read) =>
      void new Counter({
        name,
        help,
        registers,
        collect() {
          this.reset();
          this.inc(read());
        },
      }),
  };
}
