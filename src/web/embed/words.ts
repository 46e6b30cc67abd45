import { byLang, type Translation } from '../../core/text.ts';
import { LateWords } from '../text/late-words.svelte.ts';
import type { en } from './text/en.ts';

export type EmbedWords = Translation<typeof en>;

/** What is said where a game goes into pages of others. */
export const embedWords = new LateWords<typeof en>(byLang<EmbedWords>((lang) => import(`./text/${lang}.ts`).then((m) => m[lang])));
