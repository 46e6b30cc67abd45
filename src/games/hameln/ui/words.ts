import type { Translate } from '../../../core/text.ts';
import { wordsOf } from '../../../web/kit/words.ts';
import type { en } from './text/en.ts';

export type Words = Translate<typeof en>;

/** The board's own words, in the reader's language only. */
export const loadWords = wordsOf<typeof en>({
  de: () => import('./text/de.ts').then((m) => m.de),
  en: () => import('./text/en.ts').then((m) => m.en),
  fr: () => import('./text/fr.ts').then((m) => m.fr),
  nl: () => import('./text/nl.ts').then((m) => m.nl),
});
