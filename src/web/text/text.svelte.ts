import { byLang, type Catalogue, type Lang, say, type Translate, type Translation } from '../../core/text.ts';
import type { en } from './shell/en.ts';

export type Words = Translation<typeof en>;

const WORDS = byLang<Words>((lang) => import(`./shell/${lang}.ts`).then((m) => m[lang]));

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
    const words = await WORDS[lang]();
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
