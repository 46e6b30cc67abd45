import { createInterface } from 'node:readline';

/** Screen and scrollback. */
const WIPE = '\x1b[2J\x1b[3J\x1b[H';

export interface Terminal {
  /** The next line; undefined at the end of the input. */
  ask(prompt: string): Promise<string | undefined>;
  /** Wipes what one person saw before another looks; absent without a screen. */
  readonly handOver?: ((name: string) => Promise<void>) | undefined;
  close(): void;
}

/** Lines from a keyboard or a pipe. Lines that arrive before they are asked for wait. */
export function openTerminal(): Terminal {
  const terminal = process.stdin.isTTY === true;
  const reader = createInterface({ input: process.stdin, ...(terminal ? { output: process.stdout } : {}), terminal });
  // A terminal that readline holds sends Ctrl-C as a letter.
  reader.on('SIGINT', () => process.emit('SIGINT'));
  const lines = reader[Symbol.asyncIterator]();
  const ask = async (prompt: string): Promise<string | undefined> => {
    if (terminal) {
      reader.setPrompt(prompt);
      reader.prompt();
    }
    const next = await lines.next();
    if (next.done && terminal) process.stdout.write('\n');
    return next.done ? undefined : next.value;
  };
  const handOver = async (name: string): Promise<void> => {
    process.stdout.write(WIPE);
    await ask(`${name}: press Enter when nobody else is looking. `);
  };
  return {
    ask,
    handOver: terminal && process.stdout.isTTY ? handOver : undefined,
    close: () => reader.close(),
  };
}
