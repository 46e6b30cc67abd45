/** What the drawings on the page of rules say. The names of houses, goods and categories are the game's own. */
export const en = {
  'kinds.alt':
    'Five kinds of house: a bakery with a red gable makes bread, worth 1 florin; a dairy with a thatched dome makes cheese, worth 2; a brewery with a slate roof makes beer, worth 3; a butchery with an awning makes meat, worth 4; an influence house with a clock gives both residents 1 florin.',
  'kinds.caption': 'What each house makes for its man’s family, and how many florins that fetches.',
  'kinds.both': 'for both',
  'house.alt':
    'Two houses on their plots: an influence house and a dairy. Each shows a gold coin, a disc with rat ears, and two doors; the influence house has a silver disc as well. White and dark circles line the lanes around them.',
  'house.caption':
    'The door with a straight lintel is the man’s, the one with a round arch the woman’s. The mark in the door shows the family.',
  'house.coin': 'price, and points at the end',
  'house.rats': 'rats it attracts',
  'house.silver': 'influence for both families',
  'house.man': 'the man lives here',
  'house.woman': 'the woman lives here',
  'house.circle': 'circle in a lane, with a rat',
  'start.alt': 'The market with the butcheries around it. Four of them have a man and a woman in their doors, from two different families.',
  'start.caption':
    'The start houses of four players: every family has a man in one and a woman in another, and so shares them with two different neighbours.',
  'work.alt':
    'Three pictures. First: a dairy with Red’s man and Green’s woman is outlined. Second: Red gets cheese, Green gets a boy. Third: rats sit on two of the three circles beside the dairy.',
  'work.caption': 'Red puts the North Dairy to work. Green did not ask for it but gets a share too.',
  'work.name': 'Red chooses the dairy, because the man there is Red’s.',
  'work.share': 'The man’s family gets a cube of cheese, the woman’s family a child.',
  'work.rats': 'Then two rats come, as the disc says. Red chooses their circles.',
  'wedding.alt':
    'Two pictures of an empty dairy, price 3, and the parish hall. Before: Red’s and Green’s boys and Blue’s girl are in the hall, and Red has 4 florins. After: Red’s boy and Blue’s girl live in the dairy, and Red has 1 florin left.',
  'wedding.caption': 'Red marries a son to Blue’s daughter. Blue is not asked, but does not pay either.',
  'wedding.before': 'Red’s boy and Blue’s girl are a match. The dairy costs 3, Red has 4.',
  'wedding.after': 'They move in, and the groom’s family pays: Red has 1 left.',
  'ring.alt':
    'Six offers in a row, each with its price in florins and what it gains in influence: 2 for 1, 3 for 2, 4 for 2, 5 for 3, 6 for 3, 3 for 1. An arrow leads from the last back to the first.',
  'ring.caption':
    'Only the next offer can be bought. If the last buyer paid 3 florins for 2 influence, the next one pays 4 florins, again for 2.',
  'bribe.alt':
    'Two pictures of the piper’s four spaces with 3 florins on black, 5 on yellow and nothing on green and red. Allowed: 6 florins are put on red, and the piper stands on red. Not allowed: 5 on green, because yellow already has 5.',
  'bribe.caption': 'The piper goes where the most money is. No two spaces may hold the same sum.',
  'bribe.yes': 'Six florins on red is the highest sum: he goes there at once.',
  'bribe.no': 'Five florins on green would equal the sum on yellow.',
  'sides.alt':
    'Two pictures of a butchery at work with five players. Two circles lie on its right side, one above the other. Allowed: its three rats sit on three different sides. Not allowed: the upper circle on the right has a rat, and the lower one is marked while others are free.',
  'sides.caption': 'Only with five players do two circles lie on one side of a house, and then only at four butcheries.',
  'sides.yes': 'Three rats on three sides.',
  'sides.no': 'The right side has had its rat this turn, and other circles are free: no second one there.',
  'overrun.alt':
    'Two pictures. Before: two of the three circles at the North Dairy hold rats; the third lies between it and the brewery that is at work. After: a rat sits there too; the dairy is hatched, its coin is struck out, and a king rat sits in front of it.',
  'overrun.caption': 'The rats of one house can be the end of another. A circle between two houses belongs to both.',
  'overrun.before': 'The brewery attracts one rat. Red puts it on the circle that the brewery shares with the dairy.',
  'overrun.after': 'That was the dairy’s last free circle: it is overrun, and a king rat sits down in front of it.',
  'piper.alt':
    'Two pictures of the whole town. Before: rats sit on seventeen circles in all quarters. After: the yellow quarter is lit; its circles, those on its border and those on the market are free, and all others still hold their rats.',
  'piper.caption': 'The piper’s visit while he stands on the yellow space.',
  'piper.before': 'Rats are everywhere.',
  'piper.after': 'The rats are gone from the yellow quarter, from its borders and from the market. All others stay.',
  'road.alt':
    'A signpost and a row of nine spaces marked −1, −1, −2, −2, −3, −3, −4, −5 and −6. Children of Green, Red and Blue stand on the first three.',
  'road.caption':
    'The road to Transylvania. Three children have gone: Green and Red lose 1 point each, Blue 2. From the ninth child on, each costs 6.',
  'influence.alt':
    'Two ladders of influence. Before: Blue on step 5, Red and Green on 3 with Green to the right, Yellow on 1. After: Yellow stands on 3 as well, to the left of both. The ranks are Blue, Green, Red, Yellow.',
  'influence.caption': 'Yellow climbs two steps and still ranks last: whoever comes to a step later stands to the left of the others.',
  'influence.before': 'On step 3 Green stands to the right of Red and so ranks higher.',
  'influence.after': 'Yellow has caught up, but stands to the left of both.',
  'score.alt':
    'A score sheet for four families. Ended the game: Green 1. Cat: Blue 1. Traps: Yellow 3, Red 1. Influence: Yellow 3, Red 2, Blue 1. Money: Green 5, Yellow 3, Red 1. Houses: Red 18, Green 15, Blue 21, Yellow 18. Road: Green −1, Red −1, Blue −2. In all: Red 21, Green 20, Blue 21, Yellow 27.',
  'score.caption':
    'The end of a game. Yellow and Red have the same money, but Yellow ranks higher in influence and so takes second place. The North Dairy is overrun and counts for nobody.',
  'score.total': 'Total',
  'because.closer': 'took the emperor',
  'because.cat': 'owns the cat',
  'because.traps': '3 and 1 points',
  'because.influence': '3, 2 and 1 points',
  'because.money': '5, 3 and 1 points',
  'because.houses': 'their prices, unless overrun',
  'because.road': 'children lost',
} as const;
