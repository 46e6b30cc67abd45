import { accessSync, constants, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Fault } from '../fault.ts';
import { reason } from '../save.ts';
import { GENERATOR } from './page.ts';

/**
 * The page's file in a folder that is made where it is missing, or the file itself if one was named. Asked before the games are played:
 * nobody should wait for a refusal.
 */
export function prepareReport(where: string): string {
  const file = where.endsWith('.html') ? where : join(where, 'index.html');
  const dir = dirname(file);
  try {
    mkdirSync(dir, { recursive: true });
    accessSync(dir, constants.W_OK);
  } catch (error) {
    throw new Fault(`The folder ${dir} cannot be written to (${reason(error)}): choose another for --report.`);
  }
  if (!mayReplace(file)) throw new Fault(`${file} already exists and was not written by a report: choose another folder for --report.`);
  return file;
}

function mayReplace(file: string): boolean {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (!stat) return true;
  try {
    return stat.isFile() && readFileSync(file, 'utf8').includes(`<meta name="generator" content="${GENERATOR}">`);
  } catch {
    return false;
  }
}

export function writeReport(file: string, page: string): void {
  try {
    writeFileSync(file, page);
  } catch (error) {
    throw new Fault(`${file} cannot be written (${reason(error)}).`);
  }
}

/** The command as it was typed, for somebody who wants to repeat it. */
export const typed = (args: readonly string[] = process.argv.slice(2)): string =>
  ['npx ratskeller', ...args.map((arg) => (/^[\w./:,=@%+-]+$/.test(arg) ? arg : `'${arg.replaceAll("'", "'\\''")}'`))].join(' ');
