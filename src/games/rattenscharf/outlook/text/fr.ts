import type { Translation } from '../../../../core/text.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  'outlook.count': 'Si on comptait maintenant',
  'outlook.count.left': 'Il reste {turns} {turns|tour|tours} et {n} {n|bande cachée|bandes cachées}.',
  'outlook.count.laying': 'points acquis',
  'outlook.count.groups': 'groupes visibles',
  'outlook.count.total': 'total',
  'outlook.count.rats': 'rats visibles',
  'outlook.count.coming': 'rats à venir',
  'outlook.reach': 'À votre portée',
  'outlook.reach.is': 'Le mieux que chaque bande peut faire tout de suite :',
  'outlook.reach.most': 'points pour vous',
  'outlook.reach.lead': 'avance gagnée',
  'outlook.reach.rats': 'vos rats visibles',
  'gives.loses': 'Vous finiriez avec {n} rats visibles et perdriez.',
  'gives.group': 'Un groupe de {size} cases de {herb:herb} vous rapporte {points} {points|point|points}.',
  'gives.covers': 'Cela recouvre {n} de vos rats ; il en reste {left} {left|visible|visibles}.',
  'gives.shows': '{rival:seat} aura {n} {n|rat visible|rats visibles} de plus.',
  'gives.own-rat': 'Vous aurez alors {n} {n|rat visible|rats visibles}.',
  'gives.away': '{rival:seat} marque aussi {points} {points|point|points} pour un groupe de {herb:herb}.',
  'term.points': 'points immédiats',
  'term.groups': 'groupes',
  'term.rats': 'sécurité face aux rats',
};
