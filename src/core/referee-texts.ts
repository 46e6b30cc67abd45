import { byLang, type Catalogue } from './text.ts';

/** The referee's own sentences, one language at a time. */
export const REFEREE_TEXTS = byLang<Catalogue>((lang) => import(`./texts/${lang}.ts`).then((m) => m[lang]));
