import { byLang, type Translation } from '../../core/text.ts';
import { LateWords } from '../text/late-words.svelte.ts';
import type { en } from './text/en.ts';

export type PuzzleWords = Translation<typeof en>;

/** What is said about puzzles. */
export const puzzleWords = new LateWords<typeof en>(byLang<PuzzleWords>((lang) => import(`./text/${lang}.ts`).then((m) => m[lang])));
