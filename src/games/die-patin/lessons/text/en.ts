export const en = {
  'lesson.town.title': 'A town full of manholes',
  'lesson.town.welcome':
    'Good evening, boss lady. Two clans want this town: your Raccoons and the Owls. Nobody fights in the street. The rats down in the drains settle who owns what.',
  'lesson.town.home': 'The Left Gardens are your home. An area is one of these diamond-shaped blocks; three of them make a district.',
  'lesson.town.manholes':
    'Every area has four manholes, one at each corner. Rats sit on manholes, and a manhole only ever holds the rats of one clan.',
  'lesson.town.rival': 'Over here live the Owls. They have already put 3, 2 and 1 rats on manholes of their own.',
  'lesson.town.shared':
    'A rat counts in every area its manhole touches. This one touches three areas of the Gardens at once. The ones on the rim only touch your home.',
  'lesson.town.nest': 'Now your nests: 3 rats first. Put them where they count for more than your home alone.',
  'lesson.town.nest.done': 'Well nested. From here your rats look into all three areas of the Gardens.',
  'lesson.town.nest.rim': 'They would sit safely there, but they count in fewer areas. Look for the corner in the middle of the Gardens.',
  'lesson.town.aim':
    'Five rounds are played. Points come from missions, from chains of enterprises and from trophies. Areas themselves are worth nothing, but all the rest grows on them.',

  'lesson.inside.title': 'A henchman at home',
  'lesson.inside.figures':
    'Each turn you place one figure: one of three henchmen, or the boss lady. It goes into your territory or into an area right beside it. Four figures, four turns, and the round is over.',
  'lesson.inside.actions':
    'Inside your territory a henchman does up to two actions: bribe a rat, get loot, set up a back room. The same one twice is fine too.',
  'lesson.inside.crates':
    'Every district starts each round with two loot markers. The ones you take are kept up here; outside, you pay with them.',
  'lesson.inside.act': 'Place a henchman at home. Then take one loot marker and put one more rat on a manhole of this area.',
  'lesson.inside.act.done': 'A good first evening: money in your pocket and one more rat down below.',
  'lesson.inside.act.half': 'That uses the turn, but not as asked: one loot marker and one rat, please.',
  'lesson.inside.act.boss':
    'That is the boss lady. She comes once a round, and her card decides what she may do. Leave her at home for now.',
  'lesson.inside.stays': 'The figure stays put until the round ends. That matters in a moment.',

  'lesson.back-room.title': 'The first back room',
  'lesson.back-room.tiles':
    'The tiles in the areas are shops that would like some protection. This is a claw studio. There are four tiles of every enterprise, and chains of the same kind are worth many points.',
  'lesson.back-room.two':
    'To take a tile you set up a back room. One rule to remember: another of your figures must already have been placed in the area this round. Your first henchman is standing there.',
  'lesson.back-room.bonus':
    'The small disc is the bonus you get at once: place a rat, take a loot marker, remove a rival rat, or, as here, one extra point at the end.',
  'lesson.back-room.build':
    'Place your second henchman at home too and set up a back room in the claw studio. The other action is yours to choose.',
  'lesson.back-room.build.done': 'The claw studio works for you now.',
  'lesson.back-room.build.none': 'No back room yet. With the second henchman in the same area you may take the tile.',
  'lesson.back-room.build.boss': 'Not the boss lady: her card sends her outside this round. A second henchman will do.',
  'lesson.back-room.kept': 'The tile is yours for good, even if somebody takes the area one day. You may have one back room in each area.',

  'lesson.claim.title': 'Moving the border',
  'lesson.claim.outside': 'Now outwards. These two areas are right beside your home: they share two manholes with it.',
  'lesson.claim.pay':
    'Outside nothing is free. A henchman pays one loot marker for each bribe: put down one of your rats, or remove one of somebody else’s. At least one must be paid.',
  'lesson.claim.power':
    'Then the area is claimed. Your power there: all your rats on its four manholes, plus 1 for each of your henchmen in it. These rats already count.',
  'lesson.claim.take': 'Take one of the two areas: place a henchman, pay for a bribe, then claim.',
  'lesson.claim.take.done': 'Nobody there had as much power as you. The area is yours.',
  'lesson.claim.take.inside': 'That was a turn at home. Place the henchman in an area beside your territory.',
  'lesson.claim.border': 'Your border has moved. Your figures may now act inside the new area, and its neighbours are within reach.',

  'lesson.rivals.title': 'Somebody else’s area',
  'lesson.rivals.scene':
    'Later in another game: the Left Brickyard belongs to the Owls, back room and all. You have 3 loot markers and your last henchman.',
  'lesson.rivals.theirs':
    'Count the Owls: one rat on each of these two manholes, two henchmen, and their boss, who counts 2. That makes 6.',
  'lesson.rivals.mine':
    'Now you: one rat on each of these two manholes, and your boss is there already. That makes 4, and the henchman you place adds 1.',
  'lesson.rivals.tie':
    'A tie is not enough: you need more than any single rival. Every bribe shifts the balance by one, whether you add a rat or remove one.',
  'lesson.rivals.conquer': 'Take the Left Brickyard from the Owls.',
  'lesson.rivals.conquer.done': 'Taken! And their back room with it.',
  'lesson.rivals.conquer.tied': 'A tie, and a tie changes nothing. One more bribe would have done it.',
  'lesson.rivals.conquer.short': 'Not enough power. Count both sides again before you claim.',
  'lesson.rivals.conquer.elsewhere': 'Your last henchman is needed in the Left Brickyard.',
  'lesson.rivals.trophy':
    'A rival’s back room you capture becomes a trophy: 1 point at the end. One thing nobody can lose is their very last area.',

  'lesson.cards.title': 'What the boss lady is up to',
  'lesson.cards.round':
    'Every round begins like this: everyone secretly chooses one of three intrigue cards. It says what your boss lady will do when you place her.',
  'lesson.cards.administration': 'Administration: she stays inside and does up to five actions instead of two. Good for building.',
  'lesson.cards.bribe': 'Bribe: she goes outside and bribes four times without paying, then claims the area.',
  'lesson.cards.invasion':
    'Invasion: she goes outside, clears one whole manhole and puts two of your rats there, then claims the area. Look at this manhole: six Owl rats on a single spot.',
  'lesson.cards.choose': 'Six rats at a stroke: that calls for one of the three cards. Choose it.',
  'lesson.cards.choose.done': 'Nobody sees it until you place her.',
  'lesson.cards.choose.other': 'That card would not shift six rats. One of them clears a whole manhole.',
  'lesson.cards.secret': 'The Owls have chosen too. The Left Purple Steps are theirs: 11 rats around them, and a back room inside.',
  'lesson.cards.strike': 'Place your boss lady in the Left Purple Steps and send your rats into the manhole where it hurts most.',
  'lesson.cards.strike.done': 'Six rats gone, 6 power against 5. The area and a trophy are yours.',
  'lesson.cards.strike.elsewhere': 'That removed too few Owl rats. Clear the manhole with six of them.',
  'lesson.cards.strike.henchman': 'That was a henchman. This is the moment for the boss lady.',
  'lesson.cards.when':
    'She may come on any of your four turns. Early on she is a surprise; later you know what the others have done. All three cards are yours again next round.',

  'lesson.missions.title': 'The end of a round',
  'lesson.missions.five':
    'When all figures are placed, the missions count: most areas, most rats on one manhole, most manholes, most back rooms, most loot. Whoever leads alone may score. You lead in these three.',
  'lesson.missions.tie': 'Here you and the Owls are level. A tie means nobody scores it.',
  'lesson.missions.once': 'You scored this one in round 1. Each player can score each mission only once a game.',
  'lesson.missions.worth':
    'You score at most one mission a round, and it is worth the number of the round: now 2 points, in the last round 5. You may also wait.',
  'lesson.missions.score': 'Five rounds, five missions: skip a round, and you end up one mission short. Score one of yours.',
  'lesson.missions.score.done': 'Two points, safe for ever.',
  'lesson.missions.score.saved': 'Saving is allowed, but then this round’s points are gone. You lead in three missions, so take one.',
  'lesson.missions.block':
    'A fine point for later: whoever leads a mission they have scored before blocks it for everybody else. Leading still pays.',

  'lesson.chains.title': 'What counts in the end',
  'lesson.chains.chain': 'Round 4. You already hold two claw studios and two flower stalls. Two tiles of a kind make a chain.',
  'lesson.chains.worth':
    'A chain is worth 1, 3, 6 or 10 points for one, two, three or four tiles. The Left Brickyard has a claw studio and a fur barber.',
  'lesson.chains.build':
    'One of your henchmen is in the Left Brickyard already. Place the other one there too and take the tile that is worth more.',
  'lesson.chains.build.done': 'Three claw studios: 6 points instead of 3, and the symbol adds one more.',
  'lesson.chains.build.single': 'A first fur barber is worth 1 point. The third claw studio is worth 3.',
  'lesson.chains.build.none': 'The tile is still lying there. Set up a back room while two of your figures are in the area.',
  'lesson.chains.end': 'After five rounds you add up missions, chains, and 1 point for each extra-point symbol and each trophy.',
  'lesson.chains.nothing': 'Loot, rats, areas and your own back rooms are worth nothing at the end. They are tools. Spend them in time.',
  'lesson.chains.advice':
    'So: early on loot and rats, then areas with the tiles you collect, and one mission every round. Ready for a whole game?',
} as const;
