import type { Lang, Translation } from '../../../core/text.ts';
import type { en } from './en.ts';

export type ReportWords = Translation<typeof en>;

export const REPORT_TEXTS: { readonly [L in Lang]: () => Promise<ReportWords> } = {
  de: () => import('./de.ts').then((m) => m.de),
  en: () => import('./en.ts').then((m) => m.en),
  fr: () => import('./fr.ts').then((m) => m.fr),
  nl: () => import('./nl.ts').then((m) => m.nl),
};
