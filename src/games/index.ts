import type { Card, GamePackage } from '../core/registry.ts';
import { card as diePatin } from './die-patin/card.ts';
import { card as hameln } from './hameln/card.ts';
import { card as piedPiper } from './pied-piper/card.ts';
import { card as rattenscharf } from './rattenscharf/card.ts';

/** The games, loaded when somebody wants to play, in the order in which they stand on the shelf. */
export const GAMES = {
  hameln: () => import('./hameln/index.ts').then((m) => m.hameln),
  rattenscharf: () => import('./rattenscharf/index.ts').then((m) => m.rattenscharf),
  'die-patin': () => import('./die-patin/index.ts').then((m) => m.diePatin),
  'pied-piper': () => import('./pied-piper/index.ts').then((m) => m.piedPiper),
} satisfies Record<string, () => Promise<GamePackage>>;

/** Their cards, which are at hand without the rules. */
export const CARDS: { readonly [Id in keyof typeof GAMES]: Card } = {
  hameln,
  rattenscharf,
  'die-patin': diePatin,
  'pied-piper': piedPiper,
};
