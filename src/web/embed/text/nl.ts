import type { EmbedWords } from '../words.ts';

export const nl: EmbedWords = {
  'share.more': 'Insluiten of als afbeelding bewaren',
  'share.code': 'Insluitcode',
  'share.copy': 'Code kopiëren',
  'share.picture': 'De stand als afbeelding',
  'share.png': 'Bewaren als PNG',
  'share.svg': 'Bewaren als SVG',
  'embed.watch': 'Bekijken in de Ratskeller',
  'embed.running': 'Deze partij is nog bezig.',
  'embed.go': 'Naar de tafel',
};
