import type { AboutPackage } from '../core/about.ts';
import type { Catalogue, Lang } from '../core/text.ts';

/** Every game that answers “what is this?” has a folder `about/`; whoever asks downloads one. */
const ABOUT = import.meta.glob<AboutPackage<unknown>>('../games/*/about/index.ts', { import: 'about' });

export interface Answers {
  readonly about: AboutPackage<unknown>['about'];
  readonly words: Catalogue;
}

/** In the reader's language; undefined where a game says nothing about its things. */
export async function loadAbout(game: string, lang: Lang): Promise<Answers | undefined> {
  const pack = await ABOUT[`../games/${game}/about/index.ts`]?.();
  return pack && { about: pack.about, words: await pack.texts[lang]() };
}
