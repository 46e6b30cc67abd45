export const en = {
  'lesson.first-strips.title': 'The first strips',
  'lesson.first-strips.welcome':
    'Welcome to the storeroom! Two spice merchants share it: you are Red, the other is Green. Whoever arranges their own spices better wins.',
  'lesson.first-strips.spices':
    'Everything is stored on strips of three squares. This one shows a chili, and chili is yours – like paprika, saffron and sumac. All your spices are red.',
  'lesson.first-strips.rival': 'Green has laid these two. Basil and mint belong to Green, and so do dill and sage.',
  'lesson.first-strips.groups':
    'Bring the same spice together, side by side, and you score: 1 point for two, 2 points for three or more. One chili is on the table, another is waiting.',
  'lesson.first-strips.tray': 'Two strips are turned over for you. You will lay both of them this turn, in the order you like.',
  'lesson.first-strips.pair':
    'Now you: pick the strip with the chili, rotate it if you like, and place it so that the two chilies touch along a side.',
  'lesson.first-strips.pair.done': 'Well laid! Two chilies side by side: your first point.',
  'lesson.first-strips.pair.apart':
    'It may lie there, but no two of your spices meet. A chili must share a whole side with the other chili.',
  'lesson.first-strips.pair.theirs': 'Careful: that scores for Green. Points always go to the colour of the spice.',
  'lesson.first-strips.rest':
    'Your points are counted here. The second strip follows in the same way, and then it is Green’s turn. That is almost the whole game – but there are rats about.',
} as const;
