import { expect, test } from 'vitest';
import type { Params } from '../../core/game.ts';
import type { GamePackage } from '../../core/registry.ts';
import { type Catalogue, LANGS, type Lang } from '../../core/text.ts';
import { slots } from '../../text/say.ts';
import { citedRules, declaredRules } from './rule-ids.ts';

/**
 * A check of single phrases: whether a text exists for the key, and everything that it, or its form for the reader, wants to say is there
 * and has a word.
 */
export function speaker(texts: Catalogue): (key: string, params?: object) => void {
  // Most positions are told in phrases that were told before.
  const told = new Set<string>();
  return (key, params = {}) => {
    const spelling = key + JSON.stringify(params);
    if (told.has(spelling)) return;
    told.add(spelling);
    const wanted = [key, `${key}.you`].flatMap((k) => slots(texts[k] ?? ''));
    expect({ key, text: typeof texts[key] }).toEqual({ key, text: 'string' });
    expect(Object.keys(params), key).toEqual(expect.arrayContaining(wanted));
    for (const [, name = '', format = ''] of (texts[key] ?? '').matchAll(/\{(\w+):([\w-]+)\}/g)) {
      if (format === 'seat') continue;
      const value = (params as Params)[name];
      for (const v of Array.isArray(value) ? value : [value]) expect(texts, `${key}: ${format}.${v}`).toHaveProperty([`${format}.${v}`]);
    }
  };
}

/** What holds for the words of every game: its rules, its tests and its texts name the same things. */
export function testWords(folder: string, pack: GamePackage, refusals: readonly string[], en: Catalogue): void {
  test('every rule has a test, and every test cites a rule', () => {
    expect(citedRules(folder)).toEqual(declaredRules(folder));
  });

  test('every refusal is a rule with a text', () => {
    expect(declaredRules(folder)).toEqual(expect.arrayContaining([...refusals]));
    expect(Object.keys(en)).toEqual(expect.arrayContaining(refusals.map((id) => `rule.${id}`)));
  });

  test.each(LANGS)('%s has the texts of English, with the same parameters', async (lang) => {
    const texts = await pack.texts[lang]();
    expect(Object.keys(texts)).toEqual(Object.keys(en));
    for (const [key, text] of Object.entries(en)) {
      expect(texts[key]).not.toBe('');
      expect({ key, slots: [...new Set(slots(texts[key] ?? ''))] }).toEqual({ key, slots: [...new Set(slots(text))] });
    }
  });

  test.each(LANGS)('the rules page in %s has the paragraphs of English, and explains rules that exist', async (lang) => {
    expect(await outline(pack, lang)).toEqual(await outline(pack, 'en'));
    expect(declaredRules(folder)).toEqual(expect.arrayContaining(await explained(pack, lang)));
  });
}

const outline = async (pack: GamePackage, lang: Lang) =>
  (await pack.rules[lang]()).map((section) => [section.id, ...section.paragraphs.map((p) => p.rule)]);

/** The rules that have an address on the page of rules. */
export const explained = async (pack: GamePackage, lang: Lang): Promise<string[]> =>
  (await outline(pack, lang)).flat().filter((id): id is string => id?.includes('/') === true);
