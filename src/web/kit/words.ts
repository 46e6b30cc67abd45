import type { Catalogue, Lang, Translate, Translation } from '../../core/text.ts';
import { translator } from '../../text/say.ts';

/** A board's own words, in the reader's language only. */
export const wordsOf =
  <C extends Catalogue>(load: (lang: Lang) => Promise<Translation<C>>): ((lang: Lang) => Promise<Translate<C>>) =>
  async (lang) =>
    translator<C>(await load(lang), lang);
