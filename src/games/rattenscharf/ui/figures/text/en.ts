/** What the drawings on the page of rules say. The names of spices, players and columns are the game's own. */
export const en = {
  'symbols.alt':
    'Two rows of five squares. Red, on round plates: chili, paprika, saffron, sumac, and a brown rat with a red neckerchief. Green, on lozenge plates: basil, mint, dill, sage, and a dark rat with a green neckerchief.',
  'symbols.caption': 'Red spices are on round plates, green ones on lozenges. Rats sit on dark squares and wear the colour of their owner.',
  'turn.alt':
    'Three pictures. First: one strip lies below the start strip, and two more are in the tray. Second: a strip is laid below, two paprikas touch, +1. Third: a strip is laid vertically across the others, three paprikas are connected, +2.',
  'turn.caption':
    'Red’s turn. Both strips are known before the first is laid, and each is scored as soon as it is laid. The turn earns Red 1 and 2 points.',
  'turn.reveal': 'Two strips are turned over.',
  'turn.first': 'The first is laid and scored: two paprikas, 1 point.',
  'turn.second': 'The second is laid on top of others and scored: three paprikas, 2 points.',
  'beside.alt':
    'Two pictures. Allowed: a strip that shares a side with two squares of the start strip. Not allowed: a strip that only touches it with a corner.',
  'beside.caption': 'On the bare table a whole side must touch, not just a corner.',
  'beside.legal': 'Sides touch: this is fine.',
  'above.alt':
    'Four pictures. Allowed: a strip that rests on two strips of the same height. Not allowed: one that hangs over bare table, one that rests partly on level two and partly on level one, and one that covers exactly one other strip.',
  'above.caption': 'Higher up, a strip must lie flat, with no gap beneath it, and rest on at least two strips. The dots count the levels.',
  'above.legal': 'It rests on two strips of the same height: this is fine.',
  'why.not-adjacent': 'Only the corners touch.',
  'why.gap': 'It would hang over bare table.',
  'why.uneven': 'It would tilt: one square on level 2, two on level 1.',
  'why.exactly-on-one-strip': 'It would lie exactly on one strip.',
  'points.alt':
    'Red has laid a vertical strip with paprika and mint. Its paprika and the one beside it make a group of two, marked +1. Its mint joins two others to make a group of three, marked +2.',
  'points.caption': 'Red lays the strip on the left. The owner of the spices gets the points, so Green gains more than Red.',
  'gain.red': '{n} {n|point|points} for Red',
  'gain.green': '{n} {n|point|points} for Green',
  'merge.alt':
    'Two pictures. Before: two squares of saffron touch, a third lies apart. After: a strip with saffron lies between them, and all four are connected, marked +2.',
  'merge.caption': 'However many squares join up, they are one group now, and it scores once.',
  'merge.before': 'Two saffrons that touch, and a third one apart.',
  'merge.after': 'The fourth connects them all: one group, 2 points.',
  'shrunk.alt':
    'Two pictures. Before: three squares of sage are connected. After: Red has covered one of them, and the two that are left are marked +1.',
  'shrunk.caption': 'Breaking up a group has its price: the group has changed, so what is left of it scores for its owner.',
  'shrunk.before': 'Green’s group of three sages was scored long ago.',
  'shrunk.after': 'Red covers one of them. The two that are left score 1 point for Green.',
  'rats.alt':
    'Three pictures. First: after the first strip of Red’s turn three red rats are in sight. Second: the other strip covers one, and two are left. Third: the other strip lies elsewhere, and all three are still in sight.',
  'rats.caption': 'Red’s turn. What counts is what is in sight when the turn is over, not in the middle of it.',
  'rats.shown': 'The first strip brings out a third red rat. Nothing happens yet.',
  'rats.hidden': 'The second covers one rat: two are left, and the game goes on.',
  'rats.lost': 'The second lies elsewhere: three are left, and Red has lost.',
  'final.alt':
    'The table at the end of a game with all 42 strips. Every group of two or more squares of one spice is outlined and marked with its points. Beside it is the score sheet: Red has 8 points from laying and 3 from the final scoring, 11 in all. Green has 7 and 5, 12 in all.',
  'final.caption': 'The end of a whole game: every group in sight scores once more, and Green comes from behind to win by 12 to 11.',
  'final.total': 'Total',
} as const;
