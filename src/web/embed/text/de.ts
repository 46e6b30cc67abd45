import type { EmbedWords } from '../words.ts';

export const de: EmbedWords = {
  'share.more': 'Einbetten oder als Bild speichern',
  'share.code': 'Code zum Einbetten',
  'share.copy': 'Code kopieren',
  'share.picture': 'Die Stellung als Bild',
  'share.png': 'Als PNG speichern',
  'share.svg': 'Als SVG speichern',
  'embed.watch': 'Im Ratskeller ansehen',
  'embed.running': 'Diese Partie läuft noch.',
  'embed.go': 'Zum Tisch',
};
