import { byLang, type Translation } from '../../core/text.ts';
import { LateWords } from '../text/late-words.svelte.ts';
import type { en } from './text/en.ts';

/** What is said to who looks for people to play with. */
export const findWords = new LateWords<typeof en>(
  byLang<Translation<typeof en>>((lang) => import(`./text/${lang}.ts`).then((m) => m[lang])),
);
