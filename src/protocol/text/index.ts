import type { Catalogue, Lang } from '../../core/text.ts';

/** The server's refusals, one language at a time. */
export const SERVER_TEXTS: { readonly [L in Lang]: () => Promise<Catalogue> } = {
  de: () => import('./de.ts').then((m) => m.de),
  en: () => import('./en.ts').then((m) => m.en),
  fr: () => import('./fr.ts').then((m) => m.fr),
  nl: () => import('./nl.ts').then((m) => m.nl),
};
