import type { GamePackage, RulePage } from '../../core/registry.ts';
import { byLang, type Catalogue } from '../../core/text.ts';
import { game } from './game.ts';
import { physics } from './physics.ts';

export const piedPiper: GamePackage = {
  game,
  physics,
  texts: byLang<Catalogue>((lang) => import(`./text/${lang}.ts`).then((m) => m[lang])),
  rules: byLang<RulePage>((lang) => import(`./text/rules/${lang}.ts`).then((m) => m.rules)),
  statistics: () => import('./statistics.ts').then((m) => m.statistics),
};
