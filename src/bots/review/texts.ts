import { byLang, type Translation } from '../../core/text.ts';
import type { en } from './text/en.ts';

export type ReviewWords = Translation<typeof en>;

export const REVIEW_TEXTS = byLang<ReviewWords>((lang) => import(`./text/${lang}.ts`).then((m) => m[lang]));
