import { Worker } from 'node:worker_threads';
import { StoreAway } from './backend.ts';
import { DEADLINE } from './lifeline.ts';
import type { Batch } from './sqlite-commit.ts';
import type { Written } from './sqlite-writer.ts';

interface Asked {
  readonly resolve: (done: boolean) => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
}

/** Hands batches to a thread of its own, which answers them one after the other. A thread that dies is replaced for the next batch. */
export class WriterThread {
  readonly #file: URL;
  readonly #path: string;
  #worker: Worker | undefined;
  /** The batches under way, in the order in which they will be answered. */
  #asked: Asked[] = [];
  /** The disk keeps the thread waiting: until it answers, nobody else is made to wait as long. */
  #stuck = false;

  constructor(file: URL, path: string) {
    this.#file = file;
    this.#path = path;
  }

  commit(batch: Batch): Promise<boolean> {
    if (this.#stuck) return Promise.reject(new StoreAway('the disk does not answer'));
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#stuck = true;
        reject(new StoreAway('the disk does not answer'));
      }, DEADLINE);
      this.#asked.push({ resolve, reject, timer });
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
    worker.on('message', (written: readonly Written[]) => {
      for (const one of written) this.#answer(one);
    });
    // Whether the batches under way were stored is not known: their tables will read the log and see.
    const died = (error?: Error): void => {
      if (this.#worker !== worker) return;
      this.#worker = undefined;
      this.#stuck = false;
      for (const { reject, timer } of this.#asked.splice(0)) {
        clearTimeout(timer);
        reject(new StoreAway(error?.message ?? 'the thread that writes has ended'));
      }
    };
    worker.on('error', died);
    worker.on('exit', () => died());
    return worker;
  }

  #answer(written: Written): void {
    this.#stuck = false;
    const asked = this.#asked.shift();
    clearTimeout(asked?.timer);
    if ('done' in written) asked?.resolve(written.done);
    else asked?.reject(Object.assign(new Error(written.error), { code: written.code }));
  }
}
