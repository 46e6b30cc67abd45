import type { Translation } from '../../../../core/text.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  'outlook.piper': 'Si le joueur de flûte venait maintenant',
  'outlook.piper.price': 'Il attend sur {field:field} et voudrait {price} {price|florin|florins} par enfant.',
  'outlook.piper.short':
    'Il vous manque {n} {n|florin|florins} : {lost} de vos enfants {lost|partirait|partiraient}, et vous perdriez {points} {points|point|points}.',
  'outlook.piper.safe': 'Vous pouvez payer pour tous vos enfants et garder {n} {n|florin|florins}.',
  'outlook.piper.frees': 'Il nettoie {quarter:quarter} ; ces maisons comptent alors de nouveau : {houses:house}.',
  'outlook.piper.children': 'enfants',
  'outlook.piper.cost': 'à payer',
  'outlook.piper.purse': 'argent',
  'outlook.piper.lost': 'partiraient',
  'outlook.piper.points': 'points',
  'outlook.kings': 'D’ici la fin de la phase',
  'outlook.kings.near':
    '{kings} {kings|grand rat attend|grands rats attendent}. {rats} {rats|rat suffirait|rats suffiraient}, sur les bons cercles, à faire venir le joueur de flûte.',
  'outlook.kings.emperor':
    '{kings} {kings|attend|attendent}, l’empereur en dernier. {rats} {rats|rat suffirait|rats suffiraient}, sur les bons cercles, à finir la partie.',
  'outlook.kings.free': 'cercles libres',
  'outlook.kings.rats': 'rats attirés',
  'outlook.kings.points': 'points chacun',
  'outlook.house': '{house:house}',
  'outlook.couple': '{man:seat} et {woman:seat}',
  'outlook.alone': '{man:seat}',
  'outlook.ranks': 'Argent, influence et pièges',
  'outlook.ranks.by-money':
    'Argent : avec {n} {n|florin|florins} de plus vous dépassez {rival:seat}, pour {gain} {gain|point|points} de plus.',
  'outlook.ranks.by-influence':
    'Influence : avec {n} {n|point|points} de plus vous dépassez {rival:seat}, pour {gain} {gain|point|points} de plus.',
  'outlook.ranks.money': 'florins',
  'outlook.ranks.points': 'points',
  'outlook.ranks.influence': 'influence',
  'outlook.ranks.traps': 'pièges (valeur)',
  'outlook.ranks.trap-sum': '{n} ({least})',
  'outlook.ranks.trap-range': '{n} ({least}–{most})',
};
