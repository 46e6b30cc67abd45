import type { GamePackage } from '../../core/registry.ts';
import { game } from './game.ts';
import { physics } from './physics.ts';

export const rattenscharf: GamePackage = {
  game,
  physics,
  texts: {
    de: () => import('./text/de.ts').then((m) => m.de),
    en: () => import('./text/en.ts').then((m) => m.en),
    fr: () => import('./text/fr.ts').then((m) => m.fr),
    nl: () => import('./text/nl.ts').then((m) => m.nl),
  },
  rules: {
    de: () => import('./text/rules/de.ts').then((m) => m.rules),
    en: () => import('./text/rules/en.ts').then((m) => m.rules),
    fr: () => import('./text/rules/fr.ts').then((m) => m.rules),
    nl: () => import('./text/rules/nl.ts').then((m) => m.rules),
  },
  statistics: () => import('./statistics.ts').then((m) => m.statistics),
};
