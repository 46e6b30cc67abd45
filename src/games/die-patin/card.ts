import type { Card } from '../../core/registry.ts';

export const card: Card = {
  name: { de: 'Die Patin', en: 'Die Patin', fr: 'Die Patin', nl: 'Die Patin' },
  tagline: {
    de: 'Fünf Clans, einundzwanzig Gebiete. Wer die Gullys hält, hält die Stadt.',
    en: 'Five clans, twenty-one areas. Whoever holds the manholes holds the town.',
    fr: 'Cinq clans, vingt et une zones. Qui tient les bouches d’égout tient la ville.',
    nl: 'Vijf clans, eenentwintig gebieden. Wie de putten beheerst, beheerst de stad.',
  },
  seats: [2, 3, 4, 5],
  minutes: '60–150',
  age: 12,
  authors: 'Pim Thunborg',
  publisher: 'Zoch',
  year: 2023,
};
