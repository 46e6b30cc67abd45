import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** RULES.md, tests and texts speak about the same rules: what each of them knows, for the test that compares them. */

const DECLARED = /\*\*`([a-z0-9-]+\/[a-z0-9-]+)`\*\*/g;
const CITED = /\[([a-z0-9-]+\/[a-z0-9-]+)\]/g;

/** The ids that RULES.md declares: in bold code. */
export const declaredRules = (folder: string): string[] => ids(readFileSync(join(folder, 'RULES.md'), 'utf8'), DECLARED);

/** The ids that the tests in a folder cite: in brackets, in the name of a test. */
export function citedRules(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.test.ts'));
  const titles = names.flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n').filter(isTitle));
  return ids(titles.join('\n'), CITED);
}

/** A line with the name of a test, also where the name follows a table of cases. */
const isTitle = (line: string): boolean => /^\s*(test|\]\))/.test(line);

const ids = (text: string, pattern: RegExp): string[] => [...new Set([...text.matchAll(pattern)].map((m) => m[1] ?? ''))].sort();
