import { expect, test } from 'vitest';
import { isChord } from './chord.ts';

const press = (key: string, held: Partial<KeyboardEvent> = {}) =>
  isChord({ key, altKey: false, ctrlKey: false, metaKey: false, ...held } as KeyboardEvent);

test('brackets that need AltGr are still brackets; what a browser wants for itself is a chord', () => {
  expect(press('[')).toBe(false);
  // A German keyboard: Windows tells AltGr as Ctrl and Alt, a Mac as Alt.
  expect(press('[', { altKey: true, ctrlKey: true })).toBe(false);
  expect(press(']', { altKey: true })).toBe(false);
  expect(press('[', { ctrlKey: true })).toBe(true);
  expect(press('[', { metaKey: true })).toBe(true);
  expect(press('u', { altKey: true })).toBe(true);
  expect(press('u')).toBe(false);
});
