import type { EmbedWords } from '../words.ts';

export const fr: EmbedWords = {
  'share.more': 'Intégrer la partie ou enregistrer une image',
  'share.code': 'Code d’intégration',
  'share.copy': 'Copier le code',
  'share.picture': 'La position en image',
  'share.png': 'Enregistrer en PNG',
  'share.svg': 'Enregistrer en SVG',
  'embed.watch': 'Voir la partie au Ratskeller',
  'embed.running': 'Cette partie est encore en cours.',
  'embed.go': 'Aller à la table',
};
