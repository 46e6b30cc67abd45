import type { Translation } from '../../../../core/text.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  'outlook.count': 'Würde jetzt gezählt',
  'outlook.count.left': 'Noch {turns} {turns|Zug steht|Züge stehen} aus, und {n} Streifen {n|liegt|liegen} verdeckt.',
  'outlook.count.laying': 'Punkte bisher',
  'outlook.count.groups': 'Gruppen jetzt',
  'outlook.count.total': 'zusammen',
  'outlook.count.rats': 'Ratten sichtbar',
  'outlook.count.coming': 'Ratten verdeckt',
  'outlook.reach': 'In deiner Reichweite',
  'outlook.reach.is': 'Was jeder Streifen jetzt bestenfalls bringt:',
  'outlook.reach.most': 'Punkte für dich',
  'outlook.reach.lead': 'mehr Vorsprung',
  'outlook.reach.rats': 'deine Ratten danach',
  'gives.loses': 'Dann wären {n} deiner Ratten sichtbar, und du hättest verloren.',
  'gives.group': 'Eine Gruppe aus {size} Feldern {herb:herb} bringt dir {points} {points|Punkt|Punkte}.',
  'gives.covers': 'Das deckt {n} deiner Ratten zu; sichtbar {left|bleibt|bleiben} {left}.',
  'gives.shows': 'Von {rival:seat} {n|ist|sind} dann {n} {n|Ratte|Ratten} mehr sichtbar.',
  'gives.own-rat': 'Dann {n|ist|sind} {n} deiner Ratten sichtbar.',
  'gives.away': 'Auch {rival:seat} bekommt {points} {points|Punkt|Punkte} für {herb:herb}.',
  'term.points': 'Punkte sofort',
  'term.groups': 'Gruppen',
  'term.rats': 'Sicherheit vor Ratten',
};
