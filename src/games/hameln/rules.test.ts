import { expect, test } from 'vitest';
import { LANGS, slots } from '../../core/text.ts';
import { citedRules, declaredRules } from '../testing/rule-ids.ts';
import { CIRCLES } from './data.ts';
import { hameln } from './index.ts';
import { RULE_IDS } from './rule-ids.ts';
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
  const texts = await hameln.texts[lang]();
  expect(Object.keys(texts)).toEqual(Object.keys(en));
  for (const [key, text] of Object.entries(en)) {
    expect(texts[key]).not.toBe('');
    expect({ key, slots: [...new Set(slots(texts[key] ?? ''))] }).toEqual({ key, slots: [...new Set(slots(text))] });
  }
});

test.each(LANGS)('%s tells circles apart', async (lang) => {
  const texts = await hameln.texts[lang]();
  expect(new Set(CIRCLES.map((c) => texts[`circle.${c.id}`])).size).toBe(CIRCLES.length);
});

test.each(LANGS)('the rules page in %s has the paragraphs of English, and explains every refusal', async (lang) => {
  const outline = async (l: (typeof LANGS)[number]) =>
    (await hameln.rules[l]()).map((section) => [section.id, ...section.paragraphs.map((p) => p.rule)]);
  expect(await outline(lang)).toEqual(await outline('en'));
  const explained = (await outline(lang)).flat().filter((id) => id?.includes('/'));
  expect(declaredRules(folder)).toEqual(expect.arrayContaining(explained));
  for (const id of RULE_IDS) if (!FORM.test(id)) expect(explained).toContain(id);
});

/** What only a damaged log can do. */
const FORM = /malformed$|^(order|marker|child|trap)\//;
