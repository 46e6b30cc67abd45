import type { RulePage } from '../../../../core/registry.ts';

export const rules: RulePage = [
  {
    id: 'minute',
    title: 'In a minute',
    paragraphs: [
      {
        text: 'Lay two strips each turn. Two or more of the same spice side by side score for the owner of the colour: 1 point for two, 2 for three or more.',
      },
      { text: 'Cover what you like, but if you end your turn with three of your own rats in sight, you lose on the spot.' },
      { text: 'Your first turn: lay your strips so that two of your spices meet, and keep an eye on where your rats end up.' },
    ],
  },
  {
    id: 'aim',
    title: 'The aim',
    paragraphs: [
      {
        text: 'Two spice merchants share a storeroom. Strip by strip, each of them tries to bring the spices of their own colour together and scores points for every group. But rats live in the storeroom as well, and whoever leaves too many of their own rats in sight loses on the spot.',
      },
    ],
  },
  {
    id: 'material',
    title: 'Components and set-up',
    paragraphs: [
      {
        rule: 'setup/material',
        text: 'There are 42 strips of three squares each. A square shows one of eight spices, a rat, or nothing. Chili, paprika, saffron and sumac are red; basil, mint, dill and sage are green. Each colour has eight rats. No two strips are alike.',
        figure: 'symbols',
      },
      {
        rule: 'setup/colours',
        text: 'One player is Red and owns the red spices and the red rats; the other is Green and owns the green ones.',
      },
      {
        rule: 'setup/start-strip',
        text: 'The start strip lies in the middle of the table. It is blank and can be covered like any other strip.',
      },
      {
        rule: 'start/who-begins',
        text: 'Who goes first is drawn at random, unless the host has chosen. (The rulebook lets the older player begin.) The host can even the odds a little: then whoever goes second begins with one point.',
      },
    ],
  },
  {
    id: 'turn',
    title: 'A turn',
    paragraphs: [
      { rule: 'turn/alternate', text: 'The players take turns. In the very first turn one strip is turned over and laid.' },
      {
        rule: 'turn/two-strips',
        text: 'In every later turn two strips are turned over, and both must be laid. You see both before you lay the first, and you choose which comes first.',
        figure: 'turn',
      },
      {
        rule: 'turn/last-strip',
        text: 'So each player has eleven turns and lays 21 strips. The last turn belongs to the player who went second; only one strip is left for it.',
      },
      {
        rule: 'lay/not-in-tray',
        text: 'You can only lay a strip that was turned over this turn. Once laid, a strip never moves again.',
      },
    ],
  },
  {
    id: 'laying',
    title: 'Where a strip may lie',
    paragraphs: [
      { rule: 'lay/straight', text: 'A strip lies along the grid, horizontally or vertically, either way round.' },
      {
        rule: 'lay/same-when-turned',
        text: 'Some strips read the same from both ends. Turned round they would be the same move, so only one of the two ways is offered.',
      },
      { rule: 'lay/over-the-edge', text: 'No strip may stick out over the edge of the table. The table is 25 by 25 squares.' },
      {
        rule: 'lay/not-adjacent',
        text: 'On the bare table a strip must touch what is already there: at least one of its squares must share a whole side with a square laid before. A corner is not enough.',
        figure: 'beside',
      },
      {
        rule: 'lay/cover-anything',
        text: 'You may cover strips, your own symbols as well as your opponent’s; what is covered no longer counts.',
      },
      { rule: 'lay/gap', text: 'There may be no gap under a strip: it lies either entirely on the table or entirely on other strips.' },
      { rule: 'lay/uneven', text: 'The three squares under a strip must be equally high, so that it lies flat.' },
      {
        rule: 'lay/exactly-on-one-strip',
        text: 'A strip may not lie exactly on one other strip. What it covers must belong to at least two strips.',
        figure: 'above',
      },
    ],
  },
  {
    id: 'scoring',
    title: 'Scoring',
    paragraphs: [
      {
        rule: 'score/group',
        text: 'A group consists of squares in sight that show the same spice and are connected by their sides. It does not matter on which levels they lie.',
      },
      {
        rule: 'score/each-strip',
        text: 'Each strip is scored as soon as it is laid, the first of a turn before the second goes down. Every group that the strip has created or changed scores.',
      },
      {
        rule: 'score/points',
        text: 'A group of two scores 1 point, a group of three or more 2 points. Single spices and rats score nothing.',
      },
      {
        rule: 'score/owner',
        text: 'The points go to the owner of the colour, whoever laid the strip. One strip can score for both players.',
        figure: 'points',
      },
      { rule: 'score/merge-once', text: 'Groups that a strip joins together count as one group and score once.', figure: 'merge' },
      { rule: 'score/unchanged', text: 'A group that stays as it was scores nothing, even if the new strip is right beside it.' },
      {
        rule: 'score/shrunk',
        text: 'A group that loses a square under a new strip has changed too: what is left of it scores, and if it falls apart, each part scores separately. This can be switched off before the game; then only groups containing a square of the new strip score.',
        figure: 'shrunk',
      },
      { rule: 'score/replaced', text: 'If a spice is covered by the same spice, its group has a new square and scores.' },
    ],
  },
  {
    id: 'rats',
    title: 'Rats',
    paragraphs: [
      {
        rule: 'end/three-rats',
        text: 'If you end your own turn with three or more of your rats in sight, you lose at once. All points are forfeited.',
      },
      {
        rule: 'end/own-turn-only',
        text: 'Only the player whose turn is ending is checked. During a turn any number of rats may be in sight, and if your opponent uncovers your third rat, you still have your next turn to cover it. After the last strip of the game, therefore, only the player who laid it is checked. That turn has just one strip to cover a rat with, so whoever goes first wins more often. Before the game you can choose that rats no longer count after the last strip.',
        figure: 'rats',
      },
    ],
  },
  {
    id: 'end',
    title: 'The end',
    paragraphs: [
      {
        rule: 'end/final-scoring',
        text: 'When the last strip is laid and scored, all groups in sight score once more, for both players: 1 point for two squares, 2 points for three or more.',
        figure: 'final',
      },
      { rule: 'end/most-points', text: 'Whoever has the most points wins. If the points are equal, the game is a draw.' },
    ],
  },
  {
    id: 'edition',
    title: 'About this edition',
    paragraphs: [
      {
        text: 'Rattenscharf is a game by Michael Schacht (Queen Games, 2005; in English Rat Hot). Its list of strips is not public: the strips here are our own, based on what is known about the original. Who goes first is drawn at random here. Everything else follows the printed rules; where they are silent, as on the number of rats, the size of the table or a tie, we decided for ourselves.',
      },
    ],
  },
  {
    id: 'summary',
    title: 'On one page',
    paragraphs: [
      { text: 'Aim: the most points once all 42 strips are laid.' },
      { text: 'Your turn: two strips are turned over (in the very first turn, only one). Lay them in the order you like.' },
      { text: 'On the table: lay the strip along the grid, with at least one square side by side with a square already laid.' },
      { text: 'On strips: it must lie flat, without a gap, and never exactly on a single strip.' },
      { text: 'Groups: squares of one spice, side by side and in sight. Two squares score 1 point, three or more 2 points.' },
      { text: 'When: as soon as a strip is laid, every group that it creates, enlarges, joins or shrinks scores.' },
      { text: 'For whom: the owner of the colour, whoever laid the strip.' },
      { text: 'Rats: if you end your own turn with three of your rats in sight, you lose at once.' },
      { text: 'The end: after the last strip all groups in sight score once more. If the points are equal, it is a draw.' },
    ],
  },
];
