import type { Card, GamePackage, Ladder } from '../core/registry.ts';
import { card as diePatin } from './die-patin/card.ts';
import { ladder as diePatinLadder } from './die-patin/ladder.ts';
import { card as hameln } from './hameln/card.ts';
import { ladder as hamelnLadder } from './hameln/ladder.ts';
import { card as piedPiper } from './pied-piper/card.ts';
import { ladder as piedPiperLadder } from './pied-piper/ladder.ts';
import { card as rattenscharf } from './rattenscharf/card.ts';
import { ladder as rattenscharfLadder } from './rattenscharf/ladder.ts';

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

/** How strong the bots of each game are that was measured. Pages do without: it is left out of them. */
export const LADDERS: { readonly [Id in keyof typeof GAMES]?: Ladder } = {
  hameln: hamelnLadder,
  rattenscharf: rattenscharfLadder,
  'die-patin': diePatinLadder,
  'pied-piper': piedPiperLadder,
};
