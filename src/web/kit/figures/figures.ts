import type { Component } from 'svelte';
import type { ByLang, Catalogue, Lang, Translate } from '../../../core/text.ts';
import { translator } from '../../../text/say.ts';

/** One game's drawings for its page of rules. A player who never opens that page never downloads them. */
export interface FigurePackage<C extends Catalogue> {
  /** What the figures refer to: put into the page once. */
  readonly Defs: Component;
  /** By the names that the rules use; each has a text `<name>.alt` and a text `<name>.caption`. */
  readonly figures: Readonly<Record<string, Component<{ t: Translate<C> }>>>;
  /** The words of the game and of its figures, in the reader's language only. */
  words(lang: Lang): Promise<Translate<C>>;
}

/** Puts the game's catalogue and the figures' own together: a drawing calls things as the table does. */
export const figureWords =
  <C extends Catalogue>(game: ByLang<Catalogue>, own: (lang: Lang) => Promise<Catalogue>) =>
  async (lang: Lang): Promise<Translate<C>> => {
    const [theirs, ours] = await Promise.all([game[lang](), own(lang)]);
    return translator<C>({ ...theirs, ...ours } as C, lang);
  };
