import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { buildSync } from 'esbuild';
import type { Plugin } from 'vite';

const IMPORT = /(?:^|\n)\s*(?:import|export)\s(?!type)[^;]*?from '(\.[^']+)'/g;

/** All that these files need at once, themselves included. */
export function needed(entries: readonly string[]): ReadonlySet<string> {
  const all = new Set(entries);
  for (const file of all)
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const next = normalize(join(dirname(file), path));
      if (existsSync(next)) all.add(next);
    }
  return all;
}

/** The texts of a file, made with whatever it imports. */
function textsOf(file: string, lang: string): Readonly<Record<string, string>> {
  const { outputFiles } = buildSync({ entryPoints: [file], bundle: true, write: false, format: 'cjs' });
  const module: { exports: Record<string, Record<string, string>> } = { exports: {} };
  new Function('module', outputFiles[0]?.text ?? '')(module);
  return module.exports[lang] ?? {};
}

type IsFirst = (key: string) => boolean;

/** All that these files and what they need say of texts. */
const readAll = (entries: readonly string[], isOurs: RegExp): string =>
  [...needed(entries)].flatMap((file) => (isOurs.test(file) ? [] : [readFileSync(file, 'utf8')])).join('\n');

/** What the files behind `entries` name: a key that stands in quotes there, or that begins like a template there. */
export const namedBy =
  (...entries: readonly string[]) =>
  (isOurs: RegExp): IsFirst => {
    const source = readAll(entries, isOurs);
    const families = [...source.matchAll(/`([\w-]+[./])[\w./-]*\$\{/g)].map(([, start = '']) => start);
    return (key) => source.includes(`'${key}'`) || families.some((start) => key.startsWith(start));
  };

/** Refusals, the position in words, hints, endings, options: before a first move nobody reads any but those that the board names. */
const LATER = /^(rule|tell|hint|ending|option)\./;
export const spokenBy =
  (board: string) =>
  (isOurs: RegExp): IsFirst => {
    const source = readAll([board], isOurs);
    return (key) => !LATER.test(key) || source.includes(`'${key}'`);
  };

/**
 * Cuts each language of a folder of texts in two: what comes at once, and the rest, which the page fetches when it goes on (`more`).
 */
export function firstWords(folder: string, judge: (isOurs: RegExp) => IsFirst): Plugin {
  const isOurs = new RegExp(`${folder}/(\\w\\w)\\.ts(\\?rest)?$`);
  let isFirst: IsFirst | undefined;
  return {
    name: `first-words ${folder}`,
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const [, lang, rest] = isOurs.exec(id) ?? [];
      if (lang === undefined) return undefined;
      isFirst ??= judge(isOurs);
      const file = id.replace('?rest', '');
      const texts = Object.entries(textsOf(file, lang));
      const some = (first: boolean): string => JSON.stringify(Object.fromEntries(texts.filter(([key]) => isFirst?.(key) === first)));
      if (rest) return `export const rest=${some(false)}`;
      return `export const ${lang}=${some(true)};export const more=()=>import(${JSON.stringify(`${file}?rest`)}).then(m=>m.rest)`;
    },
  };
}
