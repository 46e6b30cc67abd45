import type { CountWords } from '../../core/statistics.ts';

/** What is counted, as a report calls it. */
export const words = {
  turns: { de: 'Züge', en: 'turns', fr: 'tours', nl: 'beurten' },
  'strips-laid': { de: 'gelegte Streifen', en: 'strips laid', fr: 'bandes posées', nl: 'gelegde stroken' },
  'strips-laid-above': {
    de: 'auf andere gelegte Streifen',
    en: 'strips laid on others',
    fr: 'bandes posées en hauteur',
    nl: 'bovenop gelegde stroken',
  },
  'groups-scored': { de: 'gewertete Gruppen', en: 'groups scored', fr: 'groupes comptés', nl: 'gewaardeerde groepen' },
  'third-rats-in-sight': { de: 'dritte Ratte sichtbar', en: 'third rats in sight', fr: 'troisième rat visible', nl: 'derde rat in zicht' },
  'largest-group': { de: 'größte Gruppe', en: 'largest group', fr: 'plus grand groupe', nl: 'grootste groep' },
  'place-in-first-round': {
    de: 'Platz in der ersten Runde',
    en: 'place in first round',
    fr: 'rang à la première manche',
    nl: 'plek in de eerste ronde',
  },
  'strips-on-top': {
    de: 'obenauf gelegte Streifen',
    en: 'strips laid on top',
    fr: 'bandes posées par-dessus',
    nl: 'bovenop gelegde stroken',
  },
  'herbs-scored': { de: 'gewertete Gewürze', en: 'spices scored', fr: 'épices comptées', nl: 'gewaardeerde kruiden' },
} satisfies CountWords;
