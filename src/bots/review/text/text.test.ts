import { expect, test } from 'vitest';
import { type Catalogue, LANGS, slots } from '../../../core/text.ts';
import { en } from './en.ts';
import { REVIEW_TEXTS } from './index.ts';

test('every language says everything, with the same figures in it', async () => {
  for (const lang of LANGS) {
    const words: Catalogue = await REVIEW_TEXTS[lang]();
    expect(Object.keys(words)).toEqual(Object.keys(en));
    for (const [key, text] of Object.entries(en)) expect(new Set(slots(words[key] ?? '')), `${lang} ${key}`).toEqual(new Set(slots(text)));
  }
});
