import { byLang, type Translation } from '../../core/text.ts';
import { LateWords } from '../text/late-words.svelte.ts';
import type { en } from './text/en.ts';

export type PeopleWords = Translation<typeof en>;

/** What is said of people and their ratings. */
export const peopleWords = new LateWords<typeof en>(byLang<PeopleWords>((lang) => import(`./text/${lang}.ts`).then((m) => m[lang])));
