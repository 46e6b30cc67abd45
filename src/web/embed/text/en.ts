/** What is said where a game goes into pages of others. English is the type. */
export const en = {
  'share.more': 'Embed it or save a picture',
  'share.code': 'Embed code',
  'share.copy': 'Copy the code',
  'share.picture': 'The position as a picture',
  'share.png': 'Save as PNG',
  'share.svg': 'Save as SVG',
  'embed.watch': 'Watch it at Ratskeller',
  'embed.running': 'This game is still going on.',
  'embed.go': 'Go to the table',
} as const;
