import { parentPort, workerData } from 'node:worker_threads';
import { type Batch, SqliteWriter } from './sqlite-commit.ts';

/** The thread that waits for the disk, so that the server need not. One batch at a time; each is answered. */
export type Written = { readonly done: boolean } | { readonly error: string; readonly code: string | undefined };

const writer = new SqliteWriter(workerData as string);

parentPort?.on('message', (batch: Batch | undefined) => {
  if (batch === undefined) {
    writer.close();
    parentPort?.close();
    return;
  }
  parentPort?.postMessage(write(batch));
});

function write(batch: Batch): Written {
  try {
    return { done: writer.commit(batch) };
  } catch (error) {
    return error instanceof Error
      ? { error: error.message, code: (error as NodeJS.ErrnoException).code }
      : { error: String(error), code: undefined };
  }
}
