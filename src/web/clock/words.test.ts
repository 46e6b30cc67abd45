import { expect, test } from 'vitest';
import { clockWords, inFigures, inWords, tellClock, tellTerms } from './words.svelte.ts';

test('time is shown in figures that do not jump, and read aloud in words', () => {
  expect([0, 400, 5000, 65_000, 599_001, 3_600_000, 3_725_000].map(inFigures)).toEqual([
    '0:00',
    '0:01',
    '0:05',
    '1:05',
    '10:00',
    '1:00:00',
    '1:02:05',
  ]);
  expect(inFigures(86_400_000)).toBe('1 day');
  expect(inFigures(2.2 * 86_400_000)).toBe('2 days 5 hr');
  expect([0, 5000, 65_000, 3_725_000, 259_200_000].map((ms) => inWords(ms))).toEqual([
    '0 seconds',
    '5 seconds',
    '1 minute 5 seconds',
    '1 hour 3 minutes',
    '3 days',
  ]);
});

test('how a clock is set is told in one line, once its words are there', async () => {
  expect(clockWords.say('clock.title')).toBe('');
  await clockWords.speak('en');
  const live = { reserve: 900, increment: 10, delay: 0, over: 'bot' } as const;
  expect(tellClock(live)).toBe('15 minutes for each player, 10 seconds added after each turn');
  expect(tellClock({ ...live, reserve: 0, delay: 20 })).toBe('20 seconds free in each turn, 10 seconds added after each turn');
  const days = { reserve: 0, increment: 0, delay: 3 * 86_400, over: 'resign' } as const;
  expect(tellClock(days)).toBe('3 days for each turn');
  expect(tellTerms(days)).toBe('Running out of time counts as resigning. Everyone may take 14 days off.');
});
