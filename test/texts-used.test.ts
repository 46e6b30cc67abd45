import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Catalogue } from '../src/core/text.ts';
import { CATALOGUES, loadCatalogue } from './support/catalogues.ts';

/**
 * Every text is asked for: by its key as it stands, or by a key that is put together. Such families need no list: they are the
 * templates in the sources (`log.${type}`) and the slots in the texts (`{herb:herb}`), and a member counts only if what fills the
 * hole is a number or a word that the sources know.
 */
const root = join(import.meta.dirname, '..', 'src');
const folders = CATALOGUES.map((folder) => `${folder}/`);
const isText = (file: string) => folders.some((folder) => file.startsWith(folder)) || /\/text\/rules\//.test(file);
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.(ts|svelte)$/.test(file) && !isText(file) && !file.endsWith('.test.ts') && !file.includes('/testing/'))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '') }));

interface Used {
  /** All that stands in quotes, and all names of fields. */
  readonly words: ReadonlySet<string>;
  readonly families: readonly RegExp[];
}

const HOLE = '([\\w/-]+(?:\\.[\\w/-]+)*?)';
const escaped = (text: string) => text.replaceAll(/[.*+?^$()|[\]\\/]/g, '\\$&');

/** `log.${type}` → /^log\.(…)$/. A template without a fixed part beside a dot or a hyphen could be anything and proves nothing. */
function familyOf(template: string): RegExp[] {
  const parts = template.split(/(?:\$\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\})+/);
  const fixed = parts.join('');
  if (parts.length < 2 || !/^[\w./-]*$/.test(fixed) || !/[a-z]{2,}[.-]|[.-][a-z]{2,}/.test(fixed)) return [];
  return [new RegExp(`^${parts.map(escaped).join(HOLE)}$`)];
}

function usedBy(game: string | undefined): Used {
  const mine = sources.filter(
    ({ file }) => !/^games\/[\w-]+\//.test(file) || file.startsWith(`games/${game}/`) || file.startsWith('games/laws/'),
  );
  const all = mine.map(({ text }) => text).join('\n');
  const words = new Set([
    ...[...all.matchAll(/(['"`])([^'"`\n$]*)\1/g)].map((m) => m[2] ?? ''),
    ...[...all.matchAll(/(?<![\w.])([\w-]+)\??:/g)].map((m) => m[1] ?? ''),
    // `figures.kinds`, shorthand fields of an object
    ...[...all.matchAll(/[{,]\s*(\w+)\s*(?=[,}])/g)].map((m) => m[1] ?? ''),
  ]);
  const families = [...all.matchAll(/`([^`\n]*\$\{[^`\n]*)`/g)].flatMap((m) => familyOf(m[1] ?? ''));
  return { words, families };
}

const slotsOf = (texts: Catalogue): RegExp[] =>
  Object.values(texts).flatMap((text) => [...text.matchAll(/\{\w+:([\w-]+)\}/g)].map((m) => new RegExp(`^${escaped(m[1] ?? '')}\\.(.+)$`)));

describe.each(CATALOGUES)('%s', (folder) => {
  test('every text is asked for', async () => {
    const game = /^games\/([\w-]+)\//.exec(folder)?.[1];
    const { words, families } = usedBy(game);
    const texts = await loadCatalogue(folder, 'en');
    // The board's words are spoken together with the game's own.
    const around = game
      ? await Promise.all(CATALOGUES.filter((f) => f.startsWith(`games/${game}/`)).map((f) => loadCatalogue(f, 'en')))
      : [texts];
    const all = [...families, ...around.flatMap(slotsOf)];
    // A word, or two of them in a row such as `wed` and `-more`.
    const isWord = (part: string) =>
      words.has(part) || [...part.matchAll(/-/g)].some(({ index }) => words.has(part.slice(0, index)) && words.has(part.slice(index)));
    const isKnown = (part: string): boolean => /^\d+$/.test(part) || isWord(part) || isMember(part);
    const isMember = (key: string): boolean => all.some((family) => family.exec(key)?.slice(1).every(isKnown) === true);
    // A form for the reader.
    const form = /\.you(?:-\w+)?$/;
    const isUsed = (key: string): boolean => isWord(key) || isMember(key) || (form.test(key) && isUsed(key.replace(form, '')));
    expect(Object.keys(texts).filter((key) => !isUsed(key))).toEqual([]);
  });
});
