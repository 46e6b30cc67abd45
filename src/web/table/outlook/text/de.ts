import type { Translation } from '../../../../core/text.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  'outlook.now': 'Wäre jetzt Schluss',
  'outlook.now.total': 'Summe',
  'outlook.now.level': 'An der Spitze herrscht Gleichstand mit je {n} {n|Punkt|Punkten}.',
  'outlook.now.behind': '{seat:seat} liegt {n} {n|Punkt|Punkte} vor dir.',
  'outlook.now.ahead': '{seat:seat} liegt {n} {n|Punkt|Punkte} vor {rival:seat}.',
  'outlook.now.ahead.you': 'Du liegst {n} {n|Punkt|Punkte} vor {rival:seat}.',
  'outlook.now.most': '„{category:score}“ macht den größten Unterschied: {n} {n|Punkt|Punkte} mehr.',
  'outlook.prepared': 'Die Zahl hinter dem Pfeil ist der Stand, wenn du ausführst, was du vorbereitet hast.',
  'outlook.then': 'dann',
  'outlook.nothing': 'Noch gibt es nichts auszurechnen.',
  'mark.ahead': 'vorn',
  'mark.danger': 'Vorsicht',
  'mark.barred': 'zählt nicht',
};
