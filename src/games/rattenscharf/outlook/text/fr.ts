import type { Translation } from '../../../../core/text.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  'outlook.count': 'Si on comptait maintenant',
  'outlook.count.left': 'Il reste {turns} {turns|tour|tours} et {n} {n|bande cachée|bandes cachées}.',
  'outlook.count.laying': 'points acquis',
  'outlook.count.groups': 'groupes visibles',
  'outlook.count.total': 'ensemble',
  'outlook.count.rats': 'rats visibles',
  'outlook.count.coming': 'rats à venir',
  'outlook.reach': 'À votre portée',
  'outlook.reach.is': 'Le mieux que chaque bande peut faire tout de suite :',
  'outlook.reach.most': 'points pour vous',
  'outlook.reach.lead': 'avance gagnée',
  'outlook.reach.rats': 'vos rats visibles',
  'gives.loses': 'Vous finiriez avec {n} rats visibles et perdriez.',
  'gives.group': '{herb:herb} : un groupe de {size} vous rapporte {points} {points|point|points}.',
  'gives.covers': 'Cela recouvre {n} de vos rats ; il en reste {left} en vue.',
  'gives.shows': '{rival:seat} a {n} {n|rat|rats} de plus en vue.',
  'gives.own-rat': 'Vous aurez alors {n} {n|rat|rats} à vous en vue.',
  'gives.away': '{rival:seat} prend aussi {points} {points|point|points} : {herb:herb}.',
  'term.points': 'points immédiats',
  'term.groups': 'groupes',
  'term.rats': 'sécurité face aux rats',
};
