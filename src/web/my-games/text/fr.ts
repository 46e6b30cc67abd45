import type { Translation } from '../../../core/text.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  title: 'Mes parties',
  'waits.one': 'À vous de jouer : {game}',
  'waits.many': '{n} {n|partie vous attend|parties vous attendent}',
  go: 'Continuer',
  with: 'avec {names}',
  mine: 'À vous',
  theirs: 'À {names} de jouer',
  seating: '{taken} sur {seats} à table',
  since: 'depuis {time}',
  left: 'encore {time}',
  all: 'Toutes mes parties',
  next: 'Une autre partie vous attend :',
  'next.go': 'Y aller',
};
