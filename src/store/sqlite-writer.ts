import { parentPort, workerData } from 'node:worker_threads';
import { type Batch, commitBatch, openFile } from './sqlite-commit.ts';

/** The thread that waits for the disk, so that the server need not. One batch at a time; each is answered. */
export type Written = { readonly done: boolean } | { readonly error: string };

const writer = openFile(workerData as string);

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
    return { done: commitBatch(writer, batch) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
