import type { OutlookPackage } from '../core/outlook.ts';
import type { Catalogue, Lang } from '../core/text.ts';

/** Every game that works something out for its players has a folder `outlook/`; whoever asks downloads one. */
const OUTLOOKS = import.meta.glob<OutlookPackage<unknown>>('../games/*/outlook/index.ts', { import: 'outlook' });

export interface LoadedOutlook extends Omit<OutlookPackage<unknown>, 'texts'> {
  readonly words: Catalogue;
}

/** In the reader's language; undefined where a game has none. */
export async function loadOutlook(game: string, lang: Lang): Promise<LoadedOutlook | undefined> {
  const pack = await OUTLOOKS[`../games/${game}/outlook/index.ts`]?.();
  return pack && { ...pack, words: await pack.texts[lang]() };
}
