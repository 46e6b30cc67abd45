import type { GamePackage } from '../core/registry.ts';

/** The games: one line each. Loaded when somebody wants to play. */
export const GAMES = {
  'die-patin': () => import('./die-patin/index.ts').then((m) => m.diePatin),
  hameln: () => import('./hameln/index.ts').then((m) => m.hameln),
  'pied-piper': () => import('./pied-piper/index.ts').then((m) => m.piedPiper),
  rattenscharf: () => import('./rattenscharf/index.ts').then((m) => m.rattenscharf),
} satisfies Record<string, () => Promise<GamePackage>>;
