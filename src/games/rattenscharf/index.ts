import type { GamePackage } from '../../core/registry.ts';
import { game } from './game.ts';

export const rattenscharf: GamePackage = {
  game,
  texts: {
    de: () => import('./text/de.ts').then((m) => m.de),
    en: () => import('./text/en.ts').then((m) => m.en),
    fr: () => import('./text/fr.ts').then((m) => m.fr),
    nl: () => import('./text/nl.ts').then((m) => m.nl),
  },
};
