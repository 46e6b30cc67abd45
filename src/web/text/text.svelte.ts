import { byLang, type Catalogue, type Lang, type Translate, type Translation } from '../../core/text.ts';
import { listed } from '../../text/grammar.ts';
import { say } from '../../text/say.ts';
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
export const list = (names: readonly string[]): string =>
  listed(
    speech.lang,
    names.map((name) => name || t('guest')),
  );

/** A time as people say it: the day and the hour. */
export const when = (at: number): string =>
  new Intl.DateTimeFormat(speech.lang, { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' }).format(at);
