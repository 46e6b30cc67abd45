import { byLang, type Translation } from '../../core/text.ts';
import { LateWords } from '../text/late-words.svelte.ts';
import type { en } from './text/en.ts';

export type SafetyWords = Translation<typeof en>;

/** What is said about chat, blocks, reports and moderators. */
export const safetyWords = new LateWords<typeof en>(byLang<SafetyWords>((lang) => import(`./text/${lang}.ts`).then((m) => m[lang])));
