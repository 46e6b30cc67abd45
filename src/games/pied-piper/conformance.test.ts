import { expect, test } from 'vitest';
import { conforms, explainer, variants } from '../conformance.ts';
import { plantLeaks } from '../testing/leaks.ts';
import { piedPiper } from './index.ts';
import { physics } from './physics.ts';

const { game } = piedPiper;
const explains = await explainer(piedPiper);

test.each(variants(game))('keeps every promise with %o', (options) => {
  expect(conforms(game, options, physics, { games: 1, seed: 11, explains })).toEqual([]);
});

test('no view can show a hidden card unnoticed', () => {
  const { planted, missed } = plantLeaks(game, physics, { games: 1, seed: 5 });
  expect(missed).toEqual([]);
  expect(planted).toEqual(
    expect.arrayContaining([
      'hands to rivals with 2 seats',
      'hands to spectators with 5 seats',
      'hands.4 to rivals',
      'hands.0.0 to spectators',
      'cards to rivals with 3 seats',
      'cards.0 to spectators in phase play',
      'deck to rivals if variant is young',
      'deck.5 to spectators if roof is 7',
    ]),
  );
});
