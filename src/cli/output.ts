import { writeSync } from 'node:fs';

/** Prints a line on standard output. */
export const print = (line = ''): void => {
  process.stdout.write(`${line}\n`);
};

/** Prints the one JSON document of a command that was asked for `--json`. */
export const printJson = (document: unknown): void => print(JSON.stringify(document, undefined, 2));

export const complain = (sentence: string): void => {
  process.stderr.write(`ratskeller: ${sentence}\n`);
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

export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** 1234567 → "1,234,567", the same on every machine. */
export const grouped = (n: number): string => String(Math.round(n)).replace(/\B(?=(\d{3})+$)/g, ',');
