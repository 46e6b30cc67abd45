import { byLang, type Translation } from '../../core/text.ts';
import type { en } from './text/en.ts';

export type ReportWords = Translation<typeof en>;

export const REPORT_TEXTS = byLang<ReportWords>((lang) => import(`./text/${lang}.ts`).then((m) => m[lang]));
