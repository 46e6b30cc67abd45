import type { Translation } from '../../../../core/text.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  'outlook.steps': 'Wie hoch alle stehen',
  'outlook.steps.down': 'Eine deiner Karten brächte deinen Marker um {n} {n|Stockwerk|Stockwerke} nach unten.',
  'outlook.steps.height': 'Stockwerk',
  'outlook.steps.roof': 'bis zum Dach',
  'outlook.steps.markers': 'Marker',
  'outlook.steps.reach': 'durch dich möglich',
  'outlook.danger': 'Was unter den Figuren wartet',
  'outlook.danger.is': 'Unter diesen Figuren liegt schon eine Karte. Mit der schlimmsten zweiten stiege ein Marker um:',
  'outlook.danger.none': 'Keine Figur wartet auf ihre zweite Karte.',
  'gives.up': 'Der Marker von {seat:seat} steigt um {n} auf Stockwerk {to}.',
  'gives.up.you': 'Dein Marker steigt um {n} auf Stockwerk {to}.',
  'gives.down': 'Der Marker von {seat:seat} sinkt um {n} auf Stockwerk {to}.',
  'gives.down.you': 'Dein Marker sinkt um {n} auf Stockwerk {to}.',
  'gives.roof': 'Die Ratten erreichen das Dach: {seat:seat} flieht aus der Stadt.',
  'gives.roof.you': 'Die Ratten erreichen dein Dach: Du fliehst aus der Stadt.',
  'gives.waits': 'Noch bewegt sich kein Marker; die Karte wartet auf eine zweite.',
  'term.climb': 'Höhe der Marker',
  'term.danger': 'was unter den Figuren wartet',
  'term.collected': 'gesammelte Marker',
};
