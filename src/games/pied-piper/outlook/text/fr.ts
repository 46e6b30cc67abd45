import type { Translation } from '../../../../core/text.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  'outlook.steps': 'Qui est à quelle hauteur',
  'outlook.steps.down': 'Une de vos cartes ferait descendre votre marqueur de {n}.',
  'outlook.steps.height': 'étage',
  'outlook.steps.roof': 'sous le toit',
  'outlook.steps.markers': 'marqueurs',
  'outlook.steps.reach': 'par vous',
  'outlook.danger': 'Ce qui attend sous les figures',
  'outlook.danger.is': 'Une carte y est déjà. Avec la pire des secondes, un marqueur monterait de :',
  'outlook.danger.none': 'Il ne manque à aucune figure une seule carte.',
  'gives.up': '{seat:seat} monte de {n}, à {to}.',
  'gives.up.you': 'Vous montez de {n}, à {to}.',
  'gives.down': '{seat:seat} descend de {n}, à {to}.',
  'gives.down.you': 'Vous descendez de {n}, à {to}.',
  'gives.roof': '{seat:seat} atteint le toit et quitte la ville.',
  'gives.roof.you': 'Vous atteignez le toit et quittez la ville.',
  'gives.waits': 'Aucun marqueur ne bouge encore ; la carte en attend une seconde.',
  'term.climb': 'hauteur des marqueurs',
  'term.danger': 'ce qui attend sous les figures',
  'term.collected': 'marqueurs pris',
};
