import type { ByLang, Catalogue, Lang, Translate } from '../../core/text.ts';
import { say } from '../../text/say.ts';
import { speech } from './text.svelte.ts';

/** What only some pages say, in the language of the page. Nothing is said before it is loaded. */
export class LateWords<C extends Catalogue> {
  #words: Catalogue | undefined = $state.raw();
  #lang: Lang = $state('en');
  readonly #load: ByLang<Catalogue>;

  constructor(load: ByLang<Catalogue>) {
    this.#load = load;
    $effect.root(() => {
      $effect(() => {
        void this.speak(speech.lang);
      });
    });
  }

  async speak(lang: Lang): Promise<void> {
    const words = await this.#load[lang]();
    this.#words = words;
    this.#lang = lang;
  }

  readonly say: Translate<C> = (key, ...params) => (this.#words ? say(this.#words, this.#lang, { key, params: params[0] }) : '');

  get lang(): Lang {
    return this.#lang;
  }
}
