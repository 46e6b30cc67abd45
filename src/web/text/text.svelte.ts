import { byLang, type Catalogue, type Lang, type Translate, type Translation } from '../../core/text.ts';
import { listed } from '../../text/grammar.ts';
import { marked, say } from '../../text/say.ts';
import type { en } from './shell/en.ts';

export type Words = Translation<typeof en>;

/** Built, a language comes in two parts: what the first screens say, and the rest (scripts/first-words.ts). Unbuilt it is whole. */
interface Loaded {
  readonly words: Words;
  readonly more?: (() => Promise<Partial<Words>>) | undefined;
}
const LOADED = byLang<Loaded>((lang) =>
  import(`./shell/${lang}.ts`).then((m: { readonly [L in Lang]: Words } & Pick<Loaded, 'more'>) => ({ words: m[lang], more: m.more })),
);

/** The language that is loaded: one at a time. */
class Speech {
  #words: Words | undefined = $state.raw();
  #lang: Lang = $state('en');
  #whole: Promise<void> | undefined;

  get lang(): Lang {
    return this.#lang;
  }
  get words(): Catalogue {
    return this.#words ?? {};
  }

  async speak(lang: Lang): Promise<void> {
    const { words, more } = await LOADED[lang]();
    this.#words = this.#whole && more ? { ...words, ...(await more()) } : words;
    this.#lang = lang;
    document.documentElement.lang = lang;
  }

  /** What is past the home page and a first move waits for all of the words beside its own code. */
  async withAll<T>(code: Promise<T>): Promise<T> {
    this.#whole ??= Promise.resolve().then(() => this.speak(this.#lang));
    const [got] = await Promise.all([code, this.#whole]).catch((reason: unknown) => {
      this.#whole = undefined;
      throw reason;
    });
    return got;
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

/** What a thing is called, and what is said of it: "Hameln: Ana wins". */
export const labelled = (label: string, text: string): string => marked(speech.lang, ':', [label, text]);

/** A time as people say it: the day and the hour. */
export const when = (at: number): string =>
  new Intl.DateTimeFormat(speech.lang, { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' }).format(at);
