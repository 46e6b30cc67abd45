import { spawn } from 'node:child_process';
import { parentPort } from 'node:worker_threads';
import { startProcess } from '../processes.ts';

/** A thread that takes its time to start a program which would go on for a minute, and says so before and after. */
const clock = new Int32Array(new SharedArrayBuffer(4));
startProcess(() => {
  parentPort?.postMessage('starting');
  Atomics.wait(clock, 0, 0, 300);
  const child = spawn(process.execPath, ['-e', 'setTimeout(() => 0, 60_000)'], { detached: true, stdio: 'ignore' });
  parentPort?.postMessage(child.pid);
  return child;
});
