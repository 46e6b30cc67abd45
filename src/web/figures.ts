import type { Catalogue, Lang, Translate } from '../core/text.ts';
import type { FigurePackage } from './kit/figures/figures.ts';

/** One game's drawings for its rules, whatever its words. */
export type AnyFigures = FigurePackage<Catalogue>;

/** One line for each game whose rules are illustrated; a reader downloads one. */
export const FIGURES: Readonly<Record<string, () => Promise<unknown>>> = {
  'die-patin': () => import('../games/die-patin/ui/figures/index.ts').then((m) => m.figures),
  hameln: () => import('../games/hameln/ui/figures/index.ts').then((m) => m.figures),
  'pied-piper': () => import('../games/pied-piper/ui/figures/index.ts').then((m) => m.figures),
  rattenscharf: () => import('../games/rattenscharf/ui/figures/index.ts').then((m) => m.figures),
};

export interface Illustration {
  readonly Defs: AnyFigures['Defs'];
  readonly figures: AnyFigures['figures'];
  readonly t: Translate<Catalogue>;
}

/** The drawings in the reader's language; undefined if there are none, or if they cannot be had: the rules are good without. */
export async function loadFigures(game: string, lang: Lang): Promise<Illustration | undefined> {
  try {
    const pack = (await FIGURES[game]?.()) as AnyFigures | undefined;
    return pack && { Defs: pack.Defs, figures: pack.figures, t: await pack.words(lang) };
  } catch {
    return undefined;
  }
}
