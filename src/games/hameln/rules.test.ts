import { expect, test } from 'vitest';
import { LANGS } from '../../core/text.ts';
import { explained, testWords } from '../testing/words.ts';
import { CIRCLES } from './data.ts';
import { hameln } from './index.ts';
import { RULE_IDS } from './rule-ids.ts';
import { en } from './text/en.ts';

testWords(import.meta.dirname, hameln, RULE_IDS, en);

test.each(LANGS)('%s tells circles apart', async (lang) => {
  const texts = await hameln.texts[lang]();
  expect(new Set(CIRCLES.map((c) => texts[`circle.${c.id}`])).size).toBe(CIRCLES.length);
});

/** What only a damaged log can do. */
const FORM = /malformed$|^(order|marker|child|trap)\//;

test('every rule that can refuse a player’s move has one address on the page of rules', async () => {
  const addresses = await explained(hameln, 'en');
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const id of RULE_IDS) if (!FORM.test(id)) expect(addresses).toContain(id);
});
