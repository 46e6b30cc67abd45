import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { transformSync } from 'esbuild';
import type { Plugin } from 'vite';

const IMPORT = /(?:^|\n)\s*(?:import|export)\s(?!type)[^;]*?from '(\.[^']+)'/g;

/** All that these files need at once, themselves included. */
function needed(entries: readonly string[]): ReadonlySet<string> {
  const all = new Set(entries);
  for (const file of all)
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const next = normalize(join(dirname(file), path));
      if (existsSync(next)) all.add(next);
    }
  return all;
}

/** The texts of a file that holds nothing else. */
function textsOf(file: string, lang: string): Readonly<Record<string, string>> {
  const { code } = transformSync(readFileSync(file, 'utf8'), { loader: 'ts', format: 'cjs' });
  const module: { exports: Record<string, Record<string, string>> } = { exports: {} };
  new Function('module', code)(module);
  return module.exports[lang] ?? {};
}

/**
 * Cuts each language of a folder of texts in two: what the files behind `entries` name, which comes at once, and the rest, which the page
 * fetches when it goes on (`speech.all`). A text counts as named if its key stands in quotes there, or if a template there begins like it.
 */
export function firstWords(folder: string, entries: readonly string[]): Plugin {
  const isOurs = new RegExp(`${folder.replaceAll('/', '\\/')}\\/(\\w\\w)\\.ts(\\?rest)?$`);
  let isFirst: ((key: string) => boolean) | undefined;
  const judge = (): ((key: string) => boolean) => {
    const files = [...needed(entries)].filter((file) => !isOurs.test(file));
    const source = files.map((file) => readFileSync(file, 'utf8')).join('\n');
    const families = [...source.matchAll(/`([\w-]+[./])[\w./-]*\$\{/g)].map(([, start = '']) => start);
    return (key) => source.includes(`'${key}'`) || families.some((start) => key.startsWith(start));
  };
  return {
    name: 'first-words',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const [, lang, rest] = isOurs.exec(id) ?? [];
      if (lang === undefined) return undefined;
      isFirst ??= judge();
      const file = id.replace('?rest', '');
      const texts = Object.entries(textsOf(file, lang));
      const some = (first: boolean): string => JSON.stringify(Object.fromEntries(texts.filter(([key]) => isFirst?.(key) === first)));
      if (rest) return `export const rest=${some(false)}`;
      return `export const ${lang}=${some(true)};export const more=()=>import(${JSON.stringify(`${file}?rest`)}).then(m=>m.rest)`;
    },
  };
}
