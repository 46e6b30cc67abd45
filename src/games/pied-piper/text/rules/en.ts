import type { RulePage } from '../../../../core/registry.ts';

export const rules: RulePage = [
  {
    id: 'minute',
    title: 'In a minute',
    paragraphs: [
      {
        text: 'Each turn, play two cards, each under a different figure. A figure with two cards moves: every house a rat runs through fills up by one storey, every house the piper walks through empties by one.',
      },
      { text: 'When your house is full to the roof, you flee the town. When two players are left, the lower marker wins.' },
      { text: 'Your first turn: see which rat stands in front of your house, and send it anywhere else.' },
    ],
  },
  {
    id: 'aim',
    title: 'What it is about',
    paragraphs: [
      {
        text: 'Hamelin is overrun by rats. Nobody can get rid of them, but you can send them on to your neighbours. A house filled with rats to the roof is lost, and its people flee the town. When only two are left, the one with fewer rats wins.',
      },
    ],
  },
  {
    id: 'setup',
    title: 'Components and set-up',
    paragraphs: [
      {
        rule: 'setup/material',
        text: 'There are houses of seven storeys, a marker for each, six rats with tails of different colours, one piper, 21 figure cards (three for each figure) and 50 action cards: 12 × “1 forward”, 8 × “2 forward”, 12 × “1 back”, 8 × “sewer”, 5 × “+1” and 5 × “melody”.',
        figure: 'material',
      },
      {
        rule: 'setup/houses',
        text: 'Every player has a house. The houses stand in a ring, and each marker begins at the gate of its house, on storey 0.',
      },
      { rule: 'start/who-begins', text: 'Who goes first is drawn at random, unless the host has chosen that the first seat does.' },
      {
        rule: 'setup/figures',
        text: 'One rat stands in each lane between two houses. One more rat and the piper stand to the left of the starting player’s house.',
      },
      {
        rule: 'setup/direction',
        text: 'All figures face right, that is, counter-clockwise. Play passes the same way.',
        figure: 'setup',
      },
      {
        rule: 'setup/left-out',
        text: 'Rats that are not needed stay in the box with their cards: 3 players use 4 rats, 4 players 5, 5 players all 6.',
      },
      {
        rule: 'setup/opening-row',
        text: 'Four figure cards are turned over to form a row. At the start it may hold only one piper; any others are replaced and shuffled back in.',
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
      { rule: 'play/not-in-hand', text: 'You can only play cards from your own hand.' },
      {
        rule: 'play/other-figure',
        text: 'A card belongs to the figure card in its column. If another figure has arrived there in the meantime, choose again.',
      },
      {
        rule: 'play/same-figure',
        text: 'Your two cards for the turn go under two different figure cards. If the same rat is in the row twice, these are two figure cards.',
      },
      { rule: 'turn/earlier-card', text: 'You may add a card to one left there from an earlier turn, whoever played it.' },
      {
        rule: 'turn/activation',
        text: 'A figure card with two cards under it is activated. This is checked once you have played all your cards for the turn.',
      },
      { rule: 'turn/two-at-most', text: 'There are never more than two cards under a figure.' },
      { rule: 'turn/upper-first', text: 'The figure carries out both cards, the one played earlier first.' },
      { rule: 'turn/order', text: 'If two figures are activated, you decide which one moves first.' },
      { rule: 'order/not-activated', text: 'You can only choose between the two activated figures.' },
      {
        rule: 'turn/refill',
        text: 'Once its figure has moved, a figure card is discarded with its action cards, and a new one takes its place. Later in the game several pipers may be in the row.',
        figure: 'turn',
      },
      { rule: 'turn/draw', text: 'Finally, draw back up to four cards.' },
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
        text: 'Rats and piper move in the same way. When a rat runs through a house, the marker of that house climbs one storey; when the piper walks through, it drops one storey.',
        figure: 'effect',
      },
      { rule: 'move/forward1', text: '1 forward: through the house in front.' },
      { rule: 'move/forward2', text: '2 forward: through the two houses in front; both markers move.' },
      { rule: 'move/back1', text: '1 back: through the house behind. The marker moves just as if the figure went forward.' },
      { rule: 'move/sewer', text: 'Sewer: past the house in front; its marker stays where it is.' },
      {
        rule: 'move/plus',
        text: '+1 is a special card. Together with a normal card, above or below it, it makes that move one house longer.',
      },
      {
        rule: 'move/plus-back',
        text: '+1 with 1 back: the figure goes two houses back.',
        figure: 'moves',
      },
      { rule: 'move/plus-sewer', text: '+1 with the sewer: the figure passes two houses without effect.' },
      {
        rule: 'move/melody',
        text: 'Melody is a special card. With a normal card it takes along every figure in the same lane. They move together, and their effects on a house are added up: two rats and the piper make one storey up.',
        figure: 'melody',
      },
      { rule: 'move/melody-sewer', text: 'Melody with the sewer: all the figures slip past without effect.' },
      { rule: 'move/two-specials', text: 'Two special cards under one figure do nothing. They are discarded with the figure card.' },
      { rule: 'move/bottom', text: 'A marker never falls below the gate, where it started.' },
      {
        rule: 'move/top',
        text: 'A marker never climbs above the roof either. When figures move as a group, their effects are added up first; then this limit applies.',
      },
      { rule: 'move/lane', text: 'The order of the figures within a lane does not matter.' },
    ],
  },
  {
    id: 'leaving',
    title: 'Fleeing the town',
    paragraphs: [
      {
        rule: 'leave/roof',
        text: 'When your marker reaches the roof, your house is full: you leave the game at once, and your house is taken away. The roof is storey 8, above the seventh; for shorter games storey 7 can be chosen.',
      },
      {
        rule: 'leave/after-a-card',
        text: 'Whether a house is full is checked after each card that a figure carries out; a special card and its normal card count as one.',
      },
      { rule: 'leave/markers', text: 'The player whose turn it is takes your marker and any markers that you had collected.' },
      {
        rule: 'leave/merge',
        text: 'The figures on both sides of your house share one lane now, and your neighbours stand next to each other.',
        figure: 'leave',
      },
      { rule: 'leave/second-card', text: 'If the figure still has a second card to carry out, it does so in the smaller ring.' },
      { rule: 'leave/together', text: 'One card can make several players flee. The player whose turn it is gets all their markers.' },
      {
        rule: 'leave/oneself',
        text: 'If you drive yourself out of town, nobody gets your markers. Moves still due in your turn are carried out, but you draw no cards.',
      },
      {
        rule: 'leave/afterwards',
        text: 'If more players flee later in the turn in which you drove yourself out, nobody gets their markers either.',
      },
      { rule: 'leave/hand', text: 'A player who flees discards their hand face up.' },
    ],
  },
  {
    id: 'end',
    title: 'The end',
    paragraphs: [
      { rule: 'end/two-left', text: 'The game is over at once when two players are left, even if a figure still had a card to carry out.' },
      { rule: 'end/lowest', text: 'The lower marker wins.', figure: 'end' },
      { rule: 'end/collected', text: 'If both markers are equally high, whoever has collected more markers wins.' },
      { rule: 'end/draw', text: 'If the collected markers are equal too, the game is a draw.' },
      {
        rule: 'end/sheet',
        text: 'The score sheet counts the storeys still free below the roof, so more is better; players who have fled have none. Collected markers are listed separately and not added to the total.',
      },
      { rule: 'end/last-one', text: 'If so many players flee at once that only one is left, that player wins.' },
      {
        rule: 'end/all-out',
        text: 'If nobody is left, those who fled together compare the markers that they had collected before: whoever had more wins.',
      },
    ],
  },
  {
    id: 'two',
    title: 'Two players',
    paragraphs: [
      {
        rule: 'setup/two-players',
        text: 'With two players you use the ring of four: you sit opposite each other, and the houses between you are uninhabited. Five rats are in play.',
        figure: 'two',
      },
      {
        rule: 'leave/neutral',
        text: 'Uninhabited houses have no marker and never go away, but figures pass through them as through any other.',
      },
      { rule: 'end/two-players', text: 'The first marker on the roof ends the game: the other player wins.' },
      { rule: 'end/two-players-draw', text: 'If one card brings both markers to the roof, it is a draw.' },
    ],
  },
  {
    id: 'young',
    title: 'For young players',
    paragraphs: [
      { rule: 'young/no-specials', text: 'The special cards +1 and melody stay in the box.' },
      { rule: 'young/at-once', text: 'Every card takes effect as soon as it is played. A figure’s first card stays under it.' },
      {
        rule: 'young/put-away',
        text: 'Once a figure card has its second card, it is discarded with both action cards at the end of the turn, and a new figure card takes its place. That this happens at the end of the turn is our reading; the rulebook only says “as usual”.',
      },
      { rule: 'young/leaving', text: 'If you drive yourself out of town with your first card, you do not play a second.' },
    ],
  },
  {
    id: 'unknown',
    title: 'What you don’t know…',
    paragraphs: [
      { rule: 'hide/face-down', text: 'Each turn you may play one of your two cards face down, either the first or the second.' },
      { rule: 'hide/once-a-turn', text: 'You may not play both cards of a turn face down.' },
      { rule: 'hide/first-card', text: 'The starting player may play the single card of the first turn face down.' },
      { rule: 'hide/turned-up', text: 'Face-down cards are turned up when their figure is activated.' },
      { rule: 'hide/own-card', text: 'You may look at your own face-down cards; nobody else may.' },
      { rule: 'hide/not-this-variant', text: 'In the other variants all cards are played face up.' },
    ],
  },
  {
    id: 'edition',
    title: 'About this edition',
    paragraphs: [
      {
        text: 'The Pied Piper is a game by Agnès Largeaud (Purple Brain, 2016). How its action cards divide into kinds, and how many figure cards show each figure, is not public: the numbers here are our own. The rest follows the printed rules; where they are silent, we decided for ourselves.',
      },
    ],
  },
  {
    id: 'summary',
    title: 'On one page',
    paragraphs: [
      { text: 'Aim: keep the rats out of your house. When two players are left, the lower marker wins.' },
      {
        text: 'Your turn: play two cards, each under a different figure card (in the very first turn, only one). Then draw back up to four.',
      },
      {
        text: 'Two cards: once you have played, a figure with two cards carries them out, the earlier one first. If there are two such figures, you choose which goes first.',
      },
      { text: 'Rats: each house they run through fills up by one storey. The piper: each house he walks through empties by one.' },
      { text: 'Normal cards: 1 forward, 2 forward, 1 back; the sewer passes one house without touching it.' },
      {
        text: 'Special cards: “+1” makes the other card one house longer, “melody” takes along every figure in the lane. Two special cards do nothing.',
      },
      {
        text: 'The roof: a house full to the roof is gone, and its player flees. Whoever’s turn it is takes the markers; if you drive yourself out, nobody gets yours.',
      },
      { text: 'A tie: whoever has collected more markers wins.' },
      { text: 'Two players: two uninhabited houses stand between you; whoever’s marker reaches the roof first loses.' },
    ],
  },
];
