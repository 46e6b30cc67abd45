import { Presets, SingleBar } from 'cli-progress';

export interface Progress {
  step(done?: number): void;
  stop(): void;
}

/** A bar on standard error when somebody watches there; otherwise nothing at all. */
export function progress(what: string, total: number): Progress {
  if (!process.stderr.isTTY) return { step: () => undefined, stop: () => undefined };
  const format = `${what} [{bar}] {value}/{total} {eta_formatted}`;
  // The terminal's own settings stay: nobody would restore them after a Ctrl-C.
  const bar = new SingleBar({ format, stream: process.stderr, clearOnComplete: true, etaBuffer: 200, linewrap: null }, Presets.legacy);
  bar.start(total, 0);
  return { step: (done = 1) => bar.increment(done), stop: () => bar.stop() };
}
