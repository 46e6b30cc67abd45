import { writeSync } from 'node:fs';

/** A record is somebody else's text: a name in it must not move the cursor or repaint the terminal. */
const harmless = (text: string): string => text.replace(/[^\P{Cc}\n\t]/gu, '\ufffd');

/** Prints text for people on standard output. */
export const print = (text = ''): void => {
  process.stdout.write(`${harmless(text)}\n`);
};

/** Prints the one JSON document of a command that was asked for `--json`. */
export const printJson = (document: unknown): void => {
  process.stdout.write(`${JSON.stringify(document, undefined, 2)}\n`);
};

/** Prints a document of many in one line. */
export const printJsonLine = (document: unknown): void => {
  process.stdout.write(`${JSON.stringify(document)}\n`);
};

/** Says what is wrong: one sentence on standard error. */
export const complain = (sentence: string): void => {
  process.stderr.write(`ratskeller: ${harmless(sentence)}\n`);
};

/** A reader that has seen enough (`| head`) closes the pipe: that is no fault. */
export function quietPipe(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
}

/** Ctrl-C ends the program with one line. Written at once, because the process does not live to flush a stream. */
export function quietInterrupt(): void {
  process.once('SIGINT', () => {
    writeSync(2, '\nratskeller: stopped.\n');
    process.exit(130);
  });
}

/** Columns of text, numbers to the right. */
export function table(rows: readonly (readonly (string | number)[])[], indent = ''): string {
  const widths: number[] = [];
  for (const row of rows) for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, String(cell).length);
  const lines = rows.map((row) => {
    const cells = row.map((cell, i) => (typeof cell === 'number' ? String(cell).padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0)));
    return `${indent}${cells.join('  ')}`.trimEnd();
  });
  return lines.join('\n');
}
