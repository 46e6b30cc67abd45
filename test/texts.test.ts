import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Catalogue, LANGS } from '../src/core/text.ts';
import { mostForms } from '../src/text/grammar.ts';
import { forms, slots } from '../src/text/say.ts';
import { CATALOGUES, loadCatalogue } from './support/catalogues.ts';

const root = join(import.meta.dirname, '..', 'src');

test('the catalogues are found', () => {
  expect(CATALOGUES.length).toBeGreaterThan(15);
  expect(CATALOGUES).toContain('web/text/shell');
});

describe.each(CATALOGUES)('%s', (folder) => {
  test('a folder of languages holds languages and nothing else, for each of them is bundled alone', () => {
    const files = readdirSync(join(root, folder), { withFileTypes: true }).flatMap((f) => (f.isFile() ? [f.name] : []));
    expect(files.toSorted()).toEqual(LANGS.map((lang) => `${lang}.ts`));
  });

  test('every language says the same things in the same order, puts the same into them, and says something', async () => {
    const english = await loadCatalogue(folder, 'en');
    const used = (texts: Catalogue) => Object.entries(texts).map(([key, text]) => [key, [...new Set(slots(text))]]);
    expect(Object.keys(english).length).toBeGreaterThan(0);
    for (const lang of LANGS) {
      const texts = await loadCatalogue(folder, lang);
      expect(used(texts)).toEqual(used(english));
      expect(Object.keys(texts).filter((key) => texts[key]?.trim() === '')).toEqual([]);
    }
  });

  test('a choice by number has the forms that its language tells apart', async () => {
    for (const lang of LANGS) {
      const wrong = Object.entries(await loadCatalogue(folder, lang)).filter(([, text]) =>
        forms(text).some((count) => count < 2 || count > mostForms(lang)),
      );
      expect(wrong).toEqual([]);
    }
  });

  test('nothing of length is left in English by mistake', async () => {
    const english = await loadCatalogue(folder, 'en');
    const long = Object.keys(english).filter((key) => (english[key]?.replaceAll(/\{[^}]*\}/g, '').length ?? 0) > 25);
    for (const lang of LANGS.filter((l) => l !== 'en')) {
      const texts = await loadCatalogue(folder, lang);
      expect(long.filter((key) => texts[key] === english[key])).toEqual([]);
    }
  });
});
