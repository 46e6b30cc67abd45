import type { Translation } from '../../../core/text.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  turn: 'À vous de jouer : {game}',
  'moved.person': '{name} a joué.',
  'moved.guest': 'Un invité a joué.',
  'moved.bot': 'Un bot a joué.',
  'moved.begun': 'La partie a commencé.',
  'found.title': 'Une table vous attend : {game}',
  'found.text': 'La partie a commencé. Nous vous préviendrons quand ce sera à vous.',
  'invited.title': '{name} vous invite à une partie : {game}',
  'invited.by-guest': 'Quelqu’un vous invite à une partie : {game}',
  'invited.text': 'Une place vous attend.',
  'test.title': 'Le Ratskeller vous fait signe',
  'test.text': 'Voilà comment nous vous préviendrons quand ce sera votre tour.',
  'mail.many': '{n} {n|partie vous attend|parties vous attendent}',
  'mail.turns': 'C’est à vous de jouer :',
  'mail.line': '{game} – {what}',
  'mail.foot': 'Un message par heure au plus. Pour ne plus en recevoir du Ratskeller : {link}',
  'confirm.subject': 'Ratskeller : pouvons-nous vous écrire ?',
  'confirm.text':
    'Quelqu’un – vous, espérons-le – souhaite que le Ratskeller écrive à cette adresse dès qu’une partie attend. Pour dire oui : {link}\n\nSi ce n’était pas vous, ne faites rien. Nous n’écrirons plus et oublierons l’adresse dans deux jours.',
  'confirm.ask': 'Voulez-vous que nous écrivions à {address} quand une partie vous attend ?',
  'confirm.go': 'Oui, volontiers',
  'confirm.done': 'C’est entendu. Nous vous écrirons quand une partie vous attendra depuis un moment.',
  'stop.ask': 'Ne plus écrire à {address} ? Nous oublierons l’adresse.',
  'stop.go': 'Ne plus m’écrire',
  'stop.done': 'C’est fait. Vous ne recevrez plus de messages, et l’adresse est oubliée.',
  'link.gone': 'Ce lien n’est plus valable. Choisissez dans les réglages comment nous devons vous prévenir.',
  'link.home': 'Aller au Ratskeller',
};
