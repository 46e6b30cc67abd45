import type { Translation } from '../../../core/text.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  title: 'Meine Partien',
  'waits.one': 'Du bist am Zug: {game}',
  'waits.many': '{n} {n|Partie wartet|Partien warten} auf dich',
  go: 'Weiterspielen',
  with: 'mit {names}',
  mine: 'Du bist am Zug',
  theirs: 'Am Zug: {names}',
  seating: '{taken} von {seats} am Tisch',
  since: 'schon {time}',
  left: 'noch {time}',
  all: 'Alle meine Partien',
  next: 'Die nächste Partie wartet auf dich:',
  'next.go': 'Hingehen',
};
