import type { Translation } from '../../../../core/text.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  'lesson.town.title': 'Eine Stadt voller Gullys',
  'lesson.town.welcome':
    'Guten Abend, Bossin. Zwei Clans wollen diese Stadt: deine Waschbären und die Eulen. Auf der Straße prügelt sich niemand. Wem was gehört, klären die Ratten unten in der Kanalisation.',
  'lesson.town.home': 'Das ist dein Zuhause: Gärten links. Jede dieser Rauten ist ein Gebiet; drei davon bilden ein Viertel.',
  'lesson.town.manholes':
    'Jedes Gebiet hat vier Gullys, an jeder Ecke einen. Dort sitzen die Ratten, und an einem Gully sitzen immer nur Ratten eines Clans.',
  'lesson.town.rival': 'Hier wohnen die Eulen. Ihre Ratten sitzen schon an den Gullys: 3, 2 und 1.',
  'lesson.town.shared':
    'Eine Ratte zählt in jedem Gebiet, an dem ihr Gully liegt. Dieser hier berührt gleich drei Gebiete der Gärten. Die am Rand berühren nur dein Zuhause.',
  'lesson.town.nest':
    'Jetzt setzt du deine eigenen Ratten, zuerst 3. Such einen Gully, an dem sie in mehr Gebieten zählen als nur in deinem Zuhause.',
  'lesson.town.nest.done': 'Gut genistet. Von hier aus zählen deine Ratten in allen drei Gebieten der Gärten.',
  'lesson.town.nest.rim': 'Dort säßen sie sicher, würden aber in weniger Gebieten zählen. Such die Ecke mitten in den Gärten.',
  'lesson.town.aim':
    'Gespielt werden fünf Runden. Punkte gibt es für Missionen, für Ketten von Geschäften und für Trophäen. Gebiete selbst zählen nichts, aber ohne sie bekommst du auch alles andere nicht.',

  'lesson.inside.title': 'Ein Handlanger daheim',
  'lesson.inside.figures':
    'In jedem Zug setzt du eine Figur: einen deiner drei Handlanger oder die Bossin. Sie kommt in dein Territorium oder in ein Gebiet direkt daneben. Vier Figuren, vier Züge, dann ist die Runde vorbei.',
  'lesson.inside.actions':
    'Im eigenen Territorium macht ein Handlanger bis zu zwei Aktionen: Ratte bestechen, Beute ergattern, Hinterzimmer einrichten. Zweimal dasselbe geht auch, nur nicht zweimal ein Hinterzimmer.',
  'lesson.inside.crates':
    'Zu Beginn jeder Runde liegen in jedem Viertel zwei Beutemarker. Deine eigenen siehst du hier oben; draußen wirst du damit bezahlen.',
  'lesson.inside.act':
    'Setz einen Handlanger in dein Zuhause. Nimm dann einen Beutemarker und setz noch eine Ratte an einen Gully dieses Gebiets.',
  'lesson.inside.act.done': 'Ein guter erster Abend: Beute in der Tasche und eine Ratte mehr im Kanal.',
  'lesson.inside.act.half': 'Damit ist der Zug vorbei, aber gefragt war etwas anderes: Nimm einen Beutemarker und setz eine Ratte.',
  'lesson.inside.act.boss':
    'Das ist die Bossin. Sie kommt einmal in der Runde, und ihre Karte bestimmt, was sie darf. Lass sie noch zu Hause.',
  'lesson.inside.stays': 'Die Figur bleibt bis zum Ende der Runde stehen. Das wird gleich wichtig.',

  'lesson.back-room.title': 'Das erste Hinterzimmer',
  'lesson.back-room.tiles':
    'In den Gebieten liegen Plättchen: Läden, die etwas Schutz gebrauchen könnten. Das hier ist ein Krallenstudio. Von jedem Geschäft gibt es vier, und Ketten gleicher Geschäfte bringen viele Punkte.',
  'lesson.back-room.two':
    'Ein Plättchen bekommst du, wenn du ein Hinterzimmer einrichtest. Eine Bedingung: In dieser Runde muss dort schon eine andere deiner Figuren stehen. Dein erster Handlanger wartet bereits.',
  'lesson.back-room.bonus':
    'Die kleine Scheibe zeigt den Bonus, den es sofort gibt: Du setzt eine Ratte, nimmst einen Beutemarker oder verjagst eine gegnerische Ratte. Hier ist es ein Stern: am Ende ein Extrapunkt.',
  'lesson.back-room.build':
    'Setz auch den zweiten Handlanger in dein Zuhause und richte im Krallenstudio ein Hinterzimmer ein. Die andere Aktion suchst du aus.',
  'lesson.back-room.build.done': 'Das Krallenstudio arbeitet jetzt für dich.',
  'lesson.back-room.build.none': 'Noch kein Hinterzimmer. Mit dem zweiten Handlanger im selben Gebiet darfst du das Plättchen nehmen.',
  'lesson.back-room.build.boss': 'Nicht die Bossin: Ihre Karte schickt sie diese Runde nach draußen. Ein zweiter Handlanger genügt.',
  'lesson.back-room.kept':
    'Das Plättchen bleibt dir, auch wenn das Gebiet eines Tages verloren geht. In jedem Gebiet ist ein Hinterzimmer von dir erlaubt.',

  'lesson.claim.title': 'Die Grenze verschieben',
  'lesson.claim.outside':
    'Jetzt nach draußen. Diese beiden Gebiete liegen direkt neben deinem Zuhause: Sie haben zwei Gullys mit ihm gemeinsam.',
  'lesson.claim.pay':
    'Draußen ist nichts umsonst. Jede Bestechung kostet deinen Handlanger einen Beutemarker; dafür setzt du eine eigene Ratte oder verjagst eine gegnerische. Mindestens einmal musst du zahlen.',
  'lesson.claim.power':
    'Danach erhebst du Anspruch auf das Gebiet. Deine Macht dort: alle eigenen Ratten an seinen vier Gullys, dazu 1 für jeden eigenen Handlanger, der darin steht. Diese Ratten zählen schon mit.',
  'lesson.claim.take': 'Hol dir eins der beiden Gebiete: Handlanger setzen, eine Bestechung bezahlen, Anspruch erheben.',
  'lesson.claim.take.done': 'Niemand hatte dort so viel Macht wie du. Das Gebiet gehört dir.',
  'lesson.claim.take.inside': 'Das war ein Zug daheim. Setz den Handlanger in ein Gebiet neben deinem Territorium.',
  'lesson.claim.border':
    'Deine Grenze ist gewandert. Im neuen Gebiet handeln deine Figuren jetzt wie zu Hause, und seine Nachbarn sind in Reichweite.',

  'lesson.rivals.title': 'Ein Gebiet, das schon jemandem gehört',
  'lesson.rivals.scene':
    'Eine andere Partie, etwas später: Ziegelhof links gehört den Eulen, samt Hinterzimmer. Du hast 3 Beutemarker und deinen letzten Handlanger.',
  'lesson.rivals.theirs':
    'Zähl die Eulen: an diesen beiden Gullys je eine Ratte, zwei Handlanger und die Bossin, die 2 zählt. Das ergibt 6.',
  'lesson.rivals.mine':
    'Und du: an diesen beiden Gullys je eine Ratte, und deine Bossin steht auch schon da. Das ergibt 4, und der neue Handlanger bringt 1 dazu.',
  'lesson.rivals.tie':
    'Gleichstand reicht nicht: Du brauchst mehr Macht als jeder einzelne gegnerische Clan. Jede Bestechung verschiebt das Verhältnis um 1, egal ob du eine Ratte setzt oder verjagst.',
  'lesson.rivals.conquer': 'Nimm den Eulen den Ziegelhof links ab.',
  'lesson.rivals.conquer.done': 'Erobert! Und das Hinterzimmer gleich mit.',
  'lesson.rivals.conquer.tied': 'Gleichstand, und der ändert nichts. Eine Bestechung mehr hätte genügt.',
  'lesson.rivals.conquer.short': 'Zu wenig Macht. Zähl beide Seiten noch einmal, bevor du Anspruch erhebst.',
  'lesson.rivals.conquer.elsewhere': 'Dein letzter Handlanger wird im Ziegelhof links gebraucht.',
  'lesson.rivals.trophy':
    'Ein erobertes Hinterzimmer wird zur Trophäe: 1 Punkt am Ende. Nur das letzte Gebiet eines Clans kann ihm niemand nehmen.',

  'lesson.cards.title': 'Was die Bossin vorhat',
  'lesson.cards.round':
    'So beginnt jede Runde: Alle wählen heimlich eine von drei Intrigenkarten. Sie bestimmt, was deine Bossin tut, sobald du sie setzt.',
  'lesson.cards.administration':
    'Verwaltung: Sie bleibt im eigenen Territorium und macht bis zu fünf Aktionen statt zwei. Gut zum Ausbauen.',
  'lesson.cards.bribe': 'Schmiergeld: Sie geht nach draußen, besticht viermal, ohne zu zahlen, und erhebt dann Anspruch.',
  'lesson.cards.invasion':
    'Invasion: Sie geht nach draußen, räumt einen ganzen Gully, setzt dort zwei deiner Ratten hin und erhebt Anspruch. Sieh dir diesen Gully an: sechs Eulenratten auf einmal.',
  'lesson.cards.choose': 'Sechs Ratten auf einen Streich, das kann nur eine der drei Karten. Wähle sie.',
  'lesson.cards.choose.done': 'Niemand sieht die Karte, bis du deine Bossin setzt.',
  'lesson.cards.choose.other': 'Damit wirst du sechs Ratten nicht los. Eine Karte räumt einen ganzen Gully.',
  'lesson.cards.secret': 'Auch die Eulen haben gewählt. Purpurstieg links gehört ihnen: 11 Ratten ringsum und ein Hinterzimmer darin.',
  'lesson.cards.strike':
    'Setz deine Bossin in den Purpurstieg links und schick deine Ratten in den Gully, an dem es den Eulen am meisten wehtut.',
  'lesson.cards.strike.done': 'Sechs Ratten weg, Macht 6 gegen 5. Gebiet und Trophäe gehören dir.',
  'lesson.cards.strike.elsewhere': 'So bleiben zu viele Eulenratten übrig. Räum den Gully mit den sechs.',
  'lesson.cards.strike.henchman': 'Das war ein Handlanger. Jetzt ist die Stunde der Bossin.',
  'lesson.cards.when':
    'Deine Bossin darf in jedem deiner vier Züge kommen. Kommt sie früh, überrascht sie; kommt sie spät, weißt du, was die anderen getan haben. In der nächsten Runde hast du wieder alle drei Karten.',

  'lesson.missions.title': 'Das Ende einer Runde',
  'lesson.missions.five':
    'Sind alle Figuren gesetzt, zählen die Missionen: die meisten Gebiete, die meisten Ratten an einem Gully, die meisten Gullys, die meisten Hinterzimmer, die meiste Beute. Wer allein vorn liegt, darf werten. Bei diesen dreien bist du das.',
  'lesson.missions.tie': 'Hier liegst du mit den Eulen gleichauf. Bei Gleichstand wertet niemand.',
  'lesson.missions.once': 'Diese hier hast du in Runde 1 gewertet. Jede Mission zählt für jeden Clan nur einmal in der Partie.',
  'lesson.missions.worth':
    'Du wertest höchstens eine Mission pro Runde, und sie bringt so viele Punkte, wie die Nummer der Runde sagt: jetzt 2, in der letzten 5. Du darfst auch warten.',
  'lesson.missions.score': 'Fünf Runden, fünf Missionen: Wer eine Runde auslässt, hat am Ende eine Mission weniger. Werte eine von deinen.',
  'lesson.missions.score.done': 'Zwei Punkte, die nimmt dir niemand mehr.',
  'lesson.missions.score.saved':
    'Aufsparen ist erlaubt, aber dann sind die Punkte dieser Runde weg. Du führst bei drei Missionen, nimm eine.',
  'lesson.missions.block':
    'Eine Feinheit für später: Wer bei einer Mission führt und sie schon gewertet hat, sperrt sie für alle anderen. Führen lohnt sich also weiter.',

  'lesson.chains.title': 'Was am Ende zählt',
  'lesson.chains.chain':
    'Runde 4. Du hast schon zwei Krallenstudios und zwei Blumenstände. Plättchen desselben Geschäfts bilden eine Kette.',
  'lesson.chains.worth':
    'Eine Kette bringt 1, 3, 6 oder 10 Punkte für ein, zwei, drei oder vier Plättchen. Im Ziegelhof links liegen ein Krallenstudio und ein Fellfriseur.',
  'lesson.chains.build': 'Ein Handlanger steht schon im Ziegelhof links. Setz den anderen dazu und nimm das Plättchen, das mehr bringt.',
  'lesson.chains.build.done': 'Drei Krallenstudios: 6 Punkte statt 3, und der Stern bringt noch einen.',
  'lesson.chains.build.single': 'Ein erster Fellfriseur bringt 1 Punkt. Das dritte Krallenstudio bringt 3.',
  'lesson.chains.build.none': 'Das Plättchen liegt noch da. Richte ein Hinterzimmer ein, solange zwei deiner Figuren im Gebiet stehen.',
  'lesson.chains.end': 'Nach fünf Runden wird gezählt: Missionen und Ketten, dazu je 1 Punkt für jeden Stern und jede Trophäe.',
  'lesson.chains.nothing':
    'Beute, Ratten, Gebiete und eigene Hinterzimmer sind am Ende nichts wert. Sie sind nur Werkzeug: Nutze sie rechtzeitig.',
  'lesson.chains.advice':
    'Also: früh Beute und Ratten, dann Gebiete mit den Läden, die du sammelst, und in jeder Runde eine Mission. Bereit für eine ganze Partie?',
};
