import { expect, test } from 'vitest';
import { LANGS } from '../../core/text.ts';
import { explained, testWords } from '../testing/words.ts';
import { STRIPS } from './data.ts';
import { rattenscharf } from './index.ts';
import { RULE_IDS } from './rule-ids.ts';
import { en } from './text/en.ts';

testWords(import.meta.dirname, rattenscharf, RULE_IDS, en);

test.each(LANGS)('%s names the strips by their symbols', async (lang) => {
  const texts = await rattenscharf.texts[lang]();
  STRIPS.forEach((fields, strip) => {
    if (strip > 0) expect(texts[`strip.${strip}`]).toBe(fields.map((name) => texts[`symbol.${name}`]).join(' – '));
  });
});

test('every rule of laying has an address on the page of rules', async () => {
  const wanted = RULE_IDS.filter((id) => id.startsWith('lay/') && id !== 'lay/malformed');
  expect(await explained(rattenscharf, 'en')).toEqual(expect.arrayContaining(wanted));
});
