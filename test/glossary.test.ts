import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { RulePage } from '../src/core/registry.ts';
import { LANGS, type Lang } from '../src/core/text.ts';
import { GAMES } from '../src/games/index.ts';
import { CATALOGUES, loadCatalogue } from './support/catalogues.ts';

/** docs/glossary.md holds one name for each thing in each language; the games' texts keep to it. */
const root = join(import.meta.dirname, '..');

interface Term {
  readonly id: string;
  readonly names: Readonly<Record<Lang, readonly string[]>>;
  readonly avoid: Readonly<Record<Lang, readonly string[]>>;
}

const COLUMNS = ['de', 'en', 'fr', 'nl'] as const satisfies readonly Lang[];
const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
const byLang = (words: (lang: Lang, column: number) => readonly string[]): Record<Lang, readonly string[]> => ({
  de: words('de', 0),
  en: words('en', 1),
  fr: words('fr', 2),
  nl: words('nl', 3),
});

function termOf(line: string): Term {
  const [id = '', ...cells] = cellsOf(line);
  const avoid = (cells[COLUMNS.length] ?? '').split(';').map((part) => part.trim());
  const strange = avoid.filter((part) => part !== '' && !/^(de|en|fr|nl): \S/.test(part));
  if (cells.length !== COLUMNS.length + 1 || strange.length > 0) throw new Error(`docs/glossary.md: this line cannot be read: ${line}`);
  return {
    id,
    names: byLang((_, column) => (cells[column] ?? '').split(' / ')),
    avoid: byLang((lang) => avoid.flatMap((part) => (part.startsWith(`${lang}: `) ? part.slice(4).split(', ') : []))),
  };
}

/** The tables under `## game`, without their two lines of heading. */
function glossary(): Map<string, readonly Term[]> {
  const [, ...parts] = readFileSync(join(root, 'docs', 'glossary.md'), 'utf8').split(/^## /m);
  return new Map(
    parts.map((part) => {
      const [game = '', ...lines] = part.split('\n');
      const rows = lines.filter((line) => line.startsWith('|'));
      return [game.trim(), rows.slice(2).map(termOf)];
    }),
  );
}

/** What a reader sees: without slots, and with both forms of a plural. */
const plain = (text: string): string => text.replaceAll(/\{\w+(?::[\w-]+)?\}/g, ' ').replaceAll(/\{\w+\|([^|}]*)\|([^}]*)\}/g, ' $1 $2 ');

async function textsOf(game: string, lang: Lang): Promise<readonly (readonly [place: string, text: string])[]> {
  const folders = CATALOGUES.filter((folder) => folder.startsWith(`games/${game}/`));
  const catalogues = await Promise.all(
    folders.map(async (folder) =>
      Object.entries(await loadCatalogue(folder, lang)).map(([key, text]) => [`${folder} ${key}`, text] as const),
    ),
  );
  const file = join(root, 'src', 'games', game, 'text', 'rules', `${lang}.ts`);
  const { rules }: { rules: RulePage } = await import(pathToFileURL(file).href);
  const page = rules.flatMap(({ id, title, paragraphs }) => [
    [`rules ${id}`, title] as const,
    ...paragraphs.map(({ text }) => [`rules ${id}`, text] as const),
  ]);
  return [...catalogues.flat(), ...page].map(([place, text]) => [place, plain(text)] as const);
}

const escaped = (word: string): string => word.replaceAll(/[.+?^$()|[\]\\]/g, '\\$&').replaceAll('*', '\\p{L}*');
const whole = (word: string): RegExp => new RegExp(`(?<!\\p{L})${escaped(word)}(?!\\p{L})`, 'iu');
const beginning = (word: string): RegExp => new RegExp(`(?<!\\p{L})${escaped(word)}`, 'iu');

test('there is a table for every game, and one line for each term', () => {
  const tables = glossary();
  expect([...tables.keys()].toSorted()).toEqual(Object.keys(GAMES).toSorted());
  for (const terms of tables.values()) {
    expect(terms.length).toBeGreaterThanOrEqual(40);
    expect(new Set(terms.map(({ id }) => id)).size).toBe(terms.length);
  }
});

test('a word to avoid is found as a whole word, in any case of letters, also at the end of a longer one', () => {
  expect('Das Revier gehört dir.').toMatch(whole('*revier'));
  expect('Dein Startrevier.').toMatch(whole('*revier'));
  expect('Elle est à l’échelle.').toMatch(whole('échelle'));
  expect('Prévierter').not.toMatch(whole('*revier'));
  expect(plain('{n} {n|Revier|Reviere}, {field:field}')).not.toMatch(whole('field'));
  expect(plain('{n} {n|Revier|Reviere}')).toMatch(whole('reviere'));
});

describe.each([...glossary()])('%s', (game, terms) => {
  test.each(LANGS)('%s calls nothing by a name to avoid', async (lang) => {
    const texts = await textsOf(game, lang);
    const found = terms.flatMap(({ id, names, avoid }) =>
      avoid[lang].flatMap((word) =>
        texts.flatMap(([place, text]) =>
          whole(word).test(text) ? [`${place} says “${word}”; ${id} is “${names[lang].join(' / ')}”`] : [],
        ),
      ),
    );
    expect(found).toEqual([]);
  });

  test.each(LANGS)('%s uses every name', async (lang) => {
    const all = (await textsOf(game, lang)).map(([, text]) => text).join('\n');
    expect(terms.filter(({ names }) => !names[lang].some((name) => beginning(name).test(all))).map(({ id }) => id)).toEqual([]);
  });
});
