import type { AnyGame } from './game.ts';
import type { Catalogue, Lang } from './text.ts';

/** What the rest of the tree needs of a game: its rules and its words. One folder exports one of these. */
export interface GamePackage {
  readonly game: AnyGame;
  readonly texts: { readonly [L in Lang]: () => Promise<Catalogue> };
}
