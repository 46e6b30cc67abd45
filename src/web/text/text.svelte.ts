import { type Catalogue, type Lang, say, type Translate, type Translation } from '../../core/text.ts';
import type { en } from './en.ts';

export type Words = Translation<typeof en>;

const LOADERS: { readonly [L in Lang]: () => Promise<Words> } = {
  de: () => import('./de.ts').then((m) => m.de),
  en: () => import('./en.ts').then((m) => m.en),
  fr: () => import('./fr.ts').then((m) => m.fr),
  nl: () => import('./nl.ts').then((m) => m.nl),
};

/** The language that is loaded: one at a time. */
class Speech {
  #words: Words | undefined = $state.raw();
  #lang: Lang = $state('en');

  get lang(): Lang {
    return this.#lang;
  }
  get words(): Catalogue {
    return this.#words ?? {};
  }

  async speak(lang: Lang): Promise<void> {
    const words = await LOADERS[lang]();
    this.#words = words;
    this.#lang = lang;
    document.documentElement.lang = lang;
  }
}

export const speech = new Speech();

/** A text of the shell in the reader's language. */
export const t: Translate<typeof en> = (key, ...params) => say(speech.words, speech.lang, { key, params: params[0] });

/** "Ana", "Ana and Bo", "Ana, Bo and Cy"; whoever gave no name is a guest. */
export function list(some: readonly string[]): string {
  const names = some.map((name) => name || t('guest'));
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : t('and', { names: names.slice(0, -1).join(', '), last });
}

/** With the reader's own decimal mark. */
export const number = (n: number): string => new Intl.NumberFormat(speech.lang, { maximumFractionDigits: 1 }).format(n);
