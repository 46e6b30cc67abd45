import { expect, test } from 'vitest';
import { LANGS } from '../../core/text.ts';
import { declaredRules } from '../testing/rule-ids.ts';
import { explained, testWords } from '../testing/words.ts';
import { CARDS, FIGURES } from './data.ts';
import { piedPiper } from './index.ts';
import { RULE_IDS } from './rule-ids.ts';
import { en } from './text/en.ts';

const folder = import.meta.dirname;
testWords(folder, piedPiper, RULE_IDS, en);

/** Rules that only chance could break, and the referee's own, which hold for all games. */
const SILENT = new Set(['draw/not-in-deck', 'reveal/not-in-deck', 'reveal/second-piper', 'turn/game-over', 'turn/not-yours']);

test('every figure and card has its names', () => {
  const keys = [
    ...FIGURES.flatMap((name) => [`figure.${name}`, `under.${name}`, `the.${name}`]),
    ...CARDS.flatMap((name) => [`card.${name}`, `card.hidden-${name}`, `drawn.${name}`, `about.${name}`]),
  ];
  expect(Object.keys(en)).toEqual(expect.arrayContaining(keys));
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

test('every rule of play has one address on the page of rules', async () => {
  const wanted = declaredRules(folder).filter((id) => !id.endsWith('/malformed') && !SILENT.has(id));
  expect((await explained(piedPiper, 'en')).toSorted()).toEqual(wanted);
});
