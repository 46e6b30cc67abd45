import { createInterface } from 'node:readline';

export interface Terminal {
  /** The next line; undefined at the end of the input. */
  ask(prompt: string): Promise<string | undefined>;
  close(): void;
}

/** Lines from a keyboard or a pipe. Lines that arrive before they are asked for wait. */
export function openTerminal(): Terminal {
  const terminal = process.stdin.isTTY === true;
  const reader = createInterface({ input: process.stdin, ...(terminal ? { output: process.stdout } : {}), terminal });
  // A terminal that readline holds sends Ctrl-C as a letter.
  reader.on('SIGINT', () => process.emit('SIGINT'));
  const lines = reader[Symbol.asyncIterator]();
  return {
    ask: async (prompt) => {
      if (terminal) {
        reader.setPrompt(prompt);
        reader.prompt();
      }
      const next = await lines.next();
      if (next.done && terminal) process.stdout.write('\n');
      return next.done ? undefined : next.value;
    },
    close: () => reader.close(),
  };
}
