import { fork } from 'node:child_process';

/** Each of `count` processes of this module gets the next task as soon as it is free, until there is none. */
export async function onProcesses<T extends object, R>(
  module: URL,
  count: number,
  next: () => T | undefined,
  done: (result: R) => void,
): Promise<void> {
  const processes = Array.from({ length: count }, () => {
    const child = fork(module);
    const go = (): void => {
      const task = next();
      if (task) child.send(task);
      else child.disconnect();
    };
    child.on('message', (result: R) => {
      done(result);
      go();
    });
    go();
    return new Promise<void>((resolve, reject) => {
      child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`a process ended with ${code}`))));
    });
  });
  await Promise.all(processes);
}
