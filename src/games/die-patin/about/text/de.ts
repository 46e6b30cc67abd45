import type { Translation } from '../../../../core/text.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  'what.area': '{area:area}',
  'what.area.is':
    'Jedes Gebiet hat vier Gullys. Wer bei einem Anspruch mehr Macht hat als jeder einzelne gegnerische Clan, nimmt das Gebiet in sein Territorium auf.',
  'what.area.free': 'Es gehört niemandem; die größte Macht hier ist {n}.',
  'what.area.held': 'Es gehört {seat:seat}; die Macht dieses Clans hier ist {n}.',
  'what.area.held.you': 'Es gehört dir; deine Macht hier ist {n}.',
  'what.manhole': 'Gully {manhole:manhole}',
  'what.manhole.is':
    'Dieser Gully liegt an {areas} {areas|Gebiet|Gebieten}, und jede Ratte hier erhöht dort die Macht ihres Clans um 1. Ratten zweier Clans teilen sich nie einen Gully.',
  'what.manhole.none': 'Er ist noch frei.',
  'what.manhole.rats': 'Hier {n|sitzt|sitzen} {n} {n|Ratte|Ratten} von {seat:seat}.',
  'what.manhole.rats.you': 'Hier {n|sitzt|sitzen} {n} {n|Ratte|Ratten} von dir.',
  'what.crate': 'Beute im Viertel {district:district}',
  'what.crate.is':
    'Mit „Beute ergattern“ nimmst du einen Marker aus dem Viertel, in dem du handelst. Nach jeder Runde wird das Viertel auf zwei Marker aufgefüllt.',
  'what.crate.left': 'Jetzt {n|liegt|liegen} hier {n} Beutemarker.',
  'what.tile': 'Plättchen: {enterprise:enterprise}',
  'what.tile.is': 'Richte in seinem Gebiet ein Hinterzimmer ein, und du bekommst das Plättchen mit seinem Bonus: {bonus:bonus}.',
  'what.tile.chain': 'Das Plättchen wäre Nummer {n} deiner Kette und brächte {points} {points|Punkt|Punkte} mehr.',
  'what.room': 'Hinterzimmer von {seat:seat}',
  'what.room.you': 'Dein Hinterzimmer',
  'what.room.is':
    'Jeder Clan darf in einem Gebiet nur ein Hinterzimmer haben. Wer ihm das Gebiet abnimmt, zerlegt das Hinterzimmer und behält es als Trophäe.',
  'what.henchman': 'Handlanger von {seat:seat}',
  'what.henchman.you': 'Dein Handlanger',
  'what.henchman.is':
    'Im eigenen Territorium bringt er zwei Aktionen; direkt daneben zahlst du für Bestechungen mit Beute und erhebst dann Anspruch. Wo er steht, erhöht er bis zum Ende der Runde die Macht seines Clans um 1.',
  'what.henchman.left': '{n} Handlanger {n|ist|sind} noch nicht gesetzt.',
  'what.boss': 'Bossin von {seat:seat}',
  'what.boss.you': 'Deine Bossin',
  'what.boss.is': 'Ihre geheime Intrigenkarte sagt, was sie in dieser Runde tut. Wo sie steht, erhöht sie die Macht ihres Clans um 2.',
  'what.boss.card': 'Ihre Karte: {card:card}. {effect:card}',
  'what.card': 'Intrigenkarte: {card:card}',
  'what.card.is': '{effect:card} Die Karte bleibt geheim, bis deine Bossin gesetzt wird.',
  'what.figures': 'Figuren von {seat:seat}',
  'what.figures.you': 'Deine Figuren',
  'what.figures.is': 'In jeder Runde hat jeder Clan vier Züge, einen je Figur. {n} Handlanger {n|ist|sind} noch nicht gesetzt.',
  'what.figures.home': 'Die Bossin kommt noch.',
  'what.figures.out': 'Die Bossin war schon an der Reihe.',
  'what.mission': 'Mission: {mission:mission}',
  'what.mission.is':
    'Wer hier nach einer Runde allein vorn liegt, darf diese Mission werten, aber nur einmal in der Partie. Jetzt bringt sie {points} {points|Punkt|Punkte}, jede Runde einen mehr.',
  'what.mission.lead': '{seat:seat} führt mit {n}.',
  'what.mission.lead.you': 'Du führst mit {n}.',
  'what.mission.barred': '{seat:seat} führt mit {n}, hat diese Mission aber schon gewertet: Sie ist für alle gesperrt.',
  'what.mission.barred.you': 'Du führst mit {n}, hast diese Mission aber schon gewertet: Sie ist für alle gesperrt.',
  'what.mission.tie': 'Mehrere liegen mit {n} gleichauf: Niemand darf die Mission werten.',
  'what.scored': 'Gewertete Mission: {mission:mission}',
  'what.scored.is': 'Diese Mission bringt {seat:seat} {n} {n|Punkt|Punkte}: die Nummer der Runde, in der sie gewertet wurde.',
  'what.scored.is.you': 'Diese Mission bringt dir {n} {n|Punkt|Punkte}: die Nummer der Runde, in der du sie gewertet hast.',
  'what.chain': 'Kette: {enterprise:enterprise}',
  'what.chain.is':
    'Ein bis vier Plättchen eines Geschäfts sind zusammen 1, 3, 6 oder 10 Punkte wert. {seat:seat} hat {n} Plättchen, also {points} {points|Punkt|Punkte}.',
  'what.chain.is.you':
    'Ein bis vier Plättchen eines Geschäfts sind zusammen 1, 3, 6 oder 10 Punkte wert. Du hast {n} Plättchen, also {points} {points|Punkt|Punkte}.',
  'what.trophies': 'Trophäen',
  'what.trophies.is': 'Jedes zerlegte gegnerische Hinterzimmer bringt am Ende einen Punkt. Bisher {n|ist|sind} es {n}.',
  'what.loot': 'Beute von {seat:seat}',
  'what.loot.you': 'Deine Beute',
  'what.loot.is':
    'Draußen zahlt ein Handlanger für jede Bestechung einen Beutemarker. Am Ende ist Beute nichts wert, aber „die meiste Beute“ ist eine Mission. Jetzt {n|ist|sind} es {n} Marker.',
  'what.stock': 'Ratten im Vorrat',
  'what.stock.is':
    '{seat:seat} hat noch {n} von 30 Ratten im Vorrat. Ist er leer, darf stattdessen eine Ratte von einem anderen Gully kommen.',
  'what.stock.is.you':
    'Du hast noch {n} von 30 Ratten im Vorrat. Ist er leer, darfst du stattdessen eine Ratte von einem anderen Gully holen.',
  'what.seat': '{seat:seat}',
  'what.seat.is':
    'Bisher {points|ist|sind} es {points} {points|Punkt|Punkte}: {missions} aus Missionen, {chains} aus Ketten, {stars} aus Sternen und Trophäen.',
  'what.slots': 'Aktionen dieser Figur',
  'what.slots.is':
    'Jedes Feld steht für eine Aktion; ein gefülltes ist verbraucht. Draußen zahlt ein Handlanger für jede Bestechung einen Beutemarker; die Bossin mit „Schmiergeld“ muss viermal bestechen und zahlt nichts.',
  'what.rat': 'Ratte bestechen',
  'what.rat.is':
    'Setz eine deiner Ratten an einen Gully dieses Gebiets, der frei ist oder an dem schon deine sitzen. Oder verjag in diesem Gebiet eine gegnerische Ratte.',
  'what.get': 'Beute ergattern',
  'what.get.is': 'Nimm einen Beutemarker aus diesem Viertel, solange dort einer liegt.',
  'what.open': 'Hinterzimmer einrichten',
  'what.open.is':
    'Dafür muss in dieser Runde schon eine andere Figur von dir im Gebiet stehen. Du bekommst ein Plättchen mit seinem Bonus, und es verlängert eine Kette.',
  'what.undo': 'Zurück',
  'what.undo.is': 'Nimmt zurück, was du vorbereitet hast. Nichts davon zählt, bevor du es abschickst.',
  'what.main': 'Der große Knopf',
  'what.main.is':
    'Schickt ab, was du vorbereitet hast, oder beendet diesen Schritt vorzeitig. Außerhalb deines Territoriums erhebst du damit sofort Anspruch.',
  'what.enterprise': 'Geschäft: {enterprise:enterprise}',
  'what.enterprise.is': 'Davon gibt es vier Plättchen in der Stadt. Mit weniger als fünf Clans bleiben einige Geschäfte in der Schachtel.',
  'what.round': 'Runde {round} von 5',
  'what.round.is':
    'In jeder Runde hat jeder Clan vier Züge. Danach werden Missionen gewertet, in Runde 1 für 1 Punkt, in Runde 5 für 5. Nach der fünften Runde wird gezählt.',
};
