import type { CountWords } from '../../core/statistics.ts';

/** What is counted, as a report calls it. */
export const words = {
  turns: { de: 'Züge', en: 'turns', fr: 'tours', nl: 'beurten' },
  'cards-played': { de: 'gespielte Karten', en: 'cards played', fr: 'cartes jouées', nl: 'gespeelde kaarten' },
  'cards-hidden': { de: 'verdeckte Karten', en: 'cards hidden', fr: 'cartes cachées', nl: 'gedekte kaarten' },
  'visits-of-figures': { de: 'Besuche von Figuren', en: 'visits by figures', fr: 'passages de figurines', nl: 'bezoeken van figuren' },
  'steps-risen': { de: 'Stockwerke hinauf', en: 'storeys climbed', fr: 'étages montés', nl: 'verdiepingen omhoog' },
  'steps-sunk': { de: 'Stockwerke hinunter', en: 'storeys emptied', fr: 'étages descendus', nl: 'verdiepingen omlaag' },
  'houses-left': { de: 'übrige Häuser', en: 'houses left', fr: 'maisons restantes', nl: 'overgebleven huizen' },
  'markers-collected': { de: 'gesammelte Marker', en: 'markers collected', fr: 'marqueurs gagnés', nl: 'verzamelde markers' },
  'place-in-first-round': {
    de: 'Platz in der ersten Runde',
    en: 'place in first round',
    fr: 'rang à la première manche',
    nl: 'plek in de eerste ronde',
  },
  'cards-laid-open': {
    de: 'offen gespielte Karten',
    en: 'cards played face up',
    fr: 'cartes jouées face visible',
    nl: 'open gespeelde kaarten',
  },
  'cards-laid-hidden': {
    de: 'verdeckt gespielte Karten',
    en: 'cards played face down',
    fr: 'cartes jouées face cachée',
    nl: 'gedekt gespeelde kaarten',
  },
  'figures-activated': { de: 'aktivierte Figuren', en: 'figures activated', fr: 'figurines activées', nl: 'geactiveerde figuren' },
} satisfies CountWords;
