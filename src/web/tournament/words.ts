import { byLang, type Translation } from '../../core/text.ts';
import { LateWords } from '../text/late-words.svelte.ts';
import type { en } from './text/en.ts';

/** What is said of series and tournaments. */
export const cupWords = new LateWords<typeof en>(
  byLang<Translation<typeof en>>((lang) => import(`./text/${lang}.ts`).then((m) => m[lang])),
);

/** Points are stored doubled, so that halves are whole. */
export const half = (points: number): string => new Intl.NumberFormat(cupWords.lang, { maximumFractionDigits: 2 }).format(points / 2);
