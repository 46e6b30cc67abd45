import type { Catalogue, Lang, Translate } from '../core/text.ts';
import type { FigurePackage } from './kit/figures/figures.ts';

/** One game's drawings for its rules, whatever its words. */
export type AnyFigures = FigurePackage<Catalogue>;

/** Every game whose rules are illustrated has a folder `ui/figures/`; a reader downloads one. */
const FIGURES = import.meta.glob<AnyFigures>('../games/*/ui/figures/index.ts', { import: 'figures' });

export interface Illustration {
  readonly Defs: AnyFigures['Defs'];
  readonly figures: AnyFigures['figures'];
  readonly t: Translate<Catalogue>;
}

/** The drawings in the reader's language; undefined if there are none, or if they cannot be had: the rules are good without. */
export async function loadFigures(game: string, lang: Lang): Promise<Illustration | undefined> {
  try {
    const pack = await FIGURES[`../games/${game}/ui/figures/index.ts`]?.();
    return pack && { Defs: pack.Defs, figures: pack.figures, t: await pack.words(lang) };
  } catch {
    return undefined;
  }
}
