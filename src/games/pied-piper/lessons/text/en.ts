export const en = {
  'lesson.houses.title': 'Rats in the house',
  'lesson.houses.welcome':
    'Welcome to Hamelin! The town is overrun with rats. Nobody can get rid of them – but you can send them on to the neighbours.',
  'lesson.houses.mine': 'This is your house, with the red gable. The marker shows how full of rats it is: two storeys so far.',
  'lesson.houses.rats':
    'Rats stand in the lanes between the houses and run the way the arrows point. When a rat runs through a house, the house fills up by one storey.',
  'lesson.houses.aim':
    'When a house is full up to the roof, its people flee the town. When only two players are left, the one with fewer rats in the house wins.',
  'lesson.houses.row': 'The row down here decides who runs. Each figure card stands for one figure in the town.',
  'lesson.houses.hand':
    'These are your action cards. Each turn you play two of them, under two different figures. They say how far a figure runs: one house forward, two forward, one back, or through the sewer.',
  'lesson.houses.second':
    'Once you have played your cards, any figure that has two of them runs. The red rat already has one: give it a second, and off it goes – the older card first.',
  'lesson.houses.drive':
    'Now you: give the red rat its second card so that it runs through other houses but not through yours. Your other card goes under any other figure.',
  'lesson.houses.drive.done': 'Off it goes, into the neighbours’ houses! Yours is no fuller than before.',
  'lesson.houses.drive.own': 'That sent a rat through your own house. Count the houses in the red rat’s path: it must stop before yours.',
  'lesson.houses.drive.still': 'No house has filled up, because no rat has run. Put one of your cards under the red rat.',
  'lesson.sewer.title': 'Above and below ground',
  'lesson.sewer.ways':
    'Moving forward, a rat runs through the house in front; moving back, through the house behind. Either way the house fills up.',
  'lesson.sewer.under':
    'Only the sewer is harmless: the figure slips past the house below ground, and the marker stays where it is. The yellow rat has a sewer card.',
  'lesson.sewer.special':
    '“+1” and “melody” only work together with a normal card: “+1” makes it one house longer, “melody” takes along everyone in the lane.',
  'lesson.sewer.door':
    'Bad news: the yellow rat stands right at your door. Good news: its first card is the sewer, and the card played first is carried out first.',
  'lesson.sewer.past': 'Let the yellow rat slip past your house and run through a neighbour’s instead.',
  'lesson.sewer.past.done': 'Not a squeak in your house – and one more rat next door.',
  'lesson.sewer.past.own':
    'After the sewer the rat stood on the far side of your house, and your card sent it back through. Send it forward instead.',
  'lesson.sewer.past.still': 'No house has filled up. The yellow rat needs a normal card that takes it further.',
  'lesson.piper.title': 'The piper',
  'lesson.piper.plays':
    'And here is the piper. He moves by the same cards as the rats, but every house he walks through empties by one storey.',
  'lesson.piper.waits': 'He stands at your door, with a “1 forward” already under him. He only needs a second card.',
  'lesson.piper.twice': 'Let the piper take two storeys of rats out of your house in a single turn.',
  'lesson.piper.twice.done': 'There and back again! He came through your house twice, and two storeys are empty.',
  'lesson.piper.twice.once': 'One storey is empty, but he walked on to the next house. Which card brings him back through yours?',
  'lesson.piper.twice.not-yet': 'Your house is as full as before. Put the right card under the piper.',
  'lesson.piper.others': 'Others want the piper too. If you cannot have him yourself, try to keep him out of their houses.',
  'lesson.roof.title': 'Up to the roof',
  'lesson.roof.full': 'This house is full up to the seventh storey. One more rat, and its people must flee the town.',
  'lesson.roof.winner':
    'Three players sit at this table. If one flees, two are left and the game is over: the one with fewer rats wins. That would be you: five storeys against six.',
  'lesson.roof.win': 'The red rat stands right in front of the full house, with a “1 forward” already under it. End the game!',
  'lesson.roof.win.done': 'Full house! You have fewer rats than the other player who is left, and the game is yours.',
  'lesson.roof.win.still': 'Nobody has fled. Give the red rat its second card: the first one sends it through the full house.',
  'lesson.roof.win.lost': 'Somebody has fled, but at the wrong moment: the lower marker was not yours.',
  'lesson.good-turn.title': 'A good turn',
  'lesson.good-turn.look':
    'Two cards are waiting: one under the red rat, one under the piper. Both figures stand at your door. Whoever adds a second card first decides where they go.',
  'lesson.good-turn.think': 'So ask yourself: What can hurt me next? What can I use now? And what do I leave for the neighbours?',
  'lesson.good-turn.choose': 'Play a good turn. There is more than one; I judge by looking ahead.',
  'lesson.good-turn.choose.done': 'Well played! Hamelin could use more people like you.',
  'lesson.good-turn.two':
    'In your first game there are two of you, with an uninhabited house between you on either side. Rats may come and go there as they like. Good luck!',
} as const;
