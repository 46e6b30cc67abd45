import type { Translation } from '../../../../core/text.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  'outlook.steps': 'La hauteur de chacun',
  'outlook.steps.down': 'Une de vos cartes ferait descendre votre marqueur de {n} {n|étage|étages}.',
  'outlook.steps.height': 'étage',
  'outlook.steps.roof': 'avant le toit',
  'outlook.steps.markers': 'marqueurs',
  'outlook.steps.reach': 'ajout possible',
  'outlook.danger': 'Ce qui attend sous les figurines',
  'outlook.danger.is': 'Ces figurines ont déjà une carte. Avec la pire deuxième carte, un marqueur monterait de :',
  'outlook.danger.none': 'Aucune figurine n’est à une carte de partir.',
  'gives.up': '{seat:seat} monte de {n} {n|étage|étages}, jusqu’à l’étage {to}.',
  'gives.up.you': 'Vous montez de {n} {n|étage|étages}, jusqu’à l’étage {to}.',
  'gives.down': '{seat:seat} descend de {n} {n|étage|étages}, jusqu’à l’étage {to}.',
  'gives.down.you': 'Vous descendez de {n} {n|étage|étages}, jusqu’à l’étage {to}.',
  'gives.roof': '{seat:seat} atteint le toit et fuit la ville.',
  'gives.roof.you': 'Vous atteignez le toit et fuyez la ville.',
  'gives.waits': 'Aucun marqueur ne bouge encore ; il faut une deuxième carte.',
  'term.climb': 'hauteur des marqueurs',
  'term.danger': 'ce qui attend sous les figurines',
  'term.collected': 'marqueurs gagnés',
};
