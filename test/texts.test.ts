import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { type Catalogue, LANGS, type Lang, slots } from '../src/core/text.ts';

const root = join(import.meta.dirname, '..', 'src');
/** Every folder with one catalogue for each language. Pages of rules are another kind of text: their paragraphs differ in number. */
const folders = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((folder) => existsSync(join(root, folder, 'en.ts')) && !folder.endsWith('rules'))
  .sort();

async function load(folder: string, lang: Lang): Promise<Catalogue> {
  const module: Record<string, Catalogue> = await import(pathToFileURL(join(root, folder, `${lang}.ts`)).href);
  return module[lang] ?? {};
}

test('the catalogues are found', () => {
  expect(folders.length).toBeGreaterThan(15);
  expect(folders).toContain(join('web', 'text', 'shell'));
});

describe.each(folders)('%s', (folder) => {
  test('a folder of languages holds languages and nothing else, for each of them is bundled alone', () => {
    const files = readdirSync(join(root, folder), { withFileTypes: true }).flatMap((f) => (f.isFile() ? [f.name] : []));
    expect(files.toSorted()).toEqual(LANGS.map((lang) => `${lang}.ts`));
  });

  test('every language says the same things in the same order, puts the same into them, and says something', async () => {
    const english = await load(folder, 'en');
    const used = (texts: Catalogue) => Object.entries(texts).map(([key, text]) => [key, [...new Set(slots(text))]]);
    expect(Object.keys(english).length).toBeGreaterThan(0);
    for (const lang of LANGS) {
      const texts = await load(folder, lang);
      expect(used(texts)).toEqual(used(english));
      expect(Object.keys(texts).filter((key) => texts[key]?.trim() === '')).toEqual([]);
    }
  });

  test('nothing of length is left in English by mistake', async () => {
    const english = await load(folder, 'en');
    const long = Object.keys(english).filter((key) => (english[key]?.replaceAll(/\{[^}]*\}/g, '').length ?? 0) > 25);
    for (const lang of LANGS.filter((l) => l !== 'en')) {
      const texts = await load(folder, lang);
      expect(long.filter((key) => texts[key] === english[key])).toEqual([]);
    }
  });
});
