import { byLang, type Translation } from '../../core/text.ts';
import { LateWords } from '../text/late-words.svelte.ts';
import type { en } from './text/en.ts';

export type ApiWords = Translation<typeof en>;

/** What is said to people who write programs. */
export const apiWords = new LateWords<typeof en>(byLang<ApiWords>((lang) => import(`./text/${lang}.ts`).then((m) => m[lang])));
