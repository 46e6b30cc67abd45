import { expect, test } from 'vitest';
import { type Catalogue, slots } from '../../../../core/text.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

test.each([
  ['de', de],
  ['fr', fr],
  ['nl', nl],
] as const)('%s puts the same things into its sentences as English', (_, catalogue) => {
  const used = (texts: Catalogue): Record<string, string[]> =>
    Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, [...new Set(slots(text))]]));
  expect(used(catalogue)).toEqual(used(en));
});
