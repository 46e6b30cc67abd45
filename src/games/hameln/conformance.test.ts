import { expect, test } from 'vitest';
import { LANGS } from '../../core/text.ts';
import { REFEREE_TEXTS } from '../../core/texts/index.ts';
import { conforms, variants } from '../conformance.ts';
import { hameln } from './index.ts';

const { game, physics, texts } = hameln;
const catalogues = await Promise.all(LANGS.map(async (lang) => ({ ...(await REFEREE_TEXTS[lang]()), ...(await texts[lang]()) })));
const explains = (key: string) => catalogues.every((catalogue) => key in catalogue);

test.each(variants(game))('keeps every promise with %o', { timeout: 60_000 }, (options) => {
  expect(conforms(game, options, physics, { games: 2, seed: 11, explains })).toEqual([]);
});
