import type { GamePackage } from '../core/registry.ts';

/** The games: one line each. Loaded when somebody wants to play. */
export const GAMES = {
  rattenscharf: () => import('./rattenscharf/index.ts').then((m) => m.rattenscharf),
} satisfies Record<string, () => Promise<GamePackage>>;
