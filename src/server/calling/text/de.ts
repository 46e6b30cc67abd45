import type { Translation } from '../../../core/text.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  turn: 'Du bist am Zug: {game}',
  'moved.person': '{name} hat gezogen.',
  'moved.guest': 'Ein Gast hat gezogen.',
  'moved.bot': 'Ein Bot hat gezogen.',
  'moved.begun': 'Die Partie hat begonnen.',
  'found.title': 'Ein Tisch für dich: {game}',
  'found.text': 'Die Partie hat begonnen. Wir rufen dich, wenn du am Zug bist.',
  'invited.title': '{name} lädt dich ein: {game}',
  'invited.by-guest': 'Ein Gast lädt dich ein: {game}',
  'invited.text': 'Für dich ist ein Platz frei.',
  'test.title': 'Der Ratskeller ruft',
  'test.text': 'So rufen wir dich, wenn du am Zug bist.',
  'mail.many': '{n} {n|Partie wartet|Partien warten} auf dich',
  'mail.turns': 'Du bist am Zug:',
  'mail.line': '{game} – {what}',
  'mail.foot': 'Höchstens eine Mail pro Stunde. Wenn du vom Ratskeller keine Mails mehr möchtest: {link}',
  'confirm.subject': 'Ratskeller: Dürfen wir dir schreiben?',
  'confirm.text':
    'Jemand – hoffentlich du – möchte unter dieser Adresse eine Mail vom Ratskeller bekommen, sobald eine Partie wartet. Bestätige das hier: {link}\n\nWarst du es nicht, brauchst du nichts zu tun. Wir schreiben dann nicht mehr und vergessen die Adresse in zwei Tagen.',
  'confirm.ask': 'Sollen wir an {address} schreiben, wenn eine Partie auf dich wartet?',
  'confirm.go': 'Ja, gern',
  'confirm.done': 'Abgemacht. Wir schreiben dir, wenn eine Partie schon eine Weile auf dich wartet.',
  'stop.ask': 'Keine Mails mehr an {address}? Wir vergessen dann die Adresse.',
  'stop.go': 'Mails abbestellen',
  'stop.done': 'Erledigt. Du bekommst keine Mails mehr, und die Adresse ist vergessen.',
  'link.gone': 'Dieser Link gilt nicht mehr. Wie wir dich rufen, stellst du in den Einstellungen ein.',
  'link.home': 'Zum Ratskeller',
};
