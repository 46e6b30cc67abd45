export const en = {
  'lesson.town.title': 'A town full of manholes',
  'lesson.town.welcome':
    'Good evening, boss. Two clans want this town: your Raccoons and the Owls. Nobody fights in the street. It is the rats down in the drains that settle who owns what.',
  'lesson.town.home': 'Left Gardens is your home. An area is one of these diamond-shaped blocks; three of them make a district.',
  'lesson.town.manholes':
    'Every area has four manholes, one at each corner. Rats sit on manholes, and each manhole only ever holds the rats of one clan.',
  'lesson.town.rival': 'The Owls live over here. They have already put 3, 2 and 1 rats on manholes of their own.',
  'lesson.town.shared':
    'A rat counts in every area its manhole touches. This manhole touches three areas of the Gardens at once. The ones on the rim touch only your home.',
  'lesson.town.nest': 'Now place your own rats, starting with 3. Put them where they count in more areas than your home alone.',
  'lesson.town.nest.done': 'Well placed. From here your rats count in all three areas of the Gardens.',
  'lesson.town.nest.rim':
    'They would sit safely there, but they would count in fewer areas. Look for the corner in the middle of the Gardens.',
  'lesson.town.aim':
    'You play five rounds. Points come from missions, chains of enterprises and trophies. Areas themselves are worth nothing, but everything else grows out of them.',

  'lesson.inside.title': 'A henchman at home',
  'lesson.inside.figures':
    'Each turn you place one figure: one of three henchmen, or the boss. It goes into your territory or into an area right beside it. Four figures, four turns, and the round is over.',
  'lesson.inside.actions':
    'Inside your territory a henchman does up to two actions: bribe a rat, get loot, set up a back room. You may bribe or get loot twice.',
  'lesson.inside.crates':
    'Every district starts each round with two loot markers. The ones you get are kept up here; outside your territory you pay with them.',
  'lesson.inside.act': 'Place a henchman at home. Then get one loot marker and put one more rat on a manhole of this area.',
  'lesson.inside.act.done': 'A good first evening: loot in your pocket and one more rat down below.',
  'lesson.inside.act.half': 'That uses up the turn, but not as asked: one loot marker and one rat, please.',
  'lesson.inside.act.boss': 'That is the boss. She comes once a round, and her card decides what she may do. Leave her out for now.',
  'lesson.inside.stays': 'The figure stays there until the round ends. That will matter in a moment.',

  'lesson.back-room.title': 'The first back room',
  'lesson.back-room.tiles':
    'The tiles in the areas are shops that would like some protection. This is a claw studio. There are four tiles of every enterprise, and chains of the same kind are worth many points.',
  'lesson.back-room.two':
    'To take a tile you set up a back room. One rule to remember: another of your figures must already have been placed in the area this round. Your first henchman is standing there.',
  'lesson.back-room.bonus':
    'The small disc is the bonus you get at once: place a rat, get a loot marker, or remove a rival rat. Here it is a star: one extra point at the end.',
  'lesson.back-room.build':
    'Place your second henchman at home too, and set up a back room in the claw studio. The other action is up to you.',
  'lesson.back-room.build.done': 'The claw studio works for you now.',
  'lesson.back-room.build.none': 'No back room yet. With a second henchman in the same area you may take the tile.',
  'lesson.back-room.build.boss': 'Not the boss: her card sends her outside this round. A second henchman will do.',
  'lesson.back-room.kept': 'The tile is yours for good, even if somebody takes the area one day. You may have one back room in each area.',

  'lesson.claim.title': 'Moving the border',
  'lesson.claim.outside': 'Now outwards. These two areas are right beside your home: each shares two manholes with it.',
  'lesson.claim.pay':
    'Outside nothing is free. A henchman pays one loot marker for each bribe: place one of your rats, or remove a rival one. You must pay for at least one bribe.',
  'lesson.claim.power':
    'Then you claim the area. Your power there is the number of your rats on its four manholes, plus 1 for each of your henchmen in it. These rats already count.',
  'lesson.claim.take': 'Take one of the two areas: place a henchman, pay for a bribe, then claim.',
  'lesson.claim.take.done': 'Nobody there had as much power as you. The area is yours.',
  'lesson.claim.take.inside': 'That was a turn at home. Place the henchman in an area beside your territory.',
  'lesson.claim.border': 'Your border has moved. Your figures may now act inside the new area, and its neighbours are within reach.',

  'lesson.rivals.title': 'A rival’s area',
  'lesson.rivals.scene':
    'Later in another game: Left Brickyard belongs to the Owls, back room and all. You have 3 loot markers and your last henchman.',
  'lesson.rivals.theirs':
    'Count the Owls’ power: one rat on each of these two manholes, two henchmen, and their boss, who counts as 2. That makes 6.',
  'lesson.rivals.mine':
    'Now count yours: one rat on each of these two manholes, and your boss is already there. That makes 4, and the henchman you place adds 1.',
  'lesson.rivals.tie':
    'A tie is not enough: you need more power than any single rival. Every bribe shifts the balance by one, whether you add a rat or remove one.',
  'lesson.rivals.conquer': 'Take Left Brickyard from the Owls.',
  'lesson.rivals.conquer.done': 'Taken! And their back room with it.',
  'lesson.rivals.conquer.tied': 'A tie, and a tie changes nothing. One more bribe would have done it.',
  'lesson.rivals.conquer.short': 'Not enough power. Count both sides again before you claim.',
  'lesson.rivals.conquer.elsewhere': 'Your last henchman is needed in Left Brickyard.',
  'lesson.rivals.trophy':
    'A rival’s back room that you capture becomes a trophy: 1 point at the end. The one thing nobody can lose is their very last area.',

  'lesson.cards.title': 'What the boss is up to',
  'lesson.cards.round':
    'Every round begins like this: everyone secretly chooses one of three intrigue cards. It says what your boss will do when you place her.',
  'lesson.cards.administration': 'Administration: she stays inside and does up to five actions instead of two. Good for building.',
  'lesson.cards.bribe': 'Bribe: she goes outside and bribes four times without paying, then claims the area.',
  'lesson.cards.invasion':
    'Invasion: she goes outside, clears one whole manhole and puts two of your rats there, then claims the area. Look at this manhole: six of the Owls’ rats in one spot.',
  'lesson.cards.choose': 'Six rats at a stroke: only one of the three cards can do that. Choose it.',
  'lesson.cards.choose.done': 'Nobody sees the card until you place your boss.',
  'lesson.cards.choose.other': 'That card would not remove six rats. Choose the one that clears a whole manhole.',
  'lesson.cards.secret': 'The Owls have chosen too. Left Purple Steps is theirs: 11 rats at the corners, and a back room inside.',
  'lesson.cards.strike': 'Place your boss in Left Purple Steps and send your rats into the manhole where it hurts most.',
  'lesson.cards.strike.done': 'Six rats are gone: 6 power against 5. The area and a trophy are yours.',
  'lesson.cards.strike.elsewhere': 'That removed too few of the Owls’ rats. Clear the manhole with six of them.',
  'lesson.cards.strike.henchman': 'That was a henchman. This is the moment for the boss.',
  'lesson.cards.when':
    'You may place her on any of your four turns. Early on she is a surprise; later you know what the others have done. All three cards are yours again next round.',

  'lesson.missions.title': 'The end of a round',
  'lesson.missions.five':
    'When all figures are placed, you look at the missions: most areas, fullest manhole, most manholes, most back rooms, most loot. Whoever leads a mission alone may score it. You lead these three.',
  'lesson.missions.tie': 'Here you and the Owls are level. In a tie, nobody scores the mission.',
  'lesson.missions.once': 'You scored this one in round 1. Each player can score each mission only once per game.',
  'lesson.missions.worth':
    'You score at most one mission per round, and it is worth the number of the round: 2 points now, 5 in the last round. You may also wait.',
  'lesson.missions.score': 'Five rounds, five missions: if you skip a round, you end up one mission short. Score one of yours.',
  'lesson.missions.score.done': 'Two points, and nobody can take them away.',
  'lesson.missions.score.saved': 'You may wait, but then this round’s points are gone. You lead three missions, so score one.',
  'lesson.missions.block':
    'A fine point for later: whoever leads a mission they have scored before blocks it for everybody else. Leading still pays.',

  'lesson.chains.title': 'What counts in the end',
  'lesson.chains.chain': 'Round 4. You already hold two claw studios and two flower stalls. Tiles of one kind make a chain.',
  'lesson.chains.worth':
    'A chain is worth 1, 3, 6 or 10 points for one, two, three or four tiles. Left Brickyard has a claw studio and a fur barber.',
  'lesson.chains.build':
    'One of your henchmen is already in Left Brickyard. Place the other one there too and take the tile that is worth more to you.',
  'lesson.chains.build.done': 'Three claw studios: 6 points instead of 3, and the star adds one more.',
  'lesson.chains.build.single': 'A first fur barber adds 1 point. The third claw studio adds 3.',
  'lesson.chains.build.none': 'The tile is still there. Set up a back room while two of your figures are in the area.',
  'lesson.chains.end': 'After five rounds you add up missions and chains, plus 1 point for each star and each trophy.',
  'lesson.chains.nothing': 'Loot, rats, areas and your own back rooms are worth nothing at the end. They are tools, so use them in time.',
  'lesson.chains.advice':
    'So: first loot and rats, then areas with the tiles you collect, and one mission every round. Ready for a whole game?',
} as const;
