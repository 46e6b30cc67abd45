import type { RulePage } from '../../../../core/registry.ts';

export const rules: RulePage = [
  {
    id: 'minute',
    title: 'In a minute',
    paragraphs: [
      {
        text: 'You head a family in Hamelin. On your turn you do one thing: put your men to work, put your women to work, hold weddings, or sell goods. Men earn goods, women have children – but every house at work attracts rats, and you decide where they settle.',
      },
      {
        text: 'Children of two families marry and move into an empty house: you choose it, and the groom’s family pays. When every circle around a house holds a rat, the house is overrun and worth nothing.',
      },
      {
        text: 'When the king rats run out, the piper comes: he clears one quarter and wants money for every child still unmarried. He takes away the children nobody pays for. After his third visit, houses, money, influence, traps and the cat score.',
      },
      { text: 'Your first turn: sell your meat, or put your man to work.' },
    ],
  },
  {
    id: 'aim',
    title: 'What it is about',
    paragraphs: [
      {
        text: 'Hamelin in the thirteenth century. Each of you heads a family: you earn an honest florin, marry off the children and buy houses. Meanwhile the rats come, and with them the piper, who likes to be paid. If he is not, he takes children instead.',
      },
      {
        rule: 'frame/phases',
        text: 'The game has three phases. Each ends when the piper comes. After the third, points are counted for houses, money, influence, traps, the cat and ending the game; whoever has the most wins.',
      },
      {
        rule: 'frame/rounds',
        text: 'Mind the difference: a round is one turn for everyone; a phase lasts until the piper comes and may end in the middle of a round.',
      },
    ],
  },
  {
    id: 'town',
    title: 'The town',
    paragraphs: [
      {
        rule: 'material/houses',
        text: 'There are 22 houses. Bakeries make bread, dairies cheese, breweries beer, and the six butcheries round the market make meat. Four influence houses make no goods; they pay florins. A house has room for one man and one woman, of different families.',
        figure: 'kinds',
      },
      {
        rule: 'material/board',
        text: 'The coin on a house is its price and its points. The disc with ears says how many rats it attracts. The circles in the lanes are for rats; most belong to two or three houses, and some lie in two quarters. This town is our own drawing, because we do not have the original board.',
        figure: 'house',
      },
      { text: 'Children wait in the parish hall, boys in one half and girls in the other, until they marry or the piper comes for them.' },
      {
        rule: 'material/limits',
        text: 'When something is gone, it is gone: goods, traps, family members and the children’s cubes in the bag (four boys, four girls) are limited. Only money is not.',
      },
    ],
  },
  {
    id: 'setup',
    title: 'Before the first turn',
    paragraphs: [
      {
        rule: 'setup/order',
        text: 'The turn order is drawn at random; it is also the first order of influence. Discs are dealt to the houses at random, except the butcheries, which always attract three rats. The bag holds four boys and four girls, twelve traps lie ready, the piper starts on the yellow space, and nobody owns the cat. Everyone starts with one cube of meat and no money.',
      },
      {
        rule: 'setup/purses',
        text: 'With three or four players those late in the first turn order often have an edge. If you like, choose before the game that the first starts with 3 florins and the second with 1 – or, when four play, the first and the second with 1 florin each.',
      },
      {
        text: 'Besides the small rats there are king rats: four wait beside the board at the start, or five with five players. They count down to the end of the phase.',
      },
      {
        rule: 'start/men',
        text: 'In turn order everyone puts a man into one of the start houses. There are as many start houses as players.',
      },
      { rule: 'start/other-house', text: 'Other houses stay empty for now.' },
      { rule: 'start/man-there', text: 'Every start house takes one man.' },
      { rule: 'start/women', text: 'Then, from the last player backwards, everyone puts a woman beside another player’s man.' },
      { rule: 'start/woman-there', text: 'Every start house takes one woman.' },
      { rule: 'start/own-man', text: 'Your woman may not live beside your own man.' },
      { rule: 'start/same-neighbour', text: 'You may not share both your houses with the same player either.' },
      {
        rule: 'start/leaves-no-choice',
        text: 'You may not force anyone else to break these rules either: a choice that leaves a later player without a house is not allowed.',
        figure: 'start',
      },
      { rule: 'setup/secret', text: 'Money, goods and the number of traps are open to all. Only its owner knows what a trap is worth.' },
    ],
  },
  {
    id: 'turn',
    title: 'A turn',
    paragraphs: [
      {
        rule: 'turn/mandatory',
        text: 'On your turn you must do exactly one of four things: put your men to work, put your women to work, hold weddings, or sell goods.',
      },
      { rule: 'act/no-man', text: 'Men can work if one of them lives in a house that is not overrun.' },
      {
        rule: 'act/no-woman',
        text: 'Women can work if one of them lives in a house that is not overrun; except in influence houses, they also need a child’s cube in the bag.',
      },
      {
        rule: 'act/no-wedding',
        text: 'A wedding needs a child of yours in the hall, a match, and a house that the groom’s player can afford.',
      },
      { rule: 'act/no-goods', text: 'You can sell only if you have goods.' },
      {
        rule: 'turn/optional',
        text: 'Afterwards you may do one more thing: buy the cat, buy influence, or bribe the piper – unless he came during your turn.',
      },
      { rule: 'turn/stuck', text: 'If you can do none of the four actions, you may still buy the cat, buy influence or bribe the piper.' },
    ],
  },
  {
    id: 'work',
    title: 'Men and women at work',
    paragraphs: [
      {
        text: 'Putting a house to work (the rulebook says: activating it) means three things: the man’s player gets goods, the woman’s player gets a child, and rats arrive. Both residents get their share, even if only one of them is yours.',
      },
      {
        rule: 'name/before',
        text: 'Choose the houses before anything happens; they work one after the other in that order. First both residents get their share, then the rats come.',
      },
      { rule: 'name/at-least-one', text: 'You must choose at least one house.' },
      { rule: 'name/twice', text: 'No house works twice in the same turn.' },
      { rule: 'name/no-man', text: 'To put men to work in a house, you must have a man there.' },
      { rule: 'name/no-woman', text: 'To put women to work in a house, you must have a woman there.' },
      { rule: 'name/overrun', text: 'Nobody works in an overrun house.' },
      {
        rule: 'name/overrun-meanwhile',
        text: 'A house that you chose but that has since been overrun by the rats of an earlier one does not work.',
      },
      { rule: 'name/empty-bag', text: 'If the bag is empty, women can only be put to work in influence houses.' },
      { rule: 'work/man', text: 'A production house gives the man’s player one cube of its goods, whoever put it to work.' },
      { rule: 'work/woman', text: 'A production house gives the woman’s player a child, wanted or not.' },
      {
        rule: 'work/child',
        text: 'A cube drawn from the bag says whether the child is a boy or a girl. A family member goes into that half of the parish hall; the cube stays out of the bag for now.',
        figure: 'work',
      },
      {
        rule: 'work/no-child',
        text: 'If by then the bag is empty, or nobody is left in the family’s supply, there is no child; everything else still happens.',
      },
      { rule: 'work/florin', text: 'An influence house gives both residents one florin.' },
    ],
  },
  {
    id: 'weddings',
    title: 'Weddings',
    paragraphs: [
      { rule: 'wed/number', text: 'Marry off as many of your children as you like, one after the other.' },
      { rule: 'wed/at-least-one', text: 'If you choose this action, you must hold at least one wedding.' },
      { rule: 'wed/no-child', text: 'Each time, one of your own children in the hall marries.' },
      { rule: 'wed/own-child', text: 'The match is another player’s child, and that player is not asked.' },
      { rule: 'wed/no-partner', text: 'The match must be of the opposite sex: this is the Middle Ages, after all.' },
      {
        rule: 'wed/who-pays',
        text: 'The couple moves into an empty house at once. You choose which; the groom’s player pays its price to the bank, even if that empties their purse. The children’s cubes go back into the bag.',
        figure: 'wedding',
      },
      { rule: 'wed/no-house', text: 'If the groom’s player cannot afford any empty house, there is no wedding.' },
      { rule: 'move-in/too-dear', text: 'You cannot choose a house that the groom’s player cannot afford.' },
      { rule: 'move-in/occupied', text: 'The house must be empty. It may be a butchery, and it may be overrun.' },
      {
        rule: 'move-in/bonus',
        text: 'Moving into an influence house gives both families as much influence as its silver number says, once; the family that stands higher climbs first.',
      },
    ],
  },
  {
    id: 'selling',
    title: 'Selling goods',
    paragraphs: [
      { rule: 'sell/prices', text: 'Meat brings 4 florins, beer 3, cheese 2, bread 1.' },
      { rule: 'sell/at-least-one', text: 'If you choose this action, you must sell at least one cube.' },
      { rule: 'sell/no-cube', text: 'You can only sell what you have.' },
      {
        rule: 'sell/trap',
        text: 'Instead of florins you may take a trap for a cube, in any mix. Traps are drawn only once the whole sale is settled. For example, two cubes of meat and one of bread bring 4 + 4 + 1 = 9 florins – or 8 florins and a trap.',
      },
      { rule: 'sell/no-trap', text: 'When the twelve traps are gone, you can only sell for florins.' },
    ],
  },
  {
    id: 'optional',
    title: 'Cat, influence, bribe',
    paragraphs: [
      {
        rule: 'cat/price',
        text: 'The cat costs 4 florins. The first buyer pays the bank; later buyers pay 1 to her owner and 3 to the bank. You take one rat off the board at once.',
      },
      { rule: 'cat/too-dear', text: 'Without 4 florins you cannot buy the cat.' },
      { rule: 'cat/yours', text: 'You cannot buy her from yourself; somebody else must buy her first.' },
      { rule: 'chase/no-rat', text: 'The cat catches any one rat on the board. If there is none, you may buy her all the same.' },
      {
        rule: 'ring/next',
        text: 'Influence is sold on a ring of offers, one after the other: first 2 florins for 1 influence, then 3 for 2, 4 for 2, 5 for 3, 6 for 3, 3 for 1, and so on from the beginning.',
        figure: 'ring',
      },
      { rule: 'ring/too-dear', text: 'You can only buy the next offer, and only if you can pay for it.' },
      {
        rule: 'bribe/put',
        text: 'A bribe is one or more florins on one of the piper’s four spaces. He goes at once to the space with the most money.',
      },
      { rule: 'bribe/too-dear', text: 'You can only put down what you have.' },
      { rule: 'bribe/equal', text: 'No two spaces may hold the same sum, unless both are empty.', figure: 'bribe' },
    ],
  },
  {
    id: 'rats',
    title: 'Rats',
    paragraphs: [
      {
        rule: 'rats/number',
        text: 'A house at work attracts as many rats as its disc shows. The player whose turn it is puts them on free circles round that house, one each.',
      },
      { rule: 'rats/elsewhere', text: 'The rats must go on circles round the working house.' },
      { rule: 'rats/taken', text: 'A circle that already holds a rat cannot take another.' },
      { rule: 'rats/too-few', text: 'If there are fewer free circles than rats, all are filled and the remaining rats go away.' },
      {
        rule: 'rats/not-in-play',
        text: 'Two circles, one between the upper butcheries and one between the lower, are used with five players only.',
      },
      {
        rule: 'rats/same-side',
        text: 'With five players you may not put two rats on the same side of a house in one turn as long as the working house has another free circle.',
        figure: 'sides',
      },
      {
        rule: 'overrun/at-once',
        text: 'When the last circle round a house is covered, the house is overrun, even if it did not work or stands empty. A king rat from the supply sits down in front of it.',
        figure: 'overrun',
      },
      {
        rule: 'overrun/no-points',
        text: 'Nobody works in an overrun house, and it scores nothing until one of its rats goes. If the cat caught that rat, the king rat goes back to the supply.',
      },
    ],
  },
  {
    id: 'piper',
    title: 'The piper',
    paragraphs: [
      {
        rule: 'king/number',
        text: 'The first phase has 4 king rats, the second 5 and the third 6; with five players it is 5, 6 and 7. The last king rat of the third phase is the emperor.',
      },
      {
        rule: 'piper/appears',
        text: 'When the last king rat is taken and the rats of that house are placed, the piper comes. Your turn ends there: no other house works, and there is no cat, influence or bribe.',
      },
      {
        rule: 'piper/cleans',
        text: 'All king rats leave. The piper clears the rats from the quarter of his space, including those on circles that reach into it, and always from the market.',
        figure: 'piper',
      },
      {
        rule: 'piper/asks',
        text: 'Then the piper asks for money: in turn order everybody with children in the hall may pay the price on his space for all, some or none of them.',
      },
      { rule: 'ransom/not-yours', text: 'You may pay for your own children only.' },
      { rule: 'ransom/too-dear', text: 'You can pay only with money that you have.' },
      {
        rule: 'piper/road',
        text: 'Children nobody pays for follow the piper down the road to Transylvania and never come back. Their cubes return to the bag.',
        figure: 'road',
      },
      {
        rule: 'piper/next',
        text: 'The piper pockets the bribe on his space. Then he goes to the space with the most money, or one space clockwise if there is none. New king rats gather, and the next player takes a turn.',
      },
      {
        rule: 'piper/dead-town',
        text: 'Two rules of our own: the piper also comes when a whole round goes by in which nobody does anything, and after fifty rounds of one phase.',
      },
    ],
  },
  {
    id: 'influence',
    title: 'Influence and turn order',
    paragraphs: [
      { rule: 'influence/decides', text: 'Influence decides every tie, even the last one.' },
      {
        rule: 'influence/right-most',
        text: 'On each step of the ladder, the player furthest to the right ranks highest; whoever arrives later stands to the left. Nobody can overtake a player on the top step.',
        figure: 'influence',
      },
      { rule: 'influence/new-round', text: 'When everyone has had a turn, the order of the next round follows the ladder.' },
    ],
  },
  {
    id: 'end',
    title: 'The end',
    paragraphs: [
      {
        rule: 'end/closer',
        text: 'The emperor ends the third phase. The piper clears a quarter and collects once more; then points are counted. Whoever took the emperor gets 1 point for ending the game, and the owner of the cat gets 1 point.',
      },
      { rule: 'end/traps', text: 'Traps: 3 points for the highest total, 1 for the second; you need at least one trap.' },
      { rule: 'end/influence', text: 'Influence: 3, 2 and 1 points for the first three.' },
      {
        rule: 'end/money',
        text: 'Money: 5, 3 and 1 points for the first three; with five players 5, 3, 2 and 1. An empty purse ranks too.',
      },
      { rule: 'end/houses', text: 'Houses: the price of each house where your man or woman lives, unless it is overrun.' },
      {
        rule: 'end/road',
        text: 'The road takes points away: 1, 1, 2, 2, 3, 3, 4 and 5 for its eight spaces, and 6 for every further child.',
      },
      {
        rule: 'end/ties',
        text: 'Whoever has the most points wins; if players are level, the one with more influence does.',
        figure: 'score',
      },
    ],
  },
  {
    id: 'edition',
    title: 'About this edition',
    paragraphs: [
      {
        text: 'Hameln is a game by Fraser and Gordon Lamont (Fragor Games, 2006). Its board is not available to us: the town, the start houses, the prices and circles, the steps of influence, the offers after the first and the penalties of the road are our own. So are the two rules that end a phase in which nothing happens any more, and our reading that the point for ending the game goes to whoever took the emperor. The rest follows the printed rules; where the German and French editions differ, we chose one.',
      },
    ],
  },
  {
    id: 'summary',
    title: 'On one page',
    paragraphs: [
      { text: 'Aim: the most points after the piper’s third visit.' },
      {
        text: 'Your turn: take exactly one of four actions: men at work, women at work, weddings, or selling goods. Then, if you like, one more: the cat, influence, or a bribe.',
      },
      {
        text: 'Work: choose your houses. Each gives the man’s family a cube of goods and the woman’s family a child (an influence house: one florin each) and attracts as many rats as its disc says.',
      },
      {
        text: 'Rats: you put them on free circles round that house. When all circles round a house hold a rat, it is overrun: no work, no points, and a king rat sits down in front of it.',
      },
      {
        text: 'Weddings: your children marry children of other families. You choose an empty house, and the groom’s family pays its price.',
      },
      { text: 'Selling: meat 4, beer 3, cheese 2, bread 1 florin a cube, or a trap of secret value instead.' },
      {
        text: 'The cat costs 4 florins and catches one rat at once. Influence is the next offer on the ring. A bribe is florins on one of the piper’s spaces; he goes where the most money is.',
      },
      {
        text: 'The piper comes when the last king rat is taken. He clears his quarter and the market, then asks his price for every child in the hall; children nobody pays for go down the road.',
      },
      { text: 'Influence breaks every tie and sets the order of each round.' },
      {
        text: 'Points: each house scores its price for both its families; money 5, 3, 1; influence 3, 2, 1; traps 3, 1; the cat 1; ending the game 1. The road takes points away.',
      },
    ],
  },
];
