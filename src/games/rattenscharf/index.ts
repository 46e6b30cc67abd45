import type { GamePackage, RulePage } from '../../core/registry.ts';
import { byLang, gameTexts } from '../../core/text.ts';
import { card } from './card.ts';
import { game } from './game.ts';

export const rattenscharf: GamePackage = {
  card,
  game,
  physics: () => import('./physics.ts').then((m) => m.physics),
  ...gameTexts((lang) => import(`./text/${lang}.ts`)),
  rules: byLang<RulePage>((lang) => import(`./text/rules/${lang}.ts`).then((m) => m.rules)),
  lessons: () => import('./lessons/index.ts').then((m) => m.course),
  statistics: () => import('./statistics.ts').then((m) => m.statistics),
};
