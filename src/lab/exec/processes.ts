import { getEnvironmentData, isMainThread, setEnvironmentData } from 'node:worker_threads';

/**
 * The programs that run for this process and its threads, by their numbers. A thread can be stopped at any moment and must leave none of
 * them behind; so it writes them down where the main thread, which ends them, sees them at once: a message would come too late.
 */
const SHARED = 'ratskeller programs';
/** Far more than all threads and seats need. */
const MOST = 4096;
/** No program, and one that is about to have a number. */
const [NONE, STARTING] = [0, -1];
/** A program has its number within this time, in milliseconds. */
const SOON = 2000;

const programs = new Int32Array((getEnvironmentData(SHARED) as SharedArrayBuffer | undefined) ?? new SharedArrayBuffer(4 * MOST));
if (isMainThread) setEnvironmentData(SHARED, programs.buffer);

let guarded = false;

/** However this program ends: by itself, by Ctrl-C (which ends it by `exit`), or by a signal that would leave no time. */
export function guard(): void {
  if (guarded || !isMainThread) return;
  guarded = true;
  process.once('exit', endAll);
  for (const [signal, status] of Object.entries({ SIGTERM: 143, SIGHUP: 129 })) process.once(signal, () => process.exit(status));
}

/** Starts a program that ends with this one. */
export function startProcess<T extends { readonly pid?: number | undefined }>(start: () => T): T {
  guard();
  const place = programs.findIndex((_, i) => Atomics.compareExchange(programs, i, NONE, STARTING) === NONE);
  if (place < 0) throw new Error(`there are ${MOST} programs already`);
  let pid = NONE;
  try {
    const child = start();
    pid = child.pid ?? NONE;
    return child;
  } finally {
    Atomics.store(programs, place, pid);
    Atomics.notify(programs, place);
  }
}

/** Ends a program, with whatever it has started itself. */
export function endProcess(pid: number): void {
  kill(pid);
  const place = programs.indexOf(pid);
  if (place >= 0) Atomics.compareExchange(programs, place, pid, NONE);
}

/** Ends every program that is still there, whichever thread has started it, or is about to. */
export function endAll(): void {
  for (let i = 0; i < MOST; i++) {
    Atomics.wait(programs, i, STARTING, SOON);
    const pid = Atomics.exchange(programs, i, NONE);
    if (pid > 0) kill(pid);
  }
}

function kill(pid: number): void {
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
