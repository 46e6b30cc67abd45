import { expect, test } from 'vitest';
import { LANGS, slots } from '../../core/text.ts';
import { citedRules, declaredRules } from '../testing/rule-ids.ts';
import { STRIPS } from './data.ts';
import { rattenscharf } from './index.ts';
import { RULE_IDS } from './state.ts';
import { en } from './text/en.ts';

const folder = import.meta.dirname;

test('every rule has a test, and every test cites a rule', () => {
  expect(citedRules(folder)).toEqual(declaredRules(folder));
});

test('every refusal is a rule with a text', () => {
  expect(declaredRules(folder)).toEqual(expect.arrayContaining([...RULE_IDS]));
  expect(Object.keys(en)).toEqual(expect.arrayContaining(RULE_IDS.map((id) => `rule.${id}`)));
});

test.each(LANGS)('%s has the texts of English, with the same parameters', async (lang) => {
  const texts = await rattenscharf.texts[lang]();
  expect(Object.keys(texts)).toEqual(Object.keys(en));
  for (const [key, text] of Object.entries(en)) {
    expect(texts[key]).not.toBe('');
    expect({ key, slots: [...new Set(slots(texts[key] ?? ''))] }).toEqual({ key, slots: [...new Set(slots(text))] });
  }
});

test.each(LANGS)('%s names the strips by their symbols', async (lang) => {
  const texts = await rattenscharf.texts[lang]();
  STRIPS.forEach((fields, strip) => {
    if (strip > 0) expect(texts[`strip.${strip}`]).toBe(fields.map((name) => texts[`symbol.${name}`]).join(' – '));
  });
});

test.each(LANGS)('the rules page in %s has the paragraphs of English, and explains every rule of laying', async (lang) => {
  const outline = async (l: (typeof LANGS)[number]) =>
    (await rattenscharf.rules[l]()).map((section) => [section.id, ...section.paragraphs.map((p) => p.rule)]);
  expect(await outline(lang)).toEqual(await outline('en'));
  const explained = (await outline(lang)).flat().filter((id) => id?.includes('/'));
  expect(declaredRules(folder)).toEqual(expect.arrayContaining(explained));
  for (const id of RULE_IDS) if (id.startsWith('lay/') && id !== 'lay/malformed') expect(explained).toContain(id);
});
