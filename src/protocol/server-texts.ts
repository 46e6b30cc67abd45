import { byLang, type Catalogue } from '../core/text.ts';

/** The server's refusals, one language at a time. */
export const SERVER_TEXTS = byLang<Catalogue>((lang) => import(`./text/${lang}.ts`).then((m) => m[lang]));
