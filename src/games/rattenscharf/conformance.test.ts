import { expect, test } from 'vitest';
import { REFEREE_TEXTS } from '../../core/referee-texts.ts';
import { LANGS } from '../../core/text.ts';
import { conforms, variants } from '../conformance.ts';
import { plantLeaks } from '../testing/leaks.ts';
import { rattenscharf } from './index.ts';
import { physics } from './physics.ts';

const { game, texts } = rattenscharf;
const catalogues = await Promise.all(LANGS.map(async (lang) => ({ ...(await REFEREE_TEXTS[lang]()), ...(await texts[lang]()) })));
const explains = (key: string) => catalogues.every((catalogue) => key in catalogue);

test.each(variants(game))('keeps every promise with %o', (options) => {
  expect(conforms(game, options, physics, { games: 4, seed: 11, explains })).toEqual([]);
});

test('there is nothing that a view could leak', () => {
  expect(plantLeaks(game, physics, { games: 2, seed: 5 })).toEqual({ planted: [], missed: [] });
});
