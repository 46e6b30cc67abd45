/** What the page about the house says. English is the type. */
export const en = {
  'about.title': 'About Ratskeller',
  'about.what':
    'Ratskeller is a digital home for four board games in which the rats have a say. Play in your browser: against bots, with friends via a link, together at one screen, or entirely offline.',
  'about.unofficial.title': 'Unofficial',
  'about.unofficial':
    'Ratskeller is an unofficial adaptation, made with affection and without any connection to the designers or publishers. The drawings are our own, the rules are told in our own words, and the boards were redrawn from scratch. If you enjoy a game, do buy the box: nothing here replaces wood and cardboard.',
  'about.thanks.title': 'Thanks',
  'about.thanks':
    'To the designers, illustrators and publishers who dreamed these games up, and to everyone who has ever explained them at a table.',
  'about.fair.title': 'Fair draws',
  'about.fair':
    'Every card, strip and tile that is drawn comes from a secret number whose fingerprint is shown before the game, combined with a number from each player. At the end everything is revealed, and anyone can check it.',
  'about.data.title': 'What we store',
  'about.data':
    'The name you chose, your moves, and a cookie that remembers your seats. Games on this device stay in this browser. No tracking, no visitor statistics.',
  'about.fonts.title': 'Fonts',
  'about.fonts': 'Grenze Gotisch, Alegreya and Alegreya Sans, under the SIL Open Font License 1.1, trimmed to the letters in use.',
  'about.code.title': 'Source code',
  'about.code': 'The program is free software under the MIT licence.',
  'about.api': 'How programs play here',
} as const;
