import { expect, test } from 'vitest';
import { conforms, explainer, variants } from '../conformance.ts';
import { plantLeaks } from '../testing/leaks.ts';
import { rattenscharf } from './index.ts';
import { physics } from './physics.ts';

const { game } = rattenscharf;
const explains = await explainer(rattenscharf);

test.each(variants(game))('keeps every promise with %o', (options) => {
  expect(conforms(game, options, physics, { games: 4, seed: 11, explains })).toEqual([]);
});

test('there is nothing that a view could leak', () => {
  expect(plantLeaks(game, physics, { games: 2, seed: 5 })).toEqual({ planted: [], missed: [] });
});
