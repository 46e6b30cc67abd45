import { type Lang, type Translate, translator } from '../../../core/text.ts';
import type { en } from './text/en.ts';

export type Words = Translate<typeof en>;

const TEXTS = {
  de: () => import('./text/de.ts').then((m) => m.de),
  en: () => import('./text/en.ts').then((m) => m.en),
  fr: () => import('./text/fr.ts').then((m) => m.fr),
  nl: () => import('./text/nl.ts').then((m) => m.nl),
} as const;

/** The board's own words, in the reader's language only. */
export const loadWords = async (lang: Lang): Promise<Words> => translator<typeof en>(await TEXTS[lang](), lang);
