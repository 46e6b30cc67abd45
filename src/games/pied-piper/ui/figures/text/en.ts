/** What the drawings on the page of rules say. The names of figures and cards are the game's own. */
export const en = {
  'material.alt':
    'Six rats with tails of different colours and the piper, then the six kinds of action cards with their names, what they do and how many there are.',
  'material.caption':
    'You can tell the figures apart by their tails and by the way they stand. The two dark red cards are the special ones.',
  'setup.alt':
    'Four crooked houses of seven storeys in a ring, their markers at the gates. One rat stands in each lane between two houses; in the lane to the left of the red house there are two rats and the piper. Arrows on the road run counter-clockwise.',
  'setup.caption': 'Four players before the first turn. Red goes first.',
  'setup.house': 'Every house has seven storeys. Its marker starts at the gate, on storey 0.',
  'setup.lane': 'In each lane one rat waits in front of the next house.',
  'setup.start': 'To the left of the starting player’s house stand one more rat and the piper.',
  'setup.arrows': 'The arrows show which way is forward.',
  'turn.alt':
    'Four pictures of the row of figure cards and Red’s hand. First: another player’s “1 forward” lies under the red rat. Second: Red adds “1 back” under the piper. Third: Red adds “2 forward” under the red rat, which now has two cards. Fourth: the red rat’s card is gone, a blue one has come, and Red holds four cards again.',
  'turn.caption': 'Red’s turn. The red rat first goes 1 forward, by the card that was already there, and then 2 forward.',
  'turn.before': 'Blue has already played a card under the red rat.',
  'turn.first': 'The first card goes under the piper. With only one card he stays where he is.',
  'turn.second': 'The second goes under the red rat, which now has two cards and moves.',
  'turn.after':
    'The figure card and its two action cards are discarded, a new figure card takes their place, and Red draws back up to four.',
  'effect.alt':
    'Two pictures of a town of three houses. In the first the red rat runs 1 forward through Green’s house, whose marker climbs from 3 to 4. In the second the piper walks through it, and the marker drops from 3 to 2.',
  'effect.caption': 'Whoever passes through a house changes it: rats fill it, the piper empties it.',
  'effect.rat': 'A rat runs through Green’s house: one storey up.',
  'effect.piper': 'The piper walks through it: one storey down.',
  'moves.alt':
    'Four pictures. 2 forward: the rat runs through Red’s and Green’s houses, and both get +1. 1 back: it runs back through Red’s house, +1. Sewer: it passes Green’s house, 0. 1 back with +1: it runs back through two houses, and both get +1.',
  'moves.caption': 'The golden line shows the rat’s path, the faded rat where it will end up, and the coins what happens to the markers.',
  'moves.two-title': '2 forward.',
  'moves.two': 'Two houses in a row, and both fill up.',
  'moves.back-title': '1 back.',
  'moves.back': 'Even running backwards, a rat does harm.',
  'moves.sewer-title': 'Sewer.',
  'moves.sewer': 'The rat slips past below ground, and nothing changes.',
  'moves.plus-title': '1 back and +1.',
  'moves.plus': 'The special card makes it two houses back.',
  'melody.alt':
    'The red rat, the blue rat and the piper stand in one lane. With melody and 1 forward all three go through Green’s house. Red rat +1, blue rat +1, piper −1: together +1, and Green’s marker climbs from 3 to 4.',
  'melody.caption': 'The melody takes along every figure in the same lane. Their effects are added up before the marker moves.',
  'melody.sum': 'together',
  'melody.change': 'Green climbs from {from} to {to}.',
  'leave.alt':
    'Two pictures of a town of four houses. Before: the red rat runs through Green’s house, whose marker goes from 7 to the roof. After: Green’s house is gone, three houses stand in the ring, and the figures of its two lanes stand together.',
  'leave.caption': 'Red’s turn. Green flees the town, and Red keeps Green’s marker.',
  'leave.before': 'Green’s house is full up to the seventh storey. One storey more is the roof.',
  'leave.after': 'The house is taken away. Its two lanes have become one.',
  'end.alt':
    'Two pictures. Before: three houses, Red’s marker on 3, Blue’s on 5, and a rat runs through Green’s house from 7 to the roof. After: only the houses of Red and Blue are left.',
  'end.caption': 'When two are left, the game is over. Red’s marker is on 3 and Blue’s on 5: the lower one wins, so Red has won.',
  'end.before': 'Three are left, and Green’s marker reaches the roof.',
  'end.after': 'Two are left: Red 3, Blue 5.',
  'two.alt':
    'A ring of four houses. Red’s house stands in front and Green’s at the back; the two between them are grey ruins with boarded-up windows and have no markers.',
  'two.caption': 'Two players sit opposite each other. The boarded-up houses are uninhabited.',
} as const;
