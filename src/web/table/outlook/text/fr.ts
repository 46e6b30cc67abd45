import type { Translation } from '../../../../core/text.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  'outlook.now': 'Si la partie finissait maintenant',
  'outlook.now.total': 'Total',
  'outlook.now.level': 'Il y a égalité en tête, avec {n} {n|point|points} chacun.',
  'outlook.now.behind': '{seat:seat} a {n} {n|point|points} d’avance sur vous.',
  'outlook.now.ahead': '{seat:seat} a {n} {n|point|points} d’avance sur {rival:seat}.',
  'outlook.now.ahead.you': 'Vous avez {n} {n|point|points} d’avance sur {rival:seat}.',
  'outlook.now.most': 'Ce qui fait la différence : {category:score} (+{n}).',
  'outlook.prepared': 'Le nombre après la flèche est le score que donnerait le coup préparé.',
  'outlook.then': 'puis',
  'outlook.nothing': 'Il n’y a encore rien à calculer.',
  'mark.ahead': 'en tête',
  'mark.danger': 'attention',
  'mark.barred': 'ne compte pas',
};
