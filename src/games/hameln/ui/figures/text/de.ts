import type { Translation } from '../../../../../core/text.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  'kinds.alt':
    'Fünf Arten von Häusern: Eine Bäckerei mit rotem Giebel macht Brot, 1 Florin wert; eine Käserei mit Strohkuppel macht Käse, 2 wert; eine Brauerei mit Schieferdach macht Bier, 3 wert; eine Schlachterei mit Markise macht Fleisch, 4 wert; ein Einflusshaus mit Uhr gibt beiden, die dort wohnen, 1 Florin.',
  'kinds.caption': 'Was jedes Haus für seinen Mann herstellt und was das auf dem Markt einbringt.',
  'kinds.both': 'für beide',
  'house.alt':
    'Zwei Häuser auf ihren Grundstücken: ein Einflusshaus und eine Käserei. Jedes zeigt eine Goldmünze, eine Scheibe mit Rattenohren und zwei Türen; das Einflusshaus hat noch eine silberne Scheibe. Ringsum liegen Kreise in den Gassen.',
  'house.caption':
    'Die Tür mit geradem Balken gehört dem Mann, die mit rundem Bogen der Frau. Das Zeichen in der Tür sagt, zu welcher Familie sie gehören.',
  'house.coin': 'Preis, am Ende auch Punkte',
  'house.rats': 'so viele Ratten lockt es an',
  'house.silver': 'Einfluss für beide, die einziehen',
  'house.man': 'hier wohnt der Mann',
  'house.woman': 'hier wohnt die Frau',
  'house.circle': 'Kreis in der Gasse, mit einer Ratte',
  'start.alt':
    'Der Marktplatz mit den Schlachtereien ringsum. In vier von ihnen wohnen ein Mann und eine Frau, jeweils aus zwei verschiedenen Familien.',
  'start.caption':
    'Die Starthäuser zu viert: Jede Familie hat in einem Haus einen Mann und in einem anderen eine Frau; die beiden Häuser teilt sie sich mit zwei verschiedenen Familien.',
  'work.alt':
    'Drei Bilder. Erstens: Eine Käserei mit einem Mann von Rot und einer Frau von Grün ist umrandet. Zweitens: Rot bekommt Käse, Grün einen Jungen. Drittens: Auf zwei der drei Kreise an der Käserei sitzen Ratten.',
  'work.caption': 'Rot lässt seinen Mann in der Nordkäserei arbeiten. Grün hat nicht darum gebeten, bekommt aber auch seinen Teil.',
  'work.name': 'Rot nennt die Käserei, denn der Mann dort gehört zu Rot.',
  'work.share': 'Die Familie des Mannes bekommt einen Würfel Käse, die Familie der Frau ein Kind.',
  'work.rats': 'Dann kommen zwei Ratten, wie die Scheibe sagt. Rot wählt ihre Kreise.',
  'wedding.alt':
    'Zwei Bilder einer leeren Käserei zum Preis von 3 und des Gemeindehauses. Vorher: Jungen von Rot und Grün und ein Mädchen von Blau sind im Gemeindehaus, Rot hat 4 Florin. Nachher: Der Junge von Rot und das Mädchen von Blau wohnen in der Käserei, Rot hat noch 1 Florin.',
  'wedding.caption': 'Rot verheiratet seinen Sohn mit einer Tochter von Blau. Blau wird nicht gefragt, zahlt aber auch nicht.',
  'wedding.before': 'Der Junge von Rot und das Mädchen von Blau passen zusammen. Die Käserei kostet 3, Rot hat 4.',
  'wedding.after': 'Das Paar zieht ein, und die Familie des Bräutigams zahlt: Rot hat noch 1 Florin.',
  'ring.alt':
    'Sechs Angebote hintereinander, jedes mit seinem Preis in Florin und seinem Gewinn an Einfluss: 2 für 1, 3 für 2, 4 für 2, 5 für 3, 6 für 3, 3 für 1. Ein Pfeil führt vom letzten zurück zum ersten.',
  'ring.caption':
    'Es gibt immer nur das nächste Angebot. Hat zuletzt jemand 3 Florin für 2 Einflusspunkte gezahlt, kostet der nächste Kauf 4 Florin und bringt wieder 2.',
  'bribe.alt':
    'Zwei Bilder der vier Rattenfängerfelder mit 3 Florin auf Schwarz, 5 auf Gelb und nichts auf Grün und Rot. Erlaubt: 6 auf Rot, und der Rattenfänger steht auf Rot. Nicht erlaubt: 5 auf Grün, weil auf Gelb schon 5 liegen.',
  'bribe.caption': 'Der Rattenfänger geht dorthin, wo das meiste Geld liegt. Auf zwei Feldern darf nie gleich viel liegen.',
  'bribe.yes': 'Sechs Florin auf Rot sind das meiste: Er geht sofort dorthin.',
  'bribe.no': 'Fünf Florin auf Grün wären genauso viel wie auf Gelb.',
  'sides.alt':
    'Zwei Bilder einer Schlachterei, die zu fünft gerade arbeitet. An ihrer rechten Seite liegen zwei Kreise übereinander. Erlaubt: Ihre drei Ratten sitzen auf drei verschiedenen Seiten. Verboten: Rechts sitzt oben schon eine Ratte, und der untere Kreis ist markiert, obwohl andere frei sind.',
  'sides.caption': 'Nur zu fünft liegen zwei Kreise auf einer Seite eines Hauses, und auch das nur an vier Schlachtereien.',
  'sides.yes': 'Drei Ratten auf drei Seiten.',
  'sides.no': 'Rechts sitzt schon eine Ratte aus diesem Zug, und andere Kreise sind frei: Eine zweite darf dort nicht hin.',
  'overrun.alt':
    'Zwei Bilder. Vorher: Auf zwei der drei Kreise an der Nordkäserei sitzen Ratten, der dritte liegt zwischen ihr und der Brauerei, die gerade arbeitet. Nachher: Auch dort sitzt eine Ratte; die Käserei ist schraffiert, ihre Münze durchgestrichen, und eine Königsratte sitzt davor.',
  'overrun.caption':
    'Die Ratten eines Hauses können einem anderen zum Verhängnis werden. Ein Kreis zwischen zwei Häusern gehört zu beiden.',
  'overrun.before': 'Die Brauerei lockt eine Ratte an. Rot setzt sie auf den Kreis zwischen Brauerei und Käserei.',
  'overrun.after': 'Das war der letzte freie Kreis der Käserei: Sie ist überlaufen, und eine Königsratte setzt sich davor.',
  'piper.alt':
    'Zwei Bilder der ganzen Stadt. Vorher: In allen Bereichen sitzen Ratten, auf siebzehn Kreisen. Nachher: Der gelbe Bereich ist hell; seine Kreise, die an seinem Rand und die auf dem Marktplatz sind frei; auf allen anderen sitzen die Ratten noch.',
  'piper.caption': 'Der Rattenfänger ist in den gelben Bereich gekommen.',
  'piper.before': 'Überall sitzen Ratten.',
  'piper.after': 'Aus dem gelben Bereich, von seinem Rand und vom Marktplatz sind die Ratten weg. Die anderen bleiben.',
  'road.alt':
    'Ein Wegweiser und eine Reihe von neun Feldern mit −1, −1, −2, −2, −3, −3, −4, −5 und −6. Auf den ersten drei stehen Kinder von Grün, Rot und Blau.',
  'road.caption':
    'Die Straße nach Transsylvanien. Drei Kinder sind fort: Grün und Rot verlieren je 1 Punkt, Blau 2. Hinter dem letzten Feld kostet jedes Kind 6.',
  'influence.alt':
    'Zwei Einflussleisten. Vorher: Blau auf Stufe 5, Rot und Grün auf 3, Grün rechts, Gelb auf 1. Nachher: Auch Gelb steht auf 3, links von beiden. Die Rangfolge ist Blau, Grün, Rot, Gelb.',
  'influence.caption':
    'Gelb steigt zwei Stufen und bleibt doch Letzter: Wer später auf eine Stufe kommt, stellt sich links neben die anderen.',
  'influence.before': 'Auf Stufe 3 steht Grün rechts, also über Rot.',
  'influence.after': 'Gelb hat aufgeholt, steht aber links von beiden.',
  'score.alt':
    'Ein Wertungsbogen für vier Familien. Spiel beendet: Grün 1. Katze: Blau 1. Rattenfallen: Gelb 3, Rot 1. Einfluss: Gelb 3, Rot 2, Blau 1. Geld: Grün 5, Gelb 3, Rot 1. Häuser: Rot 18, Grün 15, Blau 21, Gelb 18. Straße: Grün −1, Rot −1, Blau −2. Zusammen: Rot 21, Grün 20, Blau 21, Gelb 27.',
  'score.caption':
    'Das Ende einer Partie. Gelb und Rot haben gleich viel Geld: Gelb hat mehr Einfluss und bekommt den zweiten Platz. Die Nordkäserei ist überlaufen und zählt für niemanden.',
  'score.total': 'Zusammen',
  'because.closer': 'hat die Kaiserratte gesetzt',
  'because.cat': 'besitzt die Katze',
  'because.traps': '3 Punkte oder 1 Punkt',
  'because.influence': '3, 2 oder 1 Punkt',
  'because.money': '5, 3 oder 1 Punkt',
  'because.houses': 'ihre Preise, wenn nicht überlaufen',
  'because.road': 'verlorene Kinder',
};
