import { type ServerProcess, startProcess } from '../../bench/support/server-process.ts';
import { freePort } from './free-port.ts';
import { type Postgres, startPostgres } from './postgres.ts';

/** Some real servers on one real PostgreSQL, each of which can be hurt. */
export interface Cluster {
  readonly urls: readonly string[];
  /** The processes of the servers. */
  pids(): (number | undefined)[];
  readonly postgres: Postgres;
  /** Ends one server with a signal and waits until it is gone. The milliseconds that took. */
  end(i: number, signal: 'SIGKILL' | 'SIGTERM'): Promise<number>;
  start(i: number): Promise<void>;
  /** Freezes or thaws one server. */
  tell(i: number, signal: 'SIGSTOP' | 'SIGCONT'): void;
  /** How a server ended that should be there, and what it said last. */
  lastWords(i: number): string | undefined;
  stop(): Promise<void>;
}

export async function startCluster(size: number, flags: readonly string[] = [], room?: number): Promise<Cluster> {
  const postgres = await startPostgres(room);
  const ports = await Promise.all(Array.from({ length: size }, freePort));
  const servers: ServerProcess[] = [];
  const start = async (i: number): Promise<void> => {
    for (let tries = 0; ; tries++) {
      try {
        servers[i] = await startProcess(['--database-url', postgres.url, '--log', 'silent', ...flags, '--port', String(ports[i])]);
        return;
      } catch (error) {
        // The database may be away just now.
        if (tries === 20) throw error;
        await new Promise((resolve) => setTimeout(resolve, 500));
      }
    }
  };
  for (let i = 0; i < size; i++) await start(i);
  return {
    urls: ports.map((port) => `http://127.0.0.1:${port}`),
    pids: () => servers.map(({ child }) => child.pid),
    postgres,
    start,
    end: async (i, signal) => {
      const started = performance.now();
      await servers[i]?.end(signal);
      return performance.now() - started;
    },
    tell: (i, signal) => void servers[i]?.child.kill(signal),
    lastWords: (i) => servers[i]?.lastWords(),
    stop: async () => {
      for (const server of servers) server.child.kill('SIGCONT');
      await Promise.all(servers.map((server) => server.end('SIGTERM')));
      await postgres.stop();
    },
  };
}
