import type { Translate } from '../../../core/text.ts';
import { wordsOf } from '../../../web/kit/words.ts';
import type { en } from './text/en.ts';

export type Words = Translate<typeof en>;

/** The board's own words, in the reader's language only. */
export const loadWords = wordsOf<typeof en>((lang) => import(`./text/${lang}.ts`).then((m) => m[lang]));
