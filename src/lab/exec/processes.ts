import { isMainThread, parentPort } from 'node:worker_threads';

/** What a thread tells the main one about the processes it holds. A thread can be stopped at any moment; its children must not stay. */
interface ProcessNews {
  readonly pid: number;
  readonly news: 'started' | 'ended';
}

const running = new Set<number>();
let guarded = false;

export const isProcessNews = (x: unknown): x is ProcessNews => typeof x === 'object' && x !== null && 'pid' in x && 'news' in x;

export function tell(news: ProcessNews): void {
  if (isMainThread) hear(news);
  else parentPort?.postMessage(news);
}

export function hear({ pid, news }: ProcessNews): void {
  if (!guarded) guard();
  if (news === 'started') running.add(pid);
  else running.delete(pid);
}

/** However this program ends: by itself, by Ctrl-C (which ends it by `exit`), or by a signal that would leave no time. */
function guard(): void {
  guarded = true;
  process.once('exit', endAll);
  for (const [signal, status] of Object.entries({ SIGTERM: 143, SIGHUP: 129 })) process.once(signal, () => process.exit(status));
}

/** Ends every process that is still there, with whatever it started itself. */
export function endAll(): void {
  for (const pid of running) endProcess(pid);
  running.clear();
}

export function endProcess(pid: number): void {
  // A group of its own has the number of its first process; Windows knows no groups.
  for (const target of process.platform === 'win32' ? [pid] : [-pid, pid]) {
    try {
      process.kill(target, 'SIGKILL');
      return;
    } catch {
      // It has ended by itself.
    }
  }
}
