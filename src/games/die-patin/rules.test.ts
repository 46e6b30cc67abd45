import { expect, test } from 'vitest';
import { LANGS } from '../../core/text.ts';
import { explained, testWords } from '../testing/words.ts';
import { BONUSES, CARDS, DISTRICTS, ENTERPRISES, FIGURES, MISSIONS } from './data.ts';
import { diePatin } from './index.ts';
import { RULE_IDS } from './rule-ids.ts';
import { en } from './text/en.ts';

testWords(import.meta.dirname, diePatin, RULE_IDS, en);

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

/** What only a damaged log can do. */
const FORM = /malformed$|^deal\//;

test('every rule that can refuse a player’s move has one address on the page of rules', async () => {
  const addresses = await explained(diePatin, 'en');
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const id of RULE_IDS) if (!FORM.test(id)) expect(addresses).toContain(id);
});
