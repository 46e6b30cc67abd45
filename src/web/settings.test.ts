import { expect, test } from 'vitest';
import { chooseLang, DEFAULTS, parseSettings } from './settings.ts';

test('nothing stored, or nonsense, gives the defaults', () => {
  for (const text of [null, '', '{', '7', 'null', '[]', '{"theme":"neon","sound":"loud","name":5,"bot":"deep"}'])
    expect(parseSettings(text)).toEqual(DEFAULTS);
});

test('what was stored is read again, odd parts aside', () => {
  const stored = JSON.stringify({
    lang: 'nl',
    theme: 'dark',
    motion: 'off',
    sound: true,
    confirm: 'maybe',
    notify: true,
    name: 'x'.repeat(99),
    bot: 'master',
    extra: 1,
  });
  expect(parseSettings(stored)).toEqual({
    lang: 'nl',
    theme: 'dark',
    motion: 'none',
    sound: true,
    confirm: DEFAULTS.confirm,
    notify: true,
    push: false,
    name: 'x'.repeat(24),
    bot: 'master',
  });
});

test('movement that was switched on or off before there were speeds stays so', () => {
  expect(['on', 'off', 'slow', 'system'].map((motion) => parseSettings(JSON.stringify({ motion })).motion)).toEqual([
    'normal',
    'none',
    'slow',
    'system',
  ]);
});

test('the first language that we speak is chosen, whatever its region', () => {
  expect(chooseLang(['pl', 'fr-CA', 'de'])).toBe('fr');
  expect(chooseLang(['NL-be'])).toBe('nl');
  expect(chooseLang(['pt', 'ja'])).toBe('en');
  expect(chooseLang([])).toBe('en');
});
