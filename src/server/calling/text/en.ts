import type { Catalogue } from '../../../core/text.ts';

/** What the house says to somebody who is elsewhere: by push, by mail, and on the pages that mails lead to. English is the type. */
export const en = {
  turn: 'Your turn in {game}',
  'moved.person': '{name} moved.',
  'moved.guest': 'A guest moved.',
  'moved.bot': 'A bot moved.',
  'moved.begun': 'The game has begun.',
  'found.title': 'A table for you: {game}',
  'found.text': 'The game has begun. We will tell you when it is your turn.',
  'invited.title': '{name} invites you to play {game}',
  'invited.by-guest': 'A guest invites you to play {game}',
  'invited.text': 'A seat is waiting for you.',
  'test.title': 'Ratskeller calling',
  'test.text': 'This is how we will tell you that it is your turn.',
  'mail.many': '{n} {n|game is|games are} waiting for you',
  'mail.turns': 'It is your turn:',
  'mail.line': '{game} – {what}',
  'mail.foot': 'We write at most once an hour. Stop emails from Ratskeller here: {link}',
  'confirm.subject': 'Ratskeller: may we write to you?',
  'confirm.text':
    'Somebody – you, we hope – asked for an email from Ratskeller to this address whenever a game is waiting. Say yes here: {link}\n\nIf it was not you, do nothing. We will not write again, and we will forget the address after two days.',
  'confirm.ask': 'Shall we write to {address} when a game is waiting for you?',
  'confirm.go': 'Yes, please',
  'confirm.done': 'All set. We will write when a game has been waiting for you for a while.',
  'stop.ask': 'No more emails to {address}? We will forget the address.',
  'stop.go': 'Stop emails',
  'stop.done': 'Done. You will get no more emails, and we have forgotten the address.',
  'link.gone': 'This link no longer works. Choose in the settings how we should reach you.',
  'link.home': 'Go to Ratskeller',
} as const satisfies Catalogue;
