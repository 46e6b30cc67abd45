import { byLang, type Catalogue } from '../../../core/text.ts';

/** What every game's outlook says. */
export const OUTLOOK_TEXTS = byLang<Catalogue>((lang) => import(`./text/${lang}.ts`).then((m) => m[lang]));
