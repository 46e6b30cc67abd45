/**
 * People who play while something else goes on, in a process of their own: what is measured is how long the server takes, and not how
 * busy the crowd's process is with reading. Started by `startOthers`; answers each `measure` with figures.
 */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { pause, percentile } from './closed-loop.ts';
import { Duel } from './duel.ts';

export interface Waits {
  readonly p50: number;
  readonly p99: number;
  readonly moves: number;
}

export interface Others {
  /** How long their moves take for so many seconds, in milliseconds. */
  measure(seconds: number): Promise<Waits>;
  stop(): void;
}

type Said = { readonly open: string; readonly duels: number; readonly think: number } | { readonly measure: number };

export async function startOthers(url: string, duels: number, think: number): Promise<Others> {
  const child = fork(fileURLToPath(import.meta.url), ['--play'], { execArgv: process.execArgv });
  const ask = (said: Said): Promise<Waits> =>
    new Promise((resolve, reject) => {
      const gone = (code: number | null): void => reject(new Error(`the other players ended with ${code}`));
      child.once('exit', gone);
      child.once('message', (waits) => {
        child.off('exit', gone);
        resolve(waits as Waits);
      });
      child.send(said);
    });
  await ask({ open: url, duels, think });
  return { measure: (seconds) => ask({ measure: seconds }), stop: () => void child.kill() };
}

if (process.argv.includes('--play')) {
  let playing: Duel[] = [];
  const answer = async (said: Said): Promise<Waits> => {
    if ('open' in said) {
      playing = await Promise.all(Array.from({ length: said.duels }, (_, i) => Duel.open(said.open, i, said.think)));
      for (const duel of playing) duel.begin();
      await pause(2000);
    } else {
      for (const duel of playing) duel.forget();
      await pause(said.measure * 1000);
    }
    const times = playing.flatMap((duel) => duel.times);
    return { p50: percentile(times, 0.5), p99: percentile(times, 0.99), moves: times.length };
  };
  process.on('message', (said: Said) => void answer(said).then((waits) => process.send?.(waits)));
}
