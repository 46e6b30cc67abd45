import type { Card } from '../../core/registry.ts';

export const card: Card = {
  name: { de: 'Hameln', en: 'Hameln', fr: 'Hameln', nl: 'Hameln' },
  tagline: {
    de: 'Drei Plagen, kluge Heiraten, viele Kinder – und dann kommt der Rattenfänger und will sein Geld.',
    en: 'Three plagues, shrewd marriages, plenty of children – and then the piper wants paying.',
    fr: 'Trois fléaux, des mariages avisés, beaucoup d’enfants – puis le joueur de flûte arrive et veut son argent.',
    nl: 'Drie plagen, slimme huwelijken, veel kinderen – en dan komt de rattenvanger zijn geld halen.',
  },
  seats: [3, 4, 5],
  minutes: '60',
  age: 12,
  authors: 'Fraser & Gordon Lamont',
  publisher: 'Fragor Games',
  year: 2006,
};
