import { expect, test } from 'vitest';
import { isZone, quietUntil } from './quiet.ts';

const at = (text: string): number => Date.parse(text);
const night = { from: 22 * 60, to: 7 * 60 + 30 };

test('the night is that of the person, over midnight too', () => {
  const berlin = { quiet: night, zone: 'Europe/Berlin' };
  // Berlin is an hour ahead in winter, two in summer.
  expect(quietUntil(at('2026-01-10T20:59:59Z'), berlin)).toBeUndefined();
  expect(quietUntil(at('2026-01-10T21:00:00Z'), berlin)).toBe(at('2026-01-11T06:30:00Z'));
  expect(quietUntil(at('2026-01-11T06:29:42Z'), berlin)).toBe(at('2026-01-11T06:30:00Z'));
  expect(quietUntil(at('2026-01-11T06:30:00Z'), berlin)).toBeUndefined();
  expect(quietUntil(at('2026-07-10T20:00:00Z'), berlin)).toBe(at('2026-07-11T05:30:00Z'));
  expect(quietUntil(at('2026-07-10T20:00:00Z'), { ...berlin, zone: 'America/New_York' })).toBeUndefined();
});

test('hours of the day, no hours, and zones that are half an hour apart', () => {
  const zone = 'Asia/Kolkata';
  const quiet = { from: 9 * 60, to: 10 * 60 };
  expect(quietUntil(at('2026-01-10T03:30:00Z'), { quiet, zone })).toBe(at('2026-01-10T04:30:00Z'));
  expect(quietUntil(at('2026-01-10T04:30:00Z'), { quiet, zone })).toBeUndefined();
  expect(quietUntil(at('2026-01-10T03:30:00Z'), { quiet: { from: 540, to: 540 }, zone })).toBeUndefined();
  expect(quietUntil(at('2026-01-10T03:30:00Z'), { quiet: undefined, zone })).toBeUndefined();
});

test('in the night in which clocks go forward nobody is called before the morning', () => {
  const berlin = { quiet: night, zone: 'Europe/Berlin' };
  let now = at('2026-03-28T23:00:00Z');
  for (let until = quietUntil(now, berlin); until !== undefined; until = quietUntil(now, berlin)) now = until;
  expect(now).toBeGreaterThanOrEqual(at('2026-03-29T05:30:00Z'));
  expect(now).toBeLessThanOrEqual(at('2026-03-29T06:30:00Z'));
});

test('a zone is one that this machine knows', () => {
  expect(['Europe/Paris', 'UTC', 'Mars/Olympus', ''].map(isZone)).toEqual([true, true, false, false]);
});
