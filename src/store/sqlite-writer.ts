import { type MessagePort, parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { type Batch, SqliteWriter } from './sqlite-commit.ts';

/** What became of one batch. */
export type Written = { readonly done: boolean } | { readonly error: string; readonly code: string | undefined };

/** The thread that waits for the disk, so that the server need not. Nothing in place of a batch asks it to end. */
type Asked = Batch | undefined;

const writer = new SqliteWriter(workerData as string);

parentPort?.on('message', (first: Asked) => {
  const port = parentPort as MessagePort;
  const asked = [first, ...waitingAt(port)];
  const batches = asked.filter((one) => one !== undefined);
  if (batches.length > 0) port.postMessage(writeAll(batches));
  if (batches.length === asked.length) return;
  writer.close();
  port.close();
});

/** What came while the disk was waited for: all of it shares the next flush. */
function waitingAt(port: MessagePort): Asked[] {
  const waiting: Asked[] = [];
  for (let next = receiveMessageOnPort(port); next; next = receiveMessageOnPort(port)) waiting.push(next.message as Asked);
  return waiting;
}

/** Together; or, where one of them has a conflict or a fault, each by itself. Each is answered, in their order. */
function writeAll(batches: readonly Batch[]): Written[] {
  const written = write(...batches);
  const isAnswer = 'done' in written ? written.done : written.code?.startsWith('SQLITE_BUSY');
  return batches.length === 1 || isAnswer ? batches.map(() => written) : batches.map((batch) => write(batch));
}

function write(...batches: readonly Batch[]): Written {
  try {
    return { done: writer.commit(...batches) };
  } catch (error) {
    return error instanceof Error
      ? { error: error.message, code: (error as NodeJS.ErrnoException).code }
      : { error: String(error), code: undefined };
  }
}
