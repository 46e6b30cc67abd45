import { expect, test } from 'vitest';
import { LANGS } from '../core/text.ts';
import { decimal, formFor, formIn, grouped, listed, mostForms } from './grammar.ts';

test('one and many in the four languages; French counts nought and one and a half as one', () => {
  const numbers = [...Array.from({ length: 1200 }, (_, n) => n), 0.5, 1.5, 1.9, 2.5, 1e6, 2e6, Number.NaN];
  for (const lang of LANGS)
    for (const n of numbers) {
      const isOne = lang === 'fr' ? n < 2 : n === 1;
      expect(formFor(lang, n, ['one', 'many']), `${lang} ${n}`).toBe(isOne ? 'one' : 'many');
    }
  expect(LANGS.map(mostForms)).toEqual([2, 2, 3, 2]);
});

test('a language with other plurals needs no code', () => {
  const rats = ['szczur', 'szczury', 'szczurów', 'szczura'];
  expect([1, 2, 5, 22, 112, 1.5].map((n) => formIn('pl', n, rats))).toEqual([
    'szczur',
    'szczury',
    'szczurów',
    'szczury',
    'szczurów',
    'szczura',
  ]);
  expect([0, 1, 2, 3, 11, 100].map((n) => formIn('ar', n, ['0', '1', '2', 'few', 'many', 'other']))).toEqual([
    '0',
    '1',
    '2',
    'few',
    'many',
    'other',
  ]);
});

test('names in a row', () => {
  const said = (names: readonly string[]) => LANGS.map((lang) => listed(lang, names));
  expect(said([])).toEqual(['', '', '', '']);
  expect(said(['Ana'])).toEqual(['Ana', 'Ana', 'Ana', 'Ana']);
  expect(said(['Ana', 'Bo'])).toEqual(['Ana und Bo', 'Ana and Bo', 'Ana et Bo', 'Ana en Bo']);
  expect(said(['Ana', 'Bo', 'Cy'])).toEqual(['Ana, Bo und Cy', 'Ana, Bo and Cy', 'Ana, Bo et Cy', 'Ana, Bo en Cy']);
});

test('numbers as readers write them', () => {
  expect(LANGS.map((lang) => grouped(lang, 1_234_567))).toEqual(['1.234.567', '1,234,567', '1\u202f234\u202f567', '1.234.567']);
  expect(LANGS.map((lang) => grouped(lang, 1234))).toEqual(['1.234', '1,234', '1\u202f234', '1.234']);
  expect(LANGS.map((lang) => decimal(lang, -12_345.67, 1))).toEqual(['-12345,7', '-12345.7', '-12345,7', '-12345,7']);
});
