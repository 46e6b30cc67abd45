import { byLang, type Translation } from '../../core/text.ts';
import { LateWords } from '../text/late-words.svelte.ts';
import type { en } from './text/en.ts';

/** What is said about my other games. */
export const gamesWords = new LateWords<typeof en>(
  byLang<Translation<typeof en>>((lang) => import(`./text/${lang}.ts`).then((m) => m[lang])),
);
