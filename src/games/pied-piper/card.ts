import type { Card } from '../../core/registry.ts';

export const card: Card = {
  name: { de: 'Der Rattenfänger', en: 'The Pied Piper', fr: 'Le Joueur de flûte', nl: 'De Rattenvanger' },
  tagline: {
    de: 'Schiefe Häuser im Kreis. Mit jeder Ratte wird deins ein Stockwerk voller – und steigen sie dir aufs Dach, musst du fliehen.',
    en: 'Crooked houses in a ring. Every rat that runs through yours fills another storey – and when they reach the roof, you’re out.',
    fr: 'Des maisons de guingois en cercle. Chaque rat qui passe remplit un étage – quand les rats atteignent votre toit, vous fuyez.',
    nl: 'Scheve huizen in een kring. Met elke rat raakt een verdieping vol – zitten ze tot aan je dak, dan vlucht je.',
  },
  seats: [2, 3, 4, 5],
  minutes: '20',
  age: 8,
  authors: 'Agnès Largeaud, Mathieu Leyssenne',
  publisher: 'Purple Brain',
  year: 2016,
};
