export const en = {
  'lesson.first-strips.title': 'The first strips',
  'lesson.first-strips.welcome':
    'Welcome to the storeroom! Two spice merchants share it: you are Red, the other is Green. Whoever arranges their own spices better wins.',
  'lesson.first-strips.spices':
    'Everything is stored on strips of three squares. This one shows a chili, and chili is yours – like paprika, saffron and sumac. All your spices are red.',
  'lesson.first-strips.rival': 'Green has laid these two. Basil and mint belong to Green, and so do dill and sage.',
  'lesson.first-strips.groups':
    'Bring the same spice together, side by side, and you score: 1 point for two, 2 points for three or more. One chili is on the table, and another is on one of your strips.',
  'lesson.first-strips.tray': 'Two strips are turned over for you. You will lay both of them this turn, in whichever order you like.',
  'lesson.first-strips.pair':
    'Now you: pick the strip with the chili, rotate it if you like, and lay it so that the two chilies touch along a side.',
  'lesson.first-strips.pair.done': 'Well laid! Two chilies side by side: your first point.',
  'lesson.first-strips.pair.apart':
    'You may lay the strip there, but no matching spices meet. A chili must share a whole side with the other chili.',
  'lesson.first-strips.pair.theirs': 'Careful: that scores for Green. Points always go to the colour of the spice.',
  'lesson.first-strips.rest':
    'Your points are counted here. The second strip follows in the same way, and then it is Green’s turn. That is almost the whole game – but there are rats about.',
  'lesson.points.title': 'Points for whom?',
  'lesson.points.now': 'A few turns later: you have your pair of chilies, and Green has a point as well. How did that happen?',
  'lesson.points.mints': 'Here two mints meet. A pair of mints is a point for Green.',
  'lesson.points.owner':
    'Points always go to the owner of the colour, whoever lays the strip. So look before you lay: a strip of yours can score for Green.',
  'lesson.points.grow': 'A group that grows scores again. Add a third chili to these two, and you get 2 points for a group of three.',
  'lesson.points.each': 'Every strip is scored as soon as it is laid. Two strips mean two chances to score in a single turn.',
  'lesson.points.three': 'Lay both strips and collect 3 points in this turn: 2 for the chilies, 1 for the saffron.',
  'lesson.points.three.done': 'Three points in one turn – that is how merchants get rich!',
  'lesson.points.three.few':
    'Both strips are down, but you scored fewer than 3 points. Bring the third chili to its pair, and the saffron to the other saffron.',
  'lesson.on-top.title': 'On top of things',
  'lesson.on-top.cover':
    'Two of Green’s mints are side by side. You cannot take them away – but you can cover them. What is covered no longer counts.',
  'lesson.on-top.flat': 'A strip may lie on others if it lies flat: all three squares equally high, nothing hanging in the air.',
  'lesson.on-top.two': 'It must also rest on at least two strips, never exactly on one. This one would rest on three.',
  'lesson.on-top.break': 'Your turn: cover one of Green’s mints to break the pair.',
  'lesson.on-top.break.done': 'Gone! The mints no longer meet, and at the end they will score nothing for Green.',
  'lesson.on-top.break.elsewhere': 'That is allowed, but both mints are still in sight. Cover one of them.',
  'lesson.on-top.break.beside': 'That is beside them. To cover a mint, lay the strip right across it, resting on several strips.',
  'lesson.on-top.again':
    'Careful when covering: if two or more squares of a group stay side by side in sight, they score once more – for their owner.',
  'lesson.rats.title': 'Rats!',
  'lesson.rats.seen': 'The spices have company. Two of the rats in sight wear red: those are yours, and you are not proud of them.',
  'lesson.rats.limit':
    'Here you can see how many of your rats are in sight. Three of them at the end of your own turn, and you lose on the spot – whatever your points.',
  'lesson.rats.third': 'Now look at your strips: one of them brings a third rat, and you must lay both.',
  'lesson.rats.hide':
    'Lay both strips so that fewer than three of your rats are in sight at the end. Covering a rat works just like covering a mint.',
  'lesson.rats.hide.done': 'Phew! Only two rats in sight. Nobody can see the others.',
  'lesson.rats.hide.lost': 'Three red rats in sight at the end of your turn: the game would be lost. Cover one of them with a strip.',
  'lesson.rats.theirs':
    'It works the other way round too: cover Green’s spices rather than Green’s rats, and soon Green will be chasing rats instead of points.',
  'lesson.good-turn.title': 'A good turn',
  'lesson.good-turn.end':
    'After 42 strips the storeroom is full. Then every group in sight scores once more, for both sides, and whoever has more points wins.',
  'lesson.good-turn.lasting':
    'So a group pays twice if it lasts until the end. Early on, make your groups grow; late in the game, cover your opponent’s.',
  'lesson.good-turn.weigh': 'Before you lay, ask yourself three things: What do I get? What does Green get? Where do my rats end up?',
  'lesson.good-turn.choose': 'Now lay both strips as well as you can. There is more than one good way; I judge by looking ahead.',
  'lesson.good-turn.choose.done': 'A turn to be proud of. You are ready for a whole game!',
} as const;
