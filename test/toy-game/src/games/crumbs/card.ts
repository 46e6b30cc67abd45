import type { Card } from '../../core/registry.ts';

export const card: Card = {
  name: { de: 'Krümel', en: 'Crumbs', fr: 'Les Miettes', nl: 'Kruimels' },
  tagline: {
    de: 'Nimm, was vom Tisch fällt – nur nicht den letzten Krümel.',
    en: 'Take what falls from the table – just not the last crumb.',
    fr: 'Prenez ce qui tombe de la table – mais pas la dernière miette.',
    nl: 'Pak wat van de tafel valt – maar niet de laatste kruimel.',
  },
  seats: [2, 3, 4, 5, 6],
  minutes: '1',
  age: 5,
  authors: 'Anonymous',
  publisher: 'Ratskeller',
  year: 2026,
};
