import { expect, test } from 'vitest';
import { LANGS, slots } from '../../core/text.ts';
import { citedRules, declaredRules } from '../testing/rule-ids.ts';
import { CARDS, FIGURES } from './data.ts';
import { piedPiper } from './index.ts';
import { RULE_IDS } from './rule-ids.ts';
import { en } from './text/en.ts';

const folder = import.meta.dirname;

/** Rules that a player cannot break or that another paragraph tells along with its own. */
const SILENT = new Set([
  'draw/not-in-deck',
  'end/sheet',
  'move/lane',
  'move/plus-sewer',
  'order/not-activated',
  'play/other-figure',
  'reveal/not-in-deck',
  'reveal/second-piper',
  'secret/open',
  'turn/game-over',
  'turn/must-play',
  'turn/not-yours',
  'turn/two-at-most',
]);

test('every rule has a test, and every test cites a rule', () => {
  expect(citedRules(folder)).toEqual(declaredRules(folder));
});

test('every refusal is a rule with a text', () => {
  expect(declaredRules(folder)).toEqual(expect.arrayContaining([...RULE_IDS]));
  expect(Object.keys(en)).toEqual(expect.arrayContaining(RULE_IDS.map((id) => `rule.${id}`)));
});

test('every figure and card has its names', () => {
  const keys = [
    ...FIGURES.flatMap((name) => [`figure.${name}`, `under.${name}`, `the.${name}`]),
    ...CARDS.flatMap((name) => [`card.${name}`, `card.hidden-${name}`, `drawn.${name}`, `about.${name}`]),
  ];
  expect(Object.keys(en)).toEqual(expect.arrayContaining(keys));
});

test.each(LANGS)('%s has the texts of English, with the same parameters', async (lang) => {
  const texts = await piedPiper.texts[lang]();
  expect(Object.keys(texts)).toEqual(Object.keys(en));
  for (const [key, text] of Object.entries(en)) {
    expect(texts[key]).not.toBe('');
    expect({ key, slots: [...new Set(slots(texts[key] ?? ''))] }).toEqual({ key, slots: [...new Set(slots(text))] });
  }
});

test.each(LANGS)('every form that a text in %s asks for exists', async (lang) => {
  const texts = await piedPiper.texts[lang]();
  const formats = Object.values(texts).flatMap((text) => [...text.matchAll(/\{\w+:(\w+)\}/g)].map((m) => m[1] ?? ''));
  for (const format of new Set(formats)) {
    if (format !== 'seat')
      expect(
        Object.keys(texts).some((key) => key.startsWith(`${format}.`)),
        format,
      ).toBe(true);
  }
});

test.each(LANGS)('the rules page in %s has the paragraphs of English, and explains every rule of play', async (lang) => {
  const outline = async (l: (typeof LANGS)[number]) =>
    (await piedPiper.rules[l]()).map((section) => [section.id, ...section.paragraphs.map((p) => p.rule)]);
  expect(await outline(lang)).toEqual(await outline('en'));
  const explained = (await outline(lang)).flat().filter((id) => id?.includes('/'));
  expect(new Set(explained).size).toBe(explained.length);
  expect(declaredRules(folder)).toEqual(expect.arrayContaining(explained));
  const wanted = declaredRules(folder).filter((id) => !id.endsWith('/malformed') && !SILENT.has(id));
  expect(explained.toSorted()).toEqual(wanted);
});
