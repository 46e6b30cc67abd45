import type { RulePage } from '../../../../core/registry.ts';

export const rules: RulePage = [
  {
    id: 'aim',
    title: 'What it is about',
    paragraphs: [
      {
        text: 'Hamelin is overrun by rats. Nobody can get rid of them, but everybody can drive them on to the neighbours. A house that is full of rats to the roof is lost, and its people flee from the town. When only two are left, the one with fewer rats wins.',
      },
    ],
  },
  {
    id: 'setup',
    title: 'Material and set-up',
    paragraphs: [
      {
        rule: 'setup/material',
        text: 'There are houses of seven storeys, a marker for each, six rats with tails of different colours, one piper, 21 figure cards (three for each figure) and 50 action cards: 12 of 1 forward, 8 of 2 forward, 12 of 1 back, 8 of sewer, 5 of +1 and 5 of melody.',
        figure: 'material',
      },
      { rule: 'setup/houses', text: 'Every player has a house. The houses stand in a ring, and each marker begins below its house.' },
      { rule: 'start/who-begins', text: 'The lot decides who begins, or the host gives the first seat the start.' },
      {
        rule: 'setup/figures',
        text: 'One rat stands in each lane between two houses. One more rat and the piper stand to the left of the starting player’s house.',
      },
      { rule: 'setup/direction', text: 'All figures look to the right, counter-clockwise. Turns go round the same way.', figure: 'setup' },
      {
        rule: 'setup/left-out',
        text: 'Rats that are not needed stay in the box with their cards: 3 players use 4 rats, 4 players 5, 5 players all 6.',
      },
      {
        rule: 'setup/opening-row',
        text: 'Four figure cards are turned over as a row. It begins with one piper at most; further ones are replaced and shuffled back.',
      },
      { rule: 'setup/hands', text: 'Everybody is dealt four action cards.' },
      { rule: 'secret/hands', text: 'Hands and decks are secret.' },
      { rule: 'secret/open', text: 'Everything else is open: the town, the row, and what has been discarded.' },
    ],
  },
  {
    id: 'turn',
    title: 'A turn',
    paragraphs: [
      { rule: 'turn/first-card', text: 'The starting player plays just one card in the very first turn, and draws one.' },
      {
        rule: 'turn/two-cards',
        text: 'In every later turn you play two action cards, one after the other, each under a figure card of the row.',
      },
      { rule: 'turn/must-play', text: 'You have to play; nobody can pass.' },
      { rule: 'play/not-in-hand', text: 'You play cards from your hand.' },
      {
        rule: 'play/other-figure',
        text: 'A card lies under the figure of its column. If a column has got a new figure in the meantime, your card would go under that one.',
      },
      {
        rule: 'play/same-figure',
        text: 'Your two cards of a turn go under two different figure cards. If the same rat lies in the row twice, these are two figure cards.',
      },
      { rule: 'turn/earlier-card', text: 'You may add a card to one that lies there from an earlier turn, whoever played it.' },
      {
        rule: 'turn/activation',
        text: 'A figure card with two cards under it is activated. This is looked at when all cards of your turn lie.',
      },
      { rule: 'turn/two-at-most', text: 'There are never more than two cards under a figure.' },
      { rule: 'turn/upper-first', text: 'The figure moves by both cards, first by the one that was played earlier.' },
      { rule: 'turn/order', text: 'If two figures are activated, you decide which one moves first.' },
      { rule: 'order/not-activated', text: 'You can only choose between the two that are activated.' },
      {
        rule: 'turn/refill',
        text: 'Figure cards that have moved are discarded with their action cards, and new figure cards take their places. Later in the game several pipers may lie in the row.',
        figure: 'turn',
      },
      { rule: 'turn/draw', text: 'Last you draw up to four cards.' },
      { rule: 'turn/reshuffle', text: 'When a deck is empty and a card is needed, its discards are shuffled into a new deck.' },
      { rule: 'turn/next', text: 'Then it is the turn of the next player to the right.' },
    ],
  },
  {
    id: 'cards',
    title: 'The action cards',
    paragraphs: [
      {
        rule: 'move/effect',
        text: 'Rats and piper move in the same way. When a rat runs through a house, the marker of that house climbs one step; when the piper walks through, it drops one step.',
        figure: 'effect',
      },
      { rule: 'move/forward1', text: '1 forward: through the house in front.' },
      { rule: 'move/forward2', text: '2 forward: through the two houses in front, and both markers move.' },
      { rule: 'move/back1', text: '1 back: through the house behind. The marker moves just as if the figure went forward.' },
      { rule: 'move/sewer', text: 'Sewer: past the house in front, and its marker stays as it is.' },
      {
        rule: 'move/plus',
        text: '+1 is a special card. Together with a normal card, above or below it, it makes that move one step longer.',
      },
      {
        rule: 'move/plus-back',
        text: 'With 1 back this makes two steps back.',
        figure: 'moves',
      },
      { rule: 'move/plus-sewer', text: 'With the sewer it makes two steps without effect.' },
      {
        rule: 'move/melody',
        text: 'Melody is a special card. Together with a normal card it takes along all figures that stand in the same lane. They go together, and their effects on a house are added up: two rats and the piper make one step up.',
        figure: 'melody',
      },
      { rule: 'move/melody-sewer', text: 'With the sewer all of them slip past without effect.' },
      { rule: 'move/two-specials', text: 'Two special cards under one figure do nothing. They are discarded with the figure card.' },
      { rule: 'move/bottom', text: 'A marker never falls below its start.' },
      { rule: 'move/top', text: 'Nor does it climb above the roof. For a group the sum counts first, then this limit.' },
      { rule: 'move/lane', text: 'Who stands in front in a lane and who behind makes no difference.' },
    ],
  },
  {
    id: 'leaving',
    title: 'Fleeing from the town',
    paragraphs: [
      {
        rule: 'leave/roof',
        text: 'When your marker reaches the roof, your house is full: you leave the game at once, and your house is taken away. The roof is step 8, above the seventh storey; for shorter games step 7 can be chosen.',
      },
      {
        rule: 'leave/after-a-card',
        text: 'This is looked at after each card that a figure has followed; a special card and its normal card count as one.',
      },
      { rule: 'leave/markers', text: 'Whoever has the turn gets your marker and all markers that you had collected.' },
      {
        rule: 'leave/merge',
        text: 'The figures on both sides of your house share one lane now, and your neighbours stand next to each other.',
        figure: 'leave',
      },
      { rule: 'leave/second-card', text: 'If a figure has a second card to follow, it does so in the smaller ring.' },
      { rule: 'leave/together', text: 'Several players can flee by one card. The one who has the turn gets all their markers.' },
      {
        rule: 'leave/oneself',
        text: 'If you drive yourself out of town, nobody gets your markers. What is still to be moved in your turn is moved, but you draw nothing.',
      },
      { rule: 'leave/afterwards', text: 'Nor does anybody get markers of those who flee later in such a turn.' },
      { rule: 'leave/hand', text: 'The hand of somebody who flees is discarded face up.' },
    ],
  },
  {
    id: 'end',
    title: 'The end',
    paragraphs: [
      { rule: 'end/two-left', text: 'The game is over at once when two players are left, even if a figure still had a card to follow.' },
      { rule: 'end/lowest', text: 'The lower marker wins.', figure: 'end' },
      { rule: 'end/collected', text: 'If both are equally high, whoever has collected more markers wins.' },
      { rule: 'end/draw', text: 'If that is equal too, the game is a draw.' },
      {
        rule: 'end/sheet',
        text: 'The score sheet counts the steps that are still free below the roof, so that more is better; who has fled has none. Collected markers stand beside it and are not added.',
      },
      { rule: 'end/last-one', text: 'If so many flee at once that only one is left, that one wins.' },
      { rule: 'end/all-out', text: 'If nobody is left, those who fled together compare the markers that they had collected before.' },
    ],
  },
  {
    id: 'two',
    title: 'Two players',
    paragraphs: [
      {
        rule: 'setup/two-players',
        text: 'Two play with the ring of four: you sit opposite each other, and the houses between you are uninhabited. There are five rats.',
        figure: 'two',
      },
      { rule: 'leave/neutral', text: 'Uninhabited houses have no marker and never go away, but figures pass through them like any other.' },
      { rule: 'end/two-players', text: 'The first marker on the roof ends the game: the other player wins.' },
      { rule: 'end/two-players-draw', text: 'If one card brings both markers to the roof, it is a draw.' },
    ],
  },
  {
    id: 'young',
    title: 'For young players',
    paragraphs: [
      { rule: 'young/no-specials', text: 'The special cards +1 and melody stay in the box.' },
      { rule: 'young/at-once', text: 'Every card is followed as soon as it is played. The first one stays under its figure.' },
      {
        rule: 'young/put-away',
        text: 'When a figure has its second card, it is discarded with both at the end of the turn, and a new figure card comes.',
      },
      { rule: 'young/leaving', text: 'If you drive yourself out with your first card, you play no second.' },
    ],
  },
  {
    id: 'unknown',
    title: 'What I don’t know',
    paragraphs: [
      { rule: 'hide/face-down', text: 'You may play one of your two cards of a turn face down, the first or the second.' },
      { rule: 'hide/once-a-turn', text: 'Not both of them.' },
      { rule: 'hide/first-card', text: 'The starting player may hide the single card of the first turn.' },
      { rule: 'hide/turned-up', text: 'Face-down cards are turned up when their figure is activated.' },
      { rule: 'hide/own-card', text: 'You may look at your own face-down cards, and nobody else may.' },
      { rule: 'hide/not-this-variant', text: 'In the other ways of playing all cards lie face up.' },
    ],
  },
  {
    id: 'edition',
    title: 'About this edition',
    paragraphs: [
      {
        text: 'The Pied Piper is a game by Agnès Largeaud (Purple Brain, 2016). How its action cards divide into kinds is not public: the numbers here are our own. The rest follows the printed rules; where these are silent, we decided.',
      },
    ],
  },
];
