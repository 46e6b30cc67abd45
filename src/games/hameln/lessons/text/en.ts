export const en = {
  'lesson.town.title': 'A house in Hamelin',
  'lesson.town.welcome':
    'Welcome to Hamelin! Three families make their fortune here. There is plenty to eat, and word has got round – among the rats.',
  'lesson.town.houses':
    'This is a house. It has room for one man and one woman, from two different families. The number is its price, and its points at the end.',
  'lesson.town.circles':
    'Round every house there are circles. That is where rats settle, one on each circle. Most circles belong to two or three houses at once.',
  'lesson.town.market': 'The butcheries stand round the market. These three are the start houses. You are Red and go first.',
  'lesson.town.settle': 'Put your first man into one of the start houses.',
  'lesson.town.settle.done': 'You have moved in. A woman from another family will share the house.',
  'lesson.town.woman':
    'Now everyone has settled: your man lives in the Fifth Butchery with Blue’s woman, your woman in the Third Butchery with Green’s man.',
  'lesson.town.aim':
    'The piper comes three times; then the points are counted: above all for the houses your family lives in, but also for money, influence, traps and the cat. Overrun houses and lost children cost you.',

  'lesson.men.title': 'Men at work',
  'lesson.men.actions': 'On your turn you do exactly one of four things: men at work, women at work, weddings, or selling goods.',
  'lesson.men.work':
    'Men at work: choose one or more houses where a man of yours lives. A bakery then makes bread, a dairy cheese, a brewery beer, a butchery meat: one cube for the man’s family.',
  'lesson.men.both':
    'When a house works, both residents get something. The woman’s family gets a child. Here that is Blue, like it or not.',
  'lesson.men.rats':
    'Work attracts rats: as many as the house’s disc shows, three at a butchery. You alone choose on which free circles round that house they settle.',
  'lesson.men.do': 'Let your man work in the Fifth Butchery and place the three rats.',
  'lesson.men.do.done': 'A cube of meat for you, a child for Blue, three rats for the town.',
  'lesson.men.do.other': 'That is another action. Choose men at work, then the Fifth Butchery.',
  'lesson.men.after':
    'One circle is still free here. When all are covered, the house is overrun: nobody works there, and it scores nothing. So put rats where they bother others more than you.',

  'lesson.women.title': 'Women at work',
  'lesson.women.children':
    'A round later. Women at work bring you children: your woman in the Third Butchery sends one to the parish hall.',
  'lesson.women.draw':
    'A cube drawn from the bag decides whether the child is a boy or a girl; there are four of each. The man in the house earns his goods all the same.',
  'lesson.women.danger': 'Three of the four circles here are covered already. If the house works once more, the last one will be too.',
  'lesson.women.do': 'A child is worth it. Let your woman work in the Third Butchery.',
  'lesson.women.do.done': 'A child for the hall, and meat for Green.',
  'lesson.women.do.other': 'That brings you no child this time. Choose women at work.',
  'lesson.women.overrun':
    'And now the house is overrun. A king rat sits down in front of it, one of the four that were waiting up here. Keep an eye on how many are left.',

  'lesson.sell.title': 'To market',
  'lesson.sell.goods': 'You have two cubes of meat. Money comes from selling goods, as many as you like in one turn.',
  'lesson.sell.prices': 'Meat brings 4 florins, beer 3, cheese 2, bread 1. The price never changes.',
  'lesson.sell.traps':
    'Any cube can be swapped for a trap instead. Traps are worth 1 to 3, and only you see which. At the end the highest total scores 3 points.',
  'lesson.sell.do': 'Soon there will be things to buy. Turn both cubes into florins.',
  'lesson.sell.do.done': 'Eight florins. A good day at the market.',
  'lesson.sell.do.trap': 'A trap is fine too, but now we want money: sell both cubes for florins.',
  'lesson.sell.do.less': 'You have more to sell. Put both cubes on the stall.',
  'lesson.sell.do.other': 'Choose “Sell goods” this time.',
  'lesson.sell.purse': 'Money is not just for spending: at the end the fullest purse scores 5 points, the next 3, the third 1.',

  'lesson.weddings.title': 'A good match',
  'lesson.weddings.hall': 'Another game. The children of all the families wait in the parish hall. This daughter is yours.',
  'lesson.weddings.pays':
    'Hold weddings to marry your children into other families, who are not asked. You choose the house, and the groom’s family pays. Blue has a son and 8 florins.',
  'lesson.weddings.points':
    'Any empty house will do. Both families score its price in points at the end. These two houses also move both families up the ladder of influence.',
  'lesson.weddings.do': 'Marry your daughter to Blue’s son, and choose a house worth at least 5. Blue pays.',
  'lesson.weddings.do.done': 'A fine house, and it did not cost you a florin.',
  'lesson.weddings.do.cheap': 'A modest home. Blue has 8 florins, so aim higher.',
  'lesson.weddings.do.other': 'Choose weddings: the match will not wait for ever.',
  'lesson.weddings.influence':
    'Influence breaks every tie, and the turn order follows the ladder after every round. When your own sons marry, you pay, so wait until your purse is full.',

  'lesson.kings.title': 'King rats and the cat',
  'lesson.kings.overrun':
    'Back in our first game, after the sale. The Third Butchery is overrun: no work and no points as long as all its circles are covered.',
  'lesson.kings.kings':
    'Every house that is overrun takes one king rat from here. When the last one goes, the piper comes and the phase ends.',
  'lesson.kings.optional': 'After your action you may do one more thing: buy the cat, buy influence, or bribe the piper.',
  'lesson.kings.do': 'The cat costs 4 florins and catches a rat at once. Buy her and free the Third Butchery.',
  'lesson.kings.do.done': 'One rat fewer is enough: the house is free.',
  'lesson.kings.do.elsewhere': 'Caught, but your house is still overrun. Catch a rat on one of its four circles.',
  'lesson.kings.do.none': 'That leaves the house overrun. Buy the cat.',
  'lesson.kings.back':
    'Its king rat goes back to the others, so the phase lasts longer. Whoever owns the cat at the end scores 1 point, but anyone may buy her from you.',

  'lesson.piper.title': 'The piper comes',
  'lesson.piper.last': 'Only one king rat is left. One more overrun house, and the piper is at the gate.',
  'lesson.piper.cleans':
    'He stands on the yellow space, so he clears the rats from that quarter, and always from the market. Everywhere else they stay.',
  'lesson.piper.bribe':
    'A bribe moves him: he goes to the space with the most money. Two of your houses are overrun: the Third Butchery in the red quarter and the Fifth in the green one.',
  'lesson.piper.do': 'Bribe the piper so that he clears a quarter where you have an overrun house.',
  'lesson.piper.do.done': 'He pockets the coin and walks over. Others may outbid you before he plays.',
  'lesson.piper.do.elsewhere': 'He goes where you pay, but your overrun houses are in the red and the green quarter.',
  'lesson.piper.do.none': 'Without a bribe he stays in the yellow quarter, which does little for you.',
  'lesson.piper.came':
    'In another game the piper has come. First he clears the rats, then he turns to the children: he wants money for every child in the hall. The price is on his space, here 1 florin.',
  'lesson.piper.road':
    'Children nobody pays for follow him down this road. Each takes the next space and costs its family points; later spaces cost more.',
  'lesson.piper.pay': 'You have 11 florins and two children. Keep both.',
  'lesson.piper.pay.done': 'Two florins well spent. The children can marry in the next phase.',
  'lesson.piper.pay.gone': 'A child has gone to Transylvania, and that costs points. Pay for both.',
  'lesson.piper.next':
    'New king rats gather, one more than before, and play goes on. Mind the hall before the last king rat goes: an empty purse and a full hall cost you dear.',

  'lesson.end.title': 'What counts in the end',
  'lesson.end.phase':
    'This is the third phase, and the last of these king rats is the emperor. Whoever brings him into town ends the game and scores 1 point.',
  'lesson.end.houses':
    'Houses count most: the price of every house your man or woman lives in, unless it is overrun at the end. This one is.',
  'lesson.end.ranks': 'Then the rankings: influence scores 3, 2 and 1 points; money 5, 3 and 1; traps 3 and 1.',
  'lesson.end.rest': 'The cat scores 1 point. Children on the road cost points.',
  'lesson.end.do': 'Blue is just ahead of you on the ladder. You have 11 florins. Take first place.',
  'lesson.end.do.done': 'First on the ladder: 3 points instead of 2, and you win every tie.',
  'lesson.end.do.other': 'Blue is still ahead. The ring shows what influence costs now.',
  'lesson.end.advice':
    'Work early, sell at the right time, marry into expensive houses, and never let the piper surprise you. Now play a whole game; a guide will be at your side.',
} as const;
