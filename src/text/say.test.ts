import { expect, expectTypeOf, test } from 'vitest';
import { REFEREE_TEXTS } from '../core/referee-texts.ts';
import { LANGS, type ParamsOf } from '../core/text.ts';
import { marked, say, slots, translator } from './say.ts';

const en = {
  plain: 'Hello',
  stole: '{seat:seat} stole {n} {n|card|cards}',
  'stole.you': 'You stole {n} {n|card|cards}',
  herb: 'a {herb:herb}',
  'herb.dill': 'dill',
} as const;

test('values, numbers, nested texts and names go into a template', () => {
  const company = { names: ['Ana', 'Bo'], reader: 0 };
  expect(say(en, 'en', { key: 'stole', params: { seat: 1, n: 1 } }, company)).toBe('Bo stole 1 card');
  expect(say(en, 'en', { key: 'stole', params: { seat: 0, n: 2 } }, company)).toBe('You stole 2 cards');
  expect(say(en, 'en', { key: 'herb', params: { herb: ['dill', 'sage'] } })).toBe('a dill and sage');
});

test('whoever reads is not told of by name', () => {
  const texts = {
    took: '{seat:seat} takes it from {rival:seat}',
    'took.you': 'You take it from {rival:seat}',
    'took.you-rival': '{seat:seat} takes it from you',
    'took.you.you-rival': 'You take it from yourself',
  };
  const told = (seat: number, rival: number) =>
    say(texts, 'en', { key: 'took', params: { seat, rival } }, { names: ['Ana', 'Bo', 'Cy'], reader: 1 });
  expect([told(0, 2), told(1, 0), told(0, 1), told(1, 1)]).toEqual([
    'Ana takes it from Cy',
    'You take it from Ana',
    'Ana takes it from you',
    'You take it from yourself',
  ]);
});

test('French counts nought as one', () => {
  const noun = { n: '{n|point|points}' };
  expect([0, 1, 2].map((n) => say(noun, 'fr', { key: 'n', params: { n } }))).toEqual(['point', 'point', 'points']);
  expect([0, 1, 2].map((n) => say(noun, 'de', { key: 'n', params: { n } }))).toEqual(['points', 'point', 'points']);
});

test('no French line breaks before a tall mark or inside quotation marks', () => {
  const texts = { ask: 'Vraiment ? Oui : « {name} » !' };
  expect(say(texts, 'fr', { key: 'ask', params: { name: 'Ana : Bo' } })).toBe('Vraiment\u202f? Oui\u00a0: «\u00a0Ana : Bo\u00a0»\u202f!');
  expect(say(texts, 'en', { key: 'ask', params: { name: 'Ana' } })).toBe('Vraiment ? Oui : « Ana » !');
});

test('a mark between texts stands as each language sets it', () => {
  expect(marked('en', ':', ['Hameln', 'Ana wins'])).toBe('Hameln: Ana wins');
  expect(marked('fr', ':', ['Hameln', 'Ana gagne'])).toBe('Hameln\u00a0: Ana gagne');
  expect(marked('fr', ';', ['ici', 'là', 'ailleurs'])).toBe('ici\u202f; là\u202f; ailleurs');
});

test('a key or a parameter that is missing does not compile', () => {
  const t = translator<typeof en>(en, 'en');
  expect(t('plain')).toBe('Hello');
  expect(t('stole', { seat: 0, n: 1 })).toBe('0 stole 1 card');
  // @ts-expect-error: n is missing
  t('stole', { seat: 0 });
  // @ts-expect-error: there is no such text
  t('nonsense');
  expectTypeOf<ParamsOf<'{seat:seat} has {n} {n|rat|rats}'>>().toEqualTypeOf<'seat' | 'n'>();
});

test('the referee says the same in all languages', async () => {
  const [first, ...others] = await Promise.all(LANGS.map((lang) => REFEREE_TEXTS[lang]()));
  for (const other of others) {
    expect(Object.keys(other)).toEqual(Object.keys(first ?? {}));
    for (const [key, template] of Object.entries(first ?? {})) expect(slots(other[key] ?? ''), key).toEqual(slots(template));
  }
});

test('French shortens de and que before a vowel, in names and in things', () => {
  const texts = {
    rats: 'les rats de {seat:seat}',
    more: 'plus que {name}',
    herb: 'un brin de {herb:herb}',
    n: 'de {n} à 8',
    'herb.dill': 'aneth',
  };
  const company = { names: ['Odile', 'Bo'], reader: null };
  const fr = (key: string, params: Record<string, string | number>) => say(texts, 'fr', { key, params }, company);
  expect(fr('rats', { seat: 0 })).toBe('les rats d’Odile');
  expect(fr('rats', { seat: 1 })).toBe('les rats de Bo');
  expect(fr('more', { name: 'Ilse' })).toBe('plus qu’Ilse');
  expect(fr('herb', { herb: 'dill' })).toBe('un brin d’aneth');
  expect(fr('n', { n: 1 })).toBe('de 1 à 8');
  expect(say(texts, 'de', { key: 'rats', params: { seat: 0 } }, company)).toBe('les rats de Odile');
});

test('no line breaks before a unit, a tall mark or an ellipsis, also in a text that is put in', () => {
  const texts = { wait: 'noch {seconds} s …', share: '{n} % de {card:card}', 'card.x': '« un »' };
  expect(say(texts, 'de', { key: 'wait', params: { seconds: 3 } })).toBe('noch 3\u202fs\u00a0…');
  expect(say(texts, 'fr', { key: 'share', params: { n: 5, card: 'x' } })).toBe('5\u202f% de «\u00a0un\u00a0»');
  expect(say(texts, 'en', { key: 'wait', params: { seconds: 3 } })).toBe('noch 3 s …');
});

test('what begins like a unit is none: somebody installs himself', () => {
  const texts = { settles: '{name} s’installe' };
  expect(say(texts, 'fr', { key: 'settles', params: { name: 'Klaas' } })).toBe('Klaas s’installe');
});
