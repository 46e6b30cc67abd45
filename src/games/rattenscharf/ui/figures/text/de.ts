import type { Translation } from '../../../../../core/text.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  'symbols.alt':
    'Zwei Reihen mit je fünf Feldern. Rot, auf runden Tellern: Chili, Paprika, Safran, Sumach und eine braune Ratte mit rotem Halstuch. Grün, auf Rauten: Basilikum, Minze, Dill, Salbei und eine dunkle Ratte mit grünem Halstuch.',
  'symbols.caption':
    'Rote Gewürze liegen auf runden Tellern, grüne auf Rauten. Ratten sitzen auf dunklen Feldern und tragen die Farbe ihrer Seite.',
  'turn.alt':
    'Drei Bilder. Erstens: Unter dem Startstreifen liegt ein Streifen, zwei weitere sind aufgedeckt. Zweitens: Darunter wird ein Streifen gelegt, zwei Paprika berühren sich, +1. Drittens: Ein Streifen liegt senkrecht über den anderen, drei Paprika hängen zusammen, +2.',
  'turn.caption':
    'Ein Zug von Rot. Beide Streifen sind bekannt, bevor der erste liegt, und jeder wird gewertet, sobald er liegt. Der Zug bringt erst 1, dann 2 Punkte.',
  'turn.reveal': 'Zwei Streifen werden aufgedeckt.',
  'turn.first': 'Der erste Streifen wird gelegt und gewertet: zwei Paprika, 1 Punkt.',
  'turn.second': 'Der zweite wird auf andere Streifen gelegt und gewertet: drei Paprika, 2 Punkte.',
  'beside.alt':
    'Zwei Bilder. Erlaubt: ein Streifen, der mit den Seiten zweier Felder am Startstreifen anliegt. Nicht erlaubt: ein Streifen, der ihn nur mit einer Ecke berührt.',
  'beside.caption': 'Auf dem leeren Tisch muss eine ganze Seite anliegen, nicht nur eine Ecke.',
  'beside.legal': 'Seite an Seite: Das geht.',
  'above.alt':
    'Vier Bilder. Erlaubt: ein Streifen, der auf zwei gleich hohen Streifen ruht. Nicht erlaubt: einer, der über den leeren Tisch ragt, einer, der teils auf Ebene zwei und teils auf Ebene eins liegt, und einer, der genau einen anderen zudeckt.',
  'above.caption':
    'Weiter oben muss ein Streifen eben liegen, ohne Hohlraum darunter, und auf mindestens zwei Streifen ruhen. Die Punkte in der Ecke zählen die Ebenen.',
  'above.legal': 'Der Streifen ruht auf zwei gleich hohen Streifen: Das geht.',
  'why.not-adjacent': 'Nur die Ecken berühren sich.',
  'why.gap': 'Der Streifen würde über den leeren Tisch ragen.',
  'why.uneven': 'Der Streifen läge schief: ein Feld auf Ebene 2, zwei auf Ebene 1.',
  'why.exactly-on-one-strip': 'Der Streifen läge genau auf einem einzigen anderen.',
  'points.alt':
    'Rot hat einen Streifen mit Paprika und Minze senkrecht gelegt. Seine Paprika bildet mit der daneben eine Zweiergruppe, markiert mit +1. Seine Minze verbindet sich mit zwei anderen zu einer Dreiergruppe, markiert mit +2.',
  'points.caption': 'Rot legt den Streifen ganz links. Punkte bekommt, wem die Gewürze gehören: Grün hat also mehr davon als Rot.',
  'gain.red': '{n} {n|Punkt|Punkte} für Rot',
  'gain.green': '{n} {n|Punkt|Punkte} für Grün',
  'merge.alt':
    'Zwei Bilder. Vorher: Zwei Felder mit Safran berühren sich, ein drittes liegt abseits. Nachher: Dazwischen liegt ein Streifen mit Safran, und alle vier hängen zusammen, markiert mit +2.',
  'merge.caption': 'Egal, wie viele Felder zusammenwachsen: Sie sind jetzt eine Gruppe, und die wird einmal gewertet.',
  'merge.before': 'Zwei Felder Safran beisammen, ein drittes abseits.',
  'merge.after': 'Das vierte Feld verbindet alle: eine Gruppe, 2 Punkte.',
  'shrunk.alt':
    'Zwei Bilder. Vorher: Drei Felder mit Salbei hängen zusammen. Nachher: Rot hat eines davon zugedeckt, die beiden übrigen sind mit +1 markiert.',
  'shrunk.caption':
    'Eine Gruppe zu zerstören hat seinen Preis: Was übrig bleibt, hat sich verändert und zählt für die Seite, der es gehört.',
  'shrunk.before': 'Die Dreiergruppe Salbei von Grün ist längst gewertet.',
  'shrunk.after': 'Rot deckt ein Feld davon zu. Die zwei übrigen bringen Grün 1 Punkt.',
  'rats.alt':
    'Drei Bilder. Erstens: Nach dem ersten Streifen im Zug von Rot sind drei rote Ratten zu sehen. Zweitens: Der andere Streifen deckt eine zu, zwei bleiben. Drittens: Der andere Streifen liegt anderswo, und alle drei sind noch zu sehen.',
  'rats.caption': 'Ein Zug von Rot. Es zählt, was am Ende des Zuges zu sehen ist, nicht mittendrin.',
  'rats.shown': 'Der erste Streifen zeigt die dritte rote Ratte. Noch passiert nichts.',
  'rats.hidden': 'Der zweite Streifen deckt eine Ratte zu: Zwei bleiben, das Spiel geht weiter.',
  'rats.lost': 'Der zweite Streifen liegt anderswo: Drei Ratten bleiben, Rot hat verloren.',
  'final.alt':
    'Der Tisch am Ende eines Spiels mit allen 42 Streifen. Jede Gruppe aus zwei oder mehr gleichen Gewürzen ist umrandet und zeigt ihre Punkte. Daneben der Wertungsbogen: Rot hat 8 Punkte beim Legen und 3 in der Schlusswertung, zusammen 11. Grün hat 7 und 5, zusammen 12.',
  'final.caption': 'Das Ende einer ganzen Partie: Jede sichtbare Gruppe zählt noch einmal, und Grün, das zurücklag, gewinnt mit 12 zu 11.',
  'final.total': 'Zusammen',
};
