import type { RulePage } from '../../../../core/registry.ts';

export const rules: RulePage = [
  {
    id: 'minute',
    title: 'In a minute',
    paragraphs: [
      { text: 'You run a clan in Beasty Town. Your territory is the areas inside your borders; at first it is your start area.' },
      {
        text: 'Each round has four turns, and each turn places one figure: at home it earns you two actions (bribe a rat, get loot, set up a back room); next door you spend loot to bribe rats and then claim the area. You win it if you have more power there than anyone else: one for each rat on its four manholes, one for each henchman, two for the boss.',
      },
      {
        text: 'Your boss has a secret card for the round. After each round you may score one mission you lead. After five rounds missions, chains of enterprises and trophies count – nothing else.',
      },
      { text: 'Your first round: place a henchman at home twice: loot first, then a back room.' },
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
        text: 'Borders mark whose an area is. All the areas inside your borders are your territory. It need not hang together: conquests elsewhere in town belong to it too.',
      },
      {
        rule: 'setup/districts',
        text: 'With five players the whole town is in play. With four Lantern Square is left out, with three also Fog Lane, with two also the Harbour and the Corn Market.',
      },
      {
        rule: 'setup/clan',
        text: 'Everybody has a boss, three henchmen, 30 rats, ten back rooms, three intrigue cards and one mission tile for each round.',
        figure: 'pieces',
      },
      { rule: 'setup/loot', text: 'Two loot markers lie in every district in play.' },
      {
        rule: 'setup/enterprises',
        text: 'There are nine enterprises with four tiles each, one for each bonus. With four players one enterprise stays in the box, with three players three, with two players five. Which ones is decided at random, or by the first player if the host wants it so.',
      },
      { rule: 'remove/gone', text: 'Each enterprise is left out once only.' },
      {
        rule: 'setup/tiles',
        text: 'Every start area gets one tile, every other area one or two, and never two of the same enterprise.',
      },
      {
        rule: 'setup/home',
        text: 'A random draw decides who goes first. In turn you choose a start area – your first territory – and put three rats on one of its manholes, two on another and one on a third. The fourth stays empty.',
      },
      { rule: 'home/not-a-start-area', text: 'The start areas are marked; there are as many as players.' },
      { rule: 'home/taken', text: 'Each can be chosen only once.' },
      { rule: 'nest/not-here', text: 'The rats go on manholes of that area.' },
      { rule: 'nest/occupied', text: 'Each of the three groups has a manhole of its own.', figure: 'setup' },
    ],
  },
  {
    id: 'round',
    title: 'A round',
    paragraphs: [
      {
        rule: 'round/intrigue',
        text: 'First everybody secretly chooses one of three intrigue cards and puts it under the boss. All three can be chosen again in every round.',
      },
      {
        rule: 'round/five',
        text: 'Then you take turns, four each, clockwise from the first player of this round. In a turn you place one figure.',
      },
      { rule: 'place/no-henchman-left', text: 'You have three henchmen a round.' },
      { rule: 'place/boss-placed', text: 'And you place your boss once a round.' },
      {
        rule: 'place/not-adjacent',
        text: 'A figure goes into your territory or into an area right beside it, one that shares two manholes with one of your areas. The same goes for the boss.',
      },
      { rule: 'place/out-of-play', text: 'Districts that are out of play cannot be entered.' },
      {
        rule: 'place/last-area',
        text: 'Everybody keeps at least one area: where a rival has only one left, no figure may be placed.',
        figure: 'places',
      },
      { rule: 'round/figures-stay', text: 'Figures stay until the end of the round and add to your power there.' },
      { rule: 'round/secret', text: 'Your card remains secret until you place your boss, on whichever of your turns.' },
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
        text: 'Bribe a rat: put one of your rats on a manhole of this area, or remove one rat of a rival from one.',
      },
      { rule: 'rat/not-here', text: 'Only the manholes of this area count.' },
      { rule: 'expel/no-foreign-rat', text: 'You remove rats of rivals, never your own.' },
      {
        rule: 'rat/foreign',
        text: 'Only rats of one clan can sit on a manhole. All rival rats must be gone before yours can move in. Rats that leave go back to their owner’s supply.',
      },
      {
        rule: 'rat/lift',
        text: 'If your supply is empty, you may lift a rat from another manhole of yours instead.',
      },
      { rule: 'lift/not-yours', text: 'Rats of yours must sit there.' },
      { rule: 'lift/same-manhole', text: 'And it must be a different manhole from the one the rat goes to.' },
      { rule: 'rat/none-to-lift', text: 'If you have none elsewhere either, no rat can come.' },
      { rule: 'loot/none-left', text: 'Get loot: take one marker from this district, as long as there is one.' },
      {
        rule: 'room/set-up',
        text: 'Set up a back room: put one into the area, take one of the tiles that lie there, and use its bonus at once.',
      },
      { rule: 'room/no-tile', text: 'A tile must be left in the area.' },
      { rule: 'room/not-this-tile', text: 'You take one that lies there, no other.' },
      { rule: 'room/already-here', text: 'You never have two back rooms in one area.' },
      { rule: 'room/none-in-stock', text: 'When your ten back rooms are used up, there are no more.' },
      {
        rule: 'room/no-other-figure',
        text: 'And you must have placed another figure there earlier this round.',
        figure: 'inside',
      },
    ],
  },
  {
    id: 'bonuses',
    title: 'The bonuses',
    paragraphs: [
      { rule: 'bonus/rat', text: 'Rat: place one of your rats on a manhole of yours or on any free manhole in town.' },
      { rule: 'gift/must-take', text: 'If you have rats in supply you must place one. Lifting one from elsewhere for it is up to you.' },
      { rule: 'rat/out-of-play', text: 'Manholes that touch no area in play do not count.' },
      { rule: 'bonus/loot', text: 'Crate: take one loot marker from the general supply.' },
      { rule: 'bonus/expel', text: 'Boot: remove one rat of a rival from any manhole.' },
      { rule: 'bonus/point', text: 'Star: the tile is worth one more point at the end.' },
      { rule: 'bonus/lapses', text: 'A bonus that you cannot use is lost.' },
    ],
  },
  {
    id: 'outside',
    title: 'A henchman on the prowl',
    paragraphs: [
      {
        rule: 'outside/pay',
        text: 'Outside your territory you pay loot, as much as you like but at least one, and bribe a rat in this area for each. Then you claim the area.',
      },
      { rule: 'outside/pay-first', text: 'You cannot stop before the first bribe.' },
      { rule: 'place/no-loot', text: 'Without loot no henchman can go outside.' },
      { rule: 'outside/bribes-only', text: 'Taking loot and setting up back rooms is possible at home only.', figure: 'prowl' },
    ],
  },
  {
    id: 'boss',
    title: 'The boss',
    paragraphs: [
      {
        rule: 'boss/must-go-inside',
        text: 'Administration: the boss goes inside and does up to five actions. The conditions for back rooms apply to her too.',
      },
      { rule: 'boss/must-go-outside', text: 'With the other two cards she may not be placed inside.' },
      {
        rule: 'boss/invasion',
        text: 'Invasion: she goes outside. Choose a manhole of the area, remove all rival rats from it and put two of yours there. Then claim the area.',
      },
      { rule: 'boss/bribe', text: 'Bribe: she goes outside and bribes four times without paying. Then claim the area.' },
      {
        rule: 'outside/four-bribes',
        text: 'It is four bribes, no fewer. Only when your supply is empty may you stop sooner.',
        figure: 'boss',
      },
      {
        rule: 'boss/stays',
        text: 'If her card leaves her no place and she is your last figure, she stays at home and the turn is lost.',
      },
      { rule: 'stay/can-place', text: 'Whoever can place a figure must do so.' },
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
        text: 'If a rival’s back room is there, you wreck it and keep it as a trophy. The rival keeps all tiles; tiles still lying in the area stay there.',
      },
    ],
  },
  {
    id: 'missions',
    title: 'Missions',
    paragraphs: [
      {
        rule: 'mission/five',
        text: 'When all figures are placed, look at five missions: most areas, most rats on one manhole, most manholes with your rats, most back rooms on the board, most loot.',
      },
      { rule: 'mission/not-leading', text: 'Only the player who is ahead can score a mission.' },
      { rule: 'mission/tie', text: 'If two or more are level at the top, nobody can score it.' },
      {
        rule: 'mission/one-a-round',
        text: 'You can score one mission a round, with the tile of this round: one point in the first round, five in the last.',
      },
      { rule: 'mission/scored-before', text: 'You can score each mission only once per game.' },
      {
        rule: 'mission/blocked',
        text: 'If you lead in one that you have scored before, it is blocked for all others.',
        figure: 'missions',
      },
      { rule: 'mission/save', text: 'You need not score: a mission saved may bring more in a later round.' },
      {
        rule: 'round/clean-up',
        text: 'Then all figures go home, the districts are refilled to two loot markers, and the next player clockwise goes first in the new round.',
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
        text: 'Whoever has the most points wins. If they are level, the most points from missions decide; if those are level too, it is a draw.',
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
        text: 'A round: choose a secret intrigue card, then take four turns, one for each figure. Then missions; then all figures go home and districts are refilled to two loot markers.',
      },
      {
        text: 'At home: a henchman has two actions. Bribe a rat, get loot, or set up a back room; the last needs another figure of yours there and gives you a tile with its bonus.',
      },
      { text: 'Next door: pay one loot marker for each bribe, at least one, then claim the area.' },
      {
        text: 'The boss: Administration is five actions at home, Invasion clears a manhole next door for two of your rats, Bribe is four free bribes next door.',
      },
      { text: 'Bribe a rat: place one of yours on a free manhole or one of yours, or remove a rival’s. Two clans never share a manhole.' },
      {
        text: 'Power: one for each of your rats on the four manholes, one for each henchman, two for the boss. More than any single rival, and the area is yours; rival back rooms there become trophies.',
      },
      {
        text: 'Missions: most areas, most rats on one manhole, most manholes, most back rooms, most loot. One a round, alone in the lead, each once; it is worth the number of the round.',
      },
      { text: 'Chains: 1, 3, 6, 10 points for one to four tiles of an enterprise. Each star and each trophy: 1 point.' },
      { text: 'A tie: points from missions decide, then it is a draw.' },
    ],
  },
];
