import type { Translation } from '../../../../../core/text.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  against: 'gegen',
  'pieces.alt':
    'Sechs Spielteile: eine Bossin im goldgeränderten Bogen mit zwei Punkten auf der Stufe, ein Handlanger im Bogen mit einem Punkt, ein Rattenturm mit der Zahl 3, die Tür eines Hinterzimmers, eine Holzkiste und ein Plättchen mit einem Hut und einer kleinen Kiste in der Ecke.',
  'pieces.caption': 'Die Teile der Waschbären. Die Punkte auf der Stufe eines Bogens zeigen die Macht der Figur.',
  'pieces.boss': 'Bossin',
  'pieces.boss-is': 'Macht 2, eine je Clan',
  'pieces.henchman': 'Handlanger',
  'pieces.henchman-is': 'Macht 1, drei je Clan',
  'pieces.rats': 'Ratten',
  'pieces.rats-is': 'je Macht 1; hier drei an einem Gully',
  'pieces.room': 'Hinterzimmer',
  'pieces.room-is': 'höchstens eines je Gebiet',
  'pieces.loot': 'Beute',
  'pieces.loot-is': 'bezahlt draußen eine Bestechung',
  'pieces.tile': 'Geschäft',
  'pieces.tile-is': 'mit seinem Bonus in der Ecke',
  'setup.alt':
    'Die Stadt für zwei: drei Sechsecke aus je drei rautenförmigen Gebieten, mit Gullys an allen Ecken und zwei Kisten in der Mitte jedes Sechsecks. Waschbären und Eulen haben je ein Gebiet mit drei, zwei und einer Ratte; in allen Gebieten liegen Geschäfte.',
  'setup.caption': 'Eine Stadt für zwei vor der ersten Runde.',
  'setup.district': 'Ein Sechseck ist ein Viertel. Seine drei Gebiete sind Rauten.',
  'setup.manholes':
    'Jedes Gebiet hat vier Gullys. Benachbarte Gebiete teilen sich die Gullys zwischen ihnen, darum kann eine Ratte in mehreren Gebieten zählen.',
  'setup.loot': 'In der Mitte jedes Viertels liegen zwei Beutemarker.',
  'setup.homes': 'Beide Clans haben ein Startgebiet mit drei, zwei und einer Ratte.',
  'places.alt':
    'Eine Stadt für drei mit einem Zeichen auf jedem Gebiet. Die drei roten Gebiete haben einen Haken, drei Gebiete direkt daneben eine Kiste. Das einzige Gebiet der Katzen hat ein rotes Kreuz, obwohl es angrenzt, alle anderen haben ein graues Kreuz.',
  'places.caption':
    'Wohin die Waschbären einen Handlanger setzen dürfen. Benachbart sind Gebiete mit zwei gemeinsamen Gullys; einer ist zu wenig.',
  'places.inside': 'Im eigenen Territorium.',
  'places.outside': 'Direkt daneben, wenn Beute zum Bezahlen da ist.',
  'places.no': 'Nicht neben dem Territorium: verboten.',
  'places.last': 'Das letzte Gebiet eines gegnerischen Clans: verboten.',
  'inside.alt':
    'Vier Bilder eines Viertels, in dem die Waschbären einen zweiten Handlanger in ihrem Gebiet haben. Erstens: An einem Gully sitzt eine Ratte mehr. Zweitens: Eine Ratte der Eulen ist weg. Drittens: Eine Kiste ist genommen. Viertens: Ein Hinterzimmer steht dort, und ein Plättchen ist weg.',
  'inside.caption':
    'Bis zu zwei davon macht ein Handlanger in einem Zug, in beliebiger Reihenfolge, auch zweimal dasselbe – nur nicht zweimal ein Hinterzimmer.',
  'inside.recruit': 'Bestechen:',
  'inside.recruit-is': 'eine Ratte an einen Gully des Gebiets setzen',
  'inside.expel': 'Bestechen:',
  'inside.expel-is': 'eine gegnerische Ratte an einem Gully des Gebiets verjagen',
  'inside.loot': 'Beute:',
  'inside.loot-is': 'einen Beutemarker aus diesem Viertel nehmen',
  'inside.room': 'Hinterzimmer:',
  'inside.room-is': 'ein Plättchen nehmen und seinen Bonus nutzen, wenn hier schon eine andere deiner Figuren steht',
  'bonuses.alt': 'Vier runde Zeichen: eine Ratte, eine Kiste, ein Stiefel und ein Stern.',
  'bonuses.caption':
    'Das kleine Zeichen in der Ecke eines Plättchens ist sein Bonus. Er gilt einmal, in dem Augenblick, in dem du das Plättchen nimmst; der Stern zählt erst am Ende.',
  'prowl.alt':
    'Drei Bilder. Erstens: Ein Handlanger der Waschbären steht in einem Gebiet der Eulen, 4 gegen 4. Zweitens: Nach drei Bestechungen steht es 6 gegen 3. Drittens: Das Gebiet ist rot, und das Hinterzimmer der Eulen ist weg.',
  'prowl.caption': 'Ein Handlanger der Waschbären auf Raubzug, mit drei Beutemarkern zum Ausgeben.',
  'prowl.come': 'Der Handlanger kommt in ein Gebiet der Eulen. Mit ihm sind die Waschbären so stark wie die Eulen: Das genügt nicht.',
  'prowl.pay': 'Der Handlanger zahlt drei Beutemarker für drei Bestechungen: Eine Ratte der Eulen geht, zwei eigene kommen.',
  'prowl.take': 'Der Anspruch gelingt. Das Gebiet ist rot, das Hinterzimmer der Eulen wird zur Trophäe.',
  'boss.alt': 'Drei Intrigenkarten mit ihren Namen: Verwaltung, Invasion und Schmiergeld.',
  'boss.caption': 'Eine dieser Karten liegt in jeder Runde verdeckt unter der Bossin und sagt, wohin sie darf und was sie dort tut.',
  'claim.alt':
    'Das umstrittene Gebiet mit seinen vier Gullys und eine Tabelle. Waschbären: 5 Ratten und 1 Handlanger, Macht 6. Eulen: 3 Ratten und kein Handlanger, Macht 3.',
  'claim.caption': 'Sechs gegen drei: Das Gebiet fällt. Bei drei gegen drei wäre nichts geschehen.',
  'claim.rats': 'Ratten an den vier Gullys',
  'claim.henchmen': 'Handlanger',
  'claim.power': 'Macht',
  'missions.alt':
    'Eine Tabelle der fünf Missionen mit den Zahlen von drei Clans. Die meisten Gebiete: 3, 4, 3. Die meisten Ratten an einem Gully: 3, 4, 4. Die meisten Gullys: 5, 3, 3. Die meisten Hinterzimmer: 1, 1, 2. Die meiste Beute: 3, 1, 1.',
  'missions.caption':
    'Die dritte Runde ist vorbei, eine Mission ist also 3 Punkte wert. Die Waschbären führen bei zwei Missionen, dürfen jetzt aber nur eine werten.',
  'missions.may': 'Die {name} dürfen sie werten.',
  'missions.tied': 'Gleichstand: Niemand wertet sie.',
  'missions.barred': 'Die {name} haben sie schon gewertet: Sie ist für alle gesperrt.',
  'chains.alt': 'Vier Reihen mit Plättchen des Hutladens: Eines ist 1 Punkt wert, zwei sind 3 Punkte wert, drei 6 und vier 10.',
  'chains.caption': 'Plättchen desselben Geschäfts bilden eine Kette. Allein das vierte bringt vier Punkte mehr.',
  'total.alt':
    'Ein Wertungsbogen. Missionen 2, 4 und 5 sind 11. Ketten aus drei Hutläden (6), zwei Fischtheken (3) und einer Bäckerei (1) sind 10. Zwei Sterne sind 2, eine Trophäe ist 1. Zusammen 24.',
  'total.caption': 'Was die Waschbären am Ende haben. Sterne zählen zusätzlich zu der Kette, zu der ihr Plättchen gehört.',
  'total.sum': 'Zusammen',
};
