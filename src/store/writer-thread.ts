import { Worker } from 'node:worker_threads';
import type { Batch } from './sqlite-commit.ts';
import type { Written } from './sqlite-writer.ts';

/** Hands batches to a thread of its own, one after the other. A thread that dies is replaced for the next batch. */
export class WriterThread {
  readonly #file: URL;
  readonly #path: string;
  #worker: Worker | undefined;
  #settle: { readonly resolve: (done: boolean) => void; readonly reject: (error: Error) => void } | undefined;

  constructor(file: URL, path: string) {
    this.#file = file;
    this.#path = path;
  }

  /** The caller waits for one batch before it sends the next. */
  commit(batch: Batch): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#settle = { resolve, reject };
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
      if ('done' in written) this.#settle?.resolve(written.done);
      else this.#settle?.reject(new Error(written.error));
    });
    // Whether the batch under way was stored is not known: the table will read the log and see.
    const died = (error?: Error): void => {
      this.#worker = undefined;
      this.#settle?.reject(error ?? new Error('the thread that writes has ended'));
    };
    worker.on('error', died);
    worker.on('exit', () => died());
    return worker;
  }
}
