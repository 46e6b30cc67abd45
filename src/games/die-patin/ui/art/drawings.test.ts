import { expect, test } from 'vitest';
import { CARD_DRAWINGS } from '../later/art/cards.ts';
import { FIGURE_DRAWINGS } from '../later/art/figures.ts';
import { boxOf, type Drawing, EARLY_DRAWINGS, symbol } from './drawings.ts';

const all = Object.entries({ ...EARLY_DRAWINGS, ...FIGURE_DRAWINGS, ...CARD_DRAWINGS });

test('the box of a drawing is known before the drawing is there', () => {
  expect(all.length).toBe(34);
  for (const [name, { box }] of all) expect([name, boxOf(name as Drawing)]).toEqual([name, box]);
});

test('drawings refer only to each other and to the hatching', () => {
  const known = new Set(['#dp-ha', ...all.map(([name]) => `#${symbol(name as Drawing)}`)]);
  for (const [, { ink }] of all) for (const [reference] of ink.matchAll(/#dp-[a-z-]+/g)) expect(known).toContain(reference);
});
