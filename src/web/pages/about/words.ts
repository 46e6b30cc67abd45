import { byLang, type Catalogue } from '../../../core/text.ts';
import { LateWords } from '../../text/late-words.svelte.ts';
import type { en } from './text/en.ts';

/** What the page about the house says. */
export const aboutWords = new LateWords<typeof en>(byLang<Catalogue>((lang) => import(`./text/${lang}.ts`).then((m) => m[lang])));
