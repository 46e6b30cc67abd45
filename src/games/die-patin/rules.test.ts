import { expect, test } from 'vitest';
import { LANGS, slots } from '../../core/text.ts';
import { citedRules, declaredRules } from '../testing/rule-ids.ts';
import { BONUSES, CARDS, DISTRICTS, ENTERPRISES, FIGURES, MISSIONS } from './data.ts';
import { diePatin } from './index.ts';
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
  const texts = await diePatin.texts[lang]();
  expect(Object.keys(texts)).toEqual(Object.keys(en));
  for (const [key, text] of Object.entries(en)) {
    expect(texts[key]).not.toBe('');
    expect({ key, slots: [...new Set(slots(texts[key] ?? ''))] }).toEqual({ key, slots: [...new Set(slots(text))] });
  }
});

test.each(LANGS)('%s names everything that has a name', async (lang) => {
  const texts = await diePatin.texts[lang]();
  const named = [
    ...ENTERPRISES.map((e) => `enterprise.${e}`),
    ...BONUSES.map((b) => `bonus.${b}`),
    ...CARDS.flatMap((c) => [`card.${c}`, `card.${c}.effect`]),
    ...MISSIONS.map((m) => `mission.${m}`),
    ...FIGURES.map((f) => `figure.${f}`),
    ...DISTRICTS.map((_, d) => `district.${d}`),
    ...Array.from({ length: 21 }, (_, area) => `area.${area}`),
    ...Array.from({ length: 31 }, (_, manhole) => `manhole.${manhole}`),
    ...Array.from({ length: 5 }, (_, seat) => `seat.${seat}`),
  ];
  expect(Object.keys(texts)).toEqual(expect.arrayContaining(named));
  const areas = Array.from({ length: 21 }, (_, area) => texts[`area.${area}`]);
  expect(new Set(areas).size).toBe(21);
});

test.each(LANGS)('the rules page in %s has the paragraphs of English, and explains rules that exist', async (lang) => {
  const outline = async (l: (typeof LANGS)[number]) =>
    (await diePatin.rules[l]()).map((section) => [section.id, ...section.paragraphs.map((p) => p.rule)]);
  expect(await outline(lang)).toEqual(await outline('en'));
  const explained = (await outline(lang)).flat().filter((id) => id?.includes('/'));
  expect(new Set(explained).size).toBe(explained.length);
  expect(declaredRules(folder)).toEqual(expect.arrayContaining(explained));
});
