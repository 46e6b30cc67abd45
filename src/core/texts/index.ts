import type { Catalogue, Lang } from '../text.ts';

/** The referee's own sentences, one language at a time. */
export const REFEREE_TEXTS: { readonly [L in Lang]: () => Promise<Catalogue> } = {
  de: () => import('./de.ts').then((m) => m.de),
  en: () => import('./en.ts').then((m) => m.en),
  fr: () => import('./fr.ts').then((m) => m.fr),
  nl: () => import('./nl.ts').then((m) => m.nl),
};
