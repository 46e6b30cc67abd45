import { type Catalogue, type Lang, type Translate, translator } from '../../core/text.ts';

/** How each language of a catalogue is loaded. */
export type Loaders<C extends Catalogue> = { readonly [L in Lang]: () => Promise<{ readonly [K in keyof C]: string }> };

/** A board's own words, in the reader's language only. */
export const wordsOf =
  <C extends Catalogue>(loaders: Loaders<C>): ((lang: Lang) => Promise<Translate<C>>) =>
  async (lang) =>
    translator<C>(await loaders[lang](), lang);
