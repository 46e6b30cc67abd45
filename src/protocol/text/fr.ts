import type { Translation } from '../../core/text.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  'rule.server/malformed': 'Le message était illisible (à « {place} »). Rechargez la page.',
  'rule.server/old-client': 'Cette page vient d’une version plus ancienne du Ratskeller. Rechargez-la.',
  'rule.server/too-fast': 'C’était trop à la fois. Réessayez dans {seconds} {seconds|seconde|secondes}.',
  'rule.server/too-large': 'C’est trop long pour être envoyé. Raccourcissez le message.',
  'rule.server/too-many-tables': 'Vous regardez trop de tables à la fois. Fermez-en une d’abord.',
  'rule.server/not-saved': 'L’enregistrement a échoué : rien n’a donc eu lieu. Réessayez.',
  'rule.server/store-away':
    'La base de données ne répond pas pour l’instant. Rien de ce que vous avez vu n’est perdu. Réessayez dans un moment.',
  'rule.server/fault': 'Quelque chose a mal tourné de notre côté. Réessayez ; rien de ce que vous avez vu n’est perdu.',
  'rule.server/no-cookie': 'Votre navigateur n’a pas envoyé son cookie. Autorisez les cookies pour ce site et rechargez la page.',
  'rule.server/other-origin': 'Cette demande venait d’un autre site. Ouvrez le Ratskeller lui-même.',
  'rule.server/not-found': 'Il n’y a rien à cette adresse.',
  'rule.table/unknown': 'Cette table n’existe pas. Vérifiez le lien.',
  'rule.table/unplayable': 'Cette table suivait d’anciennes règles et ne peut plus être montrée.',
  'rule.table/no-such-game': 'Il n’y a pas de jeu nommé « {game} » dans cette maison.',
  'rule.table/no-such-option': 'L’option « {option} » n’existe pas, ou pas avec cette valeur.',
  'rule.table/seat-count': 'Ce jeu se joue à {seats}.',
  'rule.table/no-such-bot': 'Il n’y a pas de bot nommé « {bot} ».',
  'rule.table/no-such-seat': 'Cette place n’existe pas à cette table.',
  'rule.table/seat-taken': 'Cette place est prise. Choisissez-en une autre.',
  'rule.table/not-your-seat': 'Cette place n’est pas la vôtre.',
  'rule.table/you-left': 'Vous avez quitté cette place et un bot joue pour vous. Rasseyez-vous d’abord.',
  'rule.table/host-only': 'Seule la personne qui a ouvert la table peut le faire.',
  'rule.table/players-only': 'Seules les personnes qui jouent à cette table peuvent le faire.',
  'rule.table/seats-open': '{seats} {seats|place est encore libre|places sont encore libres}. Attendez du monde ou choisissez des bots.',
  'rule.table/started': 'La partie a déjà commencé.',
  'rule.table/not-started': 'La partie n’a pas encore commencé.',
  'rule.table/not-over': 'La partie n’est pas encore finie.',
  'rule.chat/too-fast': 'Vous écrivez trop vite. Réessayez dans {seconds} {seconds|seconde|secondes}.',
};
