import type { EmbedWords } from '../words.ts';

export const de: EmbedWords = {
  'share.more': 'Einbetten oder als Bild sichern',
  'share.code': 'Code zum Einbetten',
  'share.copy': 'Code kopieren',
  'share.picture': 'Die Stellung als Bild',
  'share.png': 'Als PNG sichern',
  'share.svg': 'Als SVG sichern',
  'embed.watch': 'Im Ratskeller ansehen',
  'embed.running': 'Diese Partie läuft noch.',
  'embed.go': 'Zum Tisch',
};
