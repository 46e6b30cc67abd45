import { Worker } from 'node:worker_threads';
import type { Batch } from './sqlite-commit.ts';
import type { Written } from './sqlite-writer.ts';

interface Asked {
  readonly resolve: (done: boolean) => void;
  readonly reject: (error: Error) => void;
}

/** Hands batches to a thread of its own, which answers them one after the other. A thread that dies is replaced for the next batch. */
export class WriterThread {
  readonly #file: URL;
  readonly #path: string;
  #worker: Worker | undefined;
  /** The batches under way, in the order in which they will be answered. */
  #asked: Asked[] = [];

  constructor(file: URL, path: string) {
    this.#file = file;
    this.#path = path;
  }

  commit(batch: Batch): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#asked.push({ resolve, reject });
      this.#worker ??= this.#start();
      this.#worker.postMessage(batch);
    });
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    if (!worker) return;
    const gone = new Promise((resolve) => worker.once('exit', resolve));
    worker.postMessage(undefined);
    await gone;
  }

  #start(): Worker {
    const worker = new Worker(this.#file, { workerData: this.#path });
    worker.on('message', (written: Written) => {
      const asked = this.#asked.shift();
      if ('done' in written) asked?.resolve(written.done);
      else asked?.reject(new Error(written.error));
    });
    // Whether the batches under way were stored is not known: their tables will read the log and see.
    const died = (error?: Error): void => {
      if (this.#worker !== worker) return;
      this.#worker = undefined;
      for (const { reject } of this.#asked.splice(0)) reject(error ?? new Error('the thread that writes has ended'));
    };
    worker.on('error', died);
    worker.on('exit', () => died());
    return worker;
  }
}
