import type { Card } from '../../core/registry.ts';

export const card: Card = {
  name: { de: 'Rattenscharf', en: 'Rattenscharf', fr: 'Rattenscharf', nl: 'Rattenscharf' },
  tagline: {
    de: 'Zwei Händler, ein Lager. Gewürze bringen Punkte – die dritte Ratte kostet dich das Spiel.',
    en: 'Two merchants, one storeroom. Spices score points – the third rat costs you the game.',
    fr: 'Deux marchands, un entrepôt. Les épices rapportent des points – le troisième rat fait tout perdre.',
    nl: 'Twee kooplui, één opslagplaats. Kruiden leveren punten op – de derde rat kost je het spel.',
  },
  seats: [2],
  minutes: '30',
  age: 8,
  authors: 'Michael Schacht',
  publisher: 'Queen Games',
  year: 2005,
};
