import type { RulePage } from '../../../../core/registry.ts';

export const rules: RulePage = [
  {
    id: 'minute',
    title: 'In a minute',
    paragraphs: [
      { text: 'You run a clan in Beasty Town. Your territory is all the areas inside your borders; at first it is just your start area.' },
      {
        text: 'You have four turns each round, and each turn you place one figure: at home a henchman gives you two actions (bribe a rat, get loot, set up a back room); next door you spend loot to bribe rats and then claim the area. You take it if you have more power there than anyone else: one for each rat on its four manholes, one for each henchman, two for the boss.',
      },
      {
        text: 'Your boss has a secret card for the round. After each round you may score one mission you lead. After five rounds, missions, chains of enterprises, stars and trophies count – nothing else.',
      },
      {
        text: 'Your first round: place two henchmen at home, one after the other. Get loot with the first, then set up a back room with the second.',
      },
    ],
  },
  {
    id: 'aim',
    title: 'What it is about',
    paragraphs: [
      {
        text: 'Each of you leads a clan that wants to run Beasty Town. You bribe rats to gain power in the streets, take areas from each other, set up back rooms behind harmless shops, and try to be ahead in five missions. After five rounds, whoever has the most points wins.',
      },
    ],
  },
  {
    id: 'setup',
    title: 'Set-up',
    paragraphs: [
      {
        rule: 'setup/board',
        text: 'The town has seven districts of three areas. Each area has four manholes, one at each corner; neighbouring areas share them.',
      },
      {
        rule: 'board/territory',
        text: 'Borders show who owns an area. All the areas inside your borders are your territory. They need not be connected: areas taken elsewhere in town belong to it too.',
      },
      {
        rule: 'setup/districts',
        text: 'With five players the whole town is in play. With four players Lantern Square is left out, with three Fog Lane as well, with two also the Harbour and the Corn Market.',
      },
      {
        rule: 'setup/clan',
        text: 'Everyone has a boss (the rulebook’s “boss lady”), three henchmen, 30 rats, ten back rooms, three intrigue cards and one mission tile for each round.',
        figure: 'pieces',
      },
      { rule: 'setup/loot', text: 'Two loot markers lie in every district in play.' },
      {
        rule: 'setup/enterprises',
        text: 'There are nine enterprises with four tiles each, one for each bonus. With four players one enterprise stays in the box, with three players three, with two players five. Which ones is decided at random, or by the player in the first seat if the host prefers.',
      },
      { rule: 'remove/gone', text: 'An enterprise that is already in the box cannot be chosen again.' },
      {
        rule: 'setup/tiles',
        text: 'Every start area gets one tile, every other area one or two, and never two of the same enterprise.',
      },
      {
        rule: 'setup/home',
        text: 'A random draw decides who goes first. In turn, each of you chooses a start area – your first territory – and puts three rats on one of its manholes, two on another and one on a third. The fourth stays empty.',
      },
      { rule: 'home/not-a-start-area', text: 'The start areas are marked; there are as many of them as players.' },
      { rule: 'home/taken', text: 'Each start area can be chosen only once.' },
      { rule: 'nest/not-here', text: 'Your first rats go on manholes of your start area.' },
      { rule: 'nest/occupied', text: 'Each of these three groups of rats has a manhole of its own.', figure: 'setup' },
    ],
  },
  {
    id: 'round',
    title: 'A round',
    paragraphs: [
      {
        rule: 'round/intrigue',
        text: 'First everyone secretly chooses one of three intrigue cards and puts it under their boss. All three can be chosen again in every round.',
      },
      {
        rule: 'round/five',
        text: 'Then you take turns, four each, clockwise from the first player of this round. In a turn you place one figure.',
      },
      { rule: 'place/no-henchman-left', text: 'You have three henchmen to place in each round.' },
      { rule: 'place/boss-placed', text: 'You place your boss once in each round.' },
      {
        rule: 'place/not-adjacent',
        text: 'A figure goes into your territory or into an area right beside it, one that shares two manholes with one of your areas. The same goes for the boss.',
      },
      { rule: 'place/out-of-play', text: 'Districts that are out of play cannot be entered.' },
      {
        rule: 'place/last-area',
        text: 'Everyone keeps at least one area: no figure may be placed in a rival’s last area.',
        figure: 'places',
      },
      { rule: 'round/figures-stay', text: 'Figures stay where they are until the end of the round and add to your power there.' },
      { rule: 'round/secret', text: 'Your card remains secret until you place your boss, which you may do on any of your four turns.' },
    ],
  },
  {
    id: 'inside',
    title: 'A henchman at home',
    paragraphs: [
      {
        rule: 'act/up-to',
        text: 'Inside your territory a henchman performs up to two actions, in any order, even the same one twice – except for setting up a back room.',
      },
      {
        rule: 'rat/bribe',
        text: 'Bribe a rat: place one of your rats on a manhole of this area, or remove one rival rat from such a manhole.',
      },
      { rule: 'rat/not-here', text: 'You can only bribe rats at the manholes of this area.' },
      { rule: 'expel/no-foreign-rat', text: 'You can only remove rival rats, never your own.' },
      {
        rule: 'rat/foreign',
        text: 'A manhole only holds rats of one clan. All rival rats must be gone before yours can move in. Rats that are removed go back to their owner’s supply.',
      },
      {
        rule: 'rat/lift',
        text: 'If your supply is empty, you may move a rat from another manhole of yours instead.',
      },
      { rule: 'lift/not-yours', text: 'The manhole that the rat comes from must hold rats of yours.' },
      { rule: 'lift/same-manhole', text: 'The rat must come from a different manhole from the one it goes to.' },
      { rule: 'rat/none-to-lift', text: 'If you have no rats elsewhere either, you cannot place one.' },
      { rule: 'loot/none-left', text: 'Get loot: take one marker from this district, as long as there is one.' },
      {
        rule: 'room/set-up',
        text: 'Set up a back room: put one into the area, take one of the tiles there, and use its bonus at once.',
      },
      { rule: 'room/no-tile', text: 'You can only set up a back room where a tile is left in the area.' },
      { rule: 'room/not-this-tile', text: 'You can only take a tile that lies in the area.' },
      { rule: 'room/already-here', text: 'You never have two back rooms in one area.' },
      { rule: 'room/none-in-stock', text: 'When your ten back rooms are used up, there are no more.' },
      {
        rule: 'room/no-other-figure',
        text: 'To set up a back room, you must have placed another figure in the area earlier this round.',
        figure: 'inside',
      },
    ],
  },
  {
    id: 'bonuses',
    title: 'The bonuses',
    paragraphs: [
      { rule: 'bonus/rat', text: 'Rat: place one of your rats on a manhole of yours or on any free manhole in town.' },
      {
        rule: 'gift/must-take',
        text: 'When you get this bonus and have rats in supply, you must place one. If you have none, you may move one from elsewhere, but need not.',
      },
      { rule: 'rat/out-of-play', text: 'Manholes that touch no area in play cannot be used.' },
      { rule: 'bonus/loot', text: 'Crate: take one loot marker from the general supply.' },
      { rule: 'bonus/expel', text: 'Boot: remove one rival rat from any manhole.' },
      { rule: 'bonus/point', text: 'Star: the tile is worth one more point at the end.', figure: 'bonuses' },
      { rule: 'bonus/lapses', text: 'A bonus that you cannot use is lost.' },
    ],
  },
  {
    id: 'outside',
    title: 'A henchman on the prowl',
    paragraphs: [
      {
        rule: 'outside/pay',
        text: 'Outside your territory you pay loot markers, as many as you like but at least one, and bribe one rat in this area for each. Then you claim the area.',
      },
      { rule: 'outside/pay-first', text: 'Outside your territory you must make at least one bribe before you stop.' },
      { rule: 'place/no-loot', text: 'Without a loot marker no henchman can go outside.' },
      { rule: 'outside/bribes-only', text: 'You can get loot and set up back rooms at home only.', figure: 'prowl' },
    ],
  },
  {
    id: 'boss',
    title: 'The boss',
    paragraphs: [
      {
        rule: 'boss/must-go-inside',
        text: 'Administration: the boss goes inside your territory and does up to five actions. The conditions for back rooms apply to her too.',
      },
      { rule: 'boss/must-go-outside', text: 'With Invasion or Bribe the boss must be placed outside your territory.' },
      {
        rule: 'boss/invasion',
        text: 'Invasion: the boss goes outside. Choose a manhole of the area, remove all rival rats from it and put two of yours there. Then claim the area.',
      },
      { rule: 'boss/bribe', text: 'Bribe: the boss goes outside and bribes four times without paying. Then claim the area.' },
      {
        rule: 'outside/four-bribes',
        text: 'With the card Bribe you must make all four bribes. Only when your supply is empty may you stop sooner.',
        figure: 'boss',
      },
      {
        rule: 'boss/stays',
        text: 'If your boss is your last figure and her card leaves her no place to go, she stays at home and the turn is lost.',
      },
      { rule: 'stay/can-place', text: 'If you can place a figure, you must.' },
    ],
  },
  {
    id: 'claim',
    title: 'Claiming an area',
    paragraphs: [
      {
        rule: 'claim/power',
        text: 'Your power in an area is the number of your rats on its four manholes, plus one for each of your henchmen there, plus two for your boss.',
      },
      {
        rule: 'claim/singly',
        text: 'You take the area if your power there is higher than that of any single rival. If anyone has as much or more, nothing happens.',
        figure: 'claim',
      },
      {
        rule: 'claim/trophy',
        text: 'If a rival has a back room in the area you take, you wreck it and keep it as a trophy. The rival keeps all tiles already taken; tiles still in the area stay there.',
      },
    ],
  },
  {
    id: 'missions',
    title: 'Missions',
    paragraphs: [
      {
        rule: 'mission/five',
        text: 'When all figures are placed, look at the five missions: most areas, fullest manhole (the most rats on a single one), most manholes with your rats, most back rooms on the board, most loot.',
      },
      { rule: 'mission/not-leading', text: 'Only the player who is ahead can score a mission.' },
      { rule: 'mission/tie', text: 'If two or more players are level at the top of a mission, nobody can score it.' },
      {
        rule: 'mission/one-a-round',
        text: 'You can score one mission per round, with the mission tile of that round: it is worth one point in the first round, five in the last.',
      },
      { rule: 'mission/scored-before', text: 'You can score each mission only once per game.' },
      {
        rule: 'mission/blocked',
        text: 'If you lead a mission that you have scored before, it is blocked for everyone else.',
        figure: 'missions',
      },
      { rule: 'mission/save', text: 'You need not score: a mission you save may be worth more in a later round.' },
      {
        rule: 'round/clean-up',
        text: 'Then all figures go home, the districts are refilled to two loot markers each, and the next player clockwise goes first in the new round.',
      },
    ],
  },
  {
    id: 'end',
    title: 'The end',
    paragraphs: [
      {
        rule: 'end/after-five',
        text: 'After the missions of the fifth round the points are counted. Loot, rats, areas and your own back rooms are worth nothing.',
      },
      { rule: 'end/missions', text: 'Each mission tile is worth the number printed on it.' },
      {
        rule: 'end/chains',
        text: 'Tiles of the same enterprise make a chain: 1, 3, 6 or 10 points for one, two, three or four tiles.',
        figure: 'chains',
      },
      { rule: 'end/symbols', text: 'Each tile with a star is worth one extra point, and each trophy one point.', figure: 'total' },
      {
        rule: 'end/most-points',
        text: 'Whoever has the most points wins. If players are level, whoever has more points from missions wins; if those are level too, it is a draw.',
      },
    ],
  },
  {
    id: 'edition',
    title: 'About this edition',
    paragraphs: [
      {
        text: 'Die Patin is a game by Pim Thunborg (Zoch, 2023). Its board and the list of its tiles are not public: the town, the start areas and the tiles here are our own, based on what is known about the original. Here the first player is drawn at random, and loot and borders never run out. The rest follows the printed rules.',
      },
    ],
  },
  {
    id: 'summary',
    title: 'On one page',
    paragraphs: [
      { text: 'Aim: the most points after five rounds, from missions, chains, stars and trophies. Nothing else counts.' },
      {
        text: 'A round: choose a secret intrigue card, then take four turns, one for each figure. Then missions may be scored, all figures go home, and districts are refilled to two loot markers each.',
      },
      {
        text: 'At home: a henchman has two actions. Bribe a rat, get loot, or set up a back room, which needs another figure of yours there and gives you a tile with its bonus.',
      },
      { text: 'Next door: pay one loot marker for each bribe, at least one, then claim the area.' },
      {
        text: 'The boss: Administration is five actions at home, Invasion clears a manhole next door for two of your rats, Bribe is four free bribes next door.',
      },
      {
        text: 'Bribe a rat: place one of yours on a manhole that is free or yours, or remove a rival one. Two clans never share a manhole.',
      },
      {
        text: 'Power: one for each of your rats on the four manholes, one for each henchman, two for the boss. With more power than any single rival you take the area, and rival back rooms there become trophies.',
      },
      {
        text: 'Missions: most areas, fullest manhole, most manholes, most back rooms, most loot. You may score one per round if you lead it alone, and each only once per game; it is worth the number of the round.',
      },
      { text: 'Chains: 1, 3, 6, 10 points for one to four tiles of an enterprise. Each star and each trophy: 1 point.' },
      { text: 'A tie: points from missions decide; if those are level too, it is a draw.' },
    ],
  },
];
