import type { RulePage } from '../../../../core/registry.ts';

export const rules: RulePage = [
  {
    id: 'minute',
    title: 'In einer Minute',
    paragraphs: [
      {
        text: 'Spiele in jedem Zug zwei Karten, jede unter eine andere Figur. Sobald eine Figur zwei Karten hat, läuft sie los: Jedes Haus, durch das eine Ratte läuft, füllt sich um ein Stockwerk; jedes, durch das der Rattenfänger geht, leert sich um eines.',
      },
      {
        text: 'Ist dein Haus voll bis unters Dach, musst du fliehen. Sind nur noch zwei übrig, gewinnt, wessen Rattenmarker tiefer steht.',
      },
      { text: 'Dein erster Zug: Schau, welche Ratte vor deinem Haus steht, und schicke sie woandershin.' },
    ],
  },
  {
    id: 'aim',
    title: 'Worum es geht',
    paragraphs: [
      {
        text: 'Hameln ist voller Ratten. Loswerden kann sie niemand, aber jeder kann sie zu den Nachbarn scheuchen. Ein Haus, das bis unters Dach voller Ratten ist, ist verloren, und seine Leute fliehen aus der Stadt. Sind nur noch zwei übrig, gewinnt, wer weniger Ratten hat.',
      },
    ],
  },
  {
    id: 'setup',
    title: 'Material und Aufbau',
    paragraphs: [
      {
        rule: 'setup/material',
        text: 'Es gibt Häuser mit sieben Stockwerken, zu jedem einen Marker, sechs Ratten mit verschiedenfarbigen Schwänzen, einen Rattenfänger, 21 Figurenkarten (drei je Figur) und 50 Aktionskarten: 12-mal 1 vor, 8-mal 2 vor, 12-mal 1 zurück, 8-mal Kanal, 5-mal +1 und 5-mal Melodie.',
        figure: 'material',
      },
      {
        rule: 'setup/houses',
        text: 'Jeder hat ein Haus. Die Häuser stehen im Kreis, und jeder Rattenmarker beginnt am Tor seines Hauses, auf Stockwerk 0.',
      },
      {
        rule: 'start/who-begins',
        text: 'Wer beginnt, entscheidet das Los, sofern nicht beim Eröffnen des Tisches der erste Platz gewählt wurde.',
      },
      {
        rule: 'setup/figures',
        text: 'In jeder Gasse zwischen zwei Häusern steht eine Ratte. Links vom Haus des Startspielers stehen außerdem noch eine Ratte und der Rattenfänger.',
      },
      {
        rule: 'setup/direction',
        text: 'Alle Figuren schauen nach rechts, also gegen den Uhrzeigersinn. In dieser Richtung wird auch reihum gespielt.',
        figure: 'setup',
      },
      {
        rule: 'setup/left-out',
        text: 'Nicht benötigte Ratten bleiben mit ihren Karten in der Schachtel: Zu dritt spielt man mit 4 Ratten, zu viert mit 5, zu fünft mit allen 6.',
      },
      {
        rule: 'setup/opening-row',
        text: 'Vier Figurenkarten werden als Reihe aufgedeckt. Am Anfang liegt darin höchstens ein Rattenfänger; weitere werden ersetzt und zurückgemischt.',
      },
      { rule: 'setup/hands', text: 'Alle bekommen vier Aktionskarten auf die Hand.' },
      { rule: 'secret/hands', text: 'Handkarten und Stapel sind geheim.' },
      { rule: 'secret/open', text: 'Alles außer Handkarten und Stapeln ist offen: die Stadt, die Reihe und was abgelegt ist.' },
    ],
  },
  {
    id: 'turn',
    title: 'Ein Zug',
    paragraphs: [
      { rule: 'turn/first-card', text: 'Im allerersten Zug spielt der Startspieler nur eine Karte und zieht eine nach.' },
      {
        rule: 'turn/two-cards',
        text: 'In jedem späteren Zug spielst du nacheinander zwei Aktionskarten, jede unter eine Figurenkarte der Reihe.',
      },
      { rule: 'turn/must-play', text: 'Du musst spielen; passen kann niemand.' },
      { rule: 'play/not-in-hand', text: 'Du spielst Karten aus deiner Hand.' },
      {
        rule: 'play/other-figure',
        text: 'Eine Karte gehört zu der Figurenkarte in ihrer Spalte. Liegt dort inzwischen eine andere, wähle neu.',
      },
      {
        rule: 'play/same-figure',
        text: 'Deine zwei Karten eines Zuges kommen unter zwei verschiedene Figurenkarten. Liegt dieselbe Ratte zweimal in der Reihe, sind das zwei Figurenkarten.',
      },
      {
        rule: 'turn/earlier-card',
        text: 'Du darfst eine Karte zu einer legen, die aus einem früheren Zug dort liegt, egal, wer sie gespielt hat.',
      },
      {
        rule: 'turn/activation',
        text: 'Eine Figurenkarte mit zwei Karten darunter wird aktiviert. Geprüft wird, wenn alle Karten deines Zuges liegen.',
      },
      { rule: 'turn/two-at-most', text: 'Mehr als zwei Karten liegen nie unter einer Figur.' },
      { rule: 'turn/upper-first', text: 'Die Figur führt beide Karten aus, zuerst die früher gespielte.' },
      { rule: 'turn/order', text: 'Werden zwei Figuren aktiviert, entscheidest du, welche sich zuerst bewegt.' },
      { rule: 'order/not-activated', text: 'Zuerst bewegen kann sich nur eine der beiden aktivierten Figuren.' },
      {
        rule: 'turn/refill',
        text: 'Ausgeführte Figurenkarten werden mit ihren Aktionskarten abgelegt und durch neue ersetzt. Später im Spiel dürfen mehrere Rattenfänger in der Reihe liegen.',
        figure: 'turn',
      },
      { rule: 'turn/draw', text: 'Am Ende deines Zuges ziehst du auf vier Karten nach.' },
      { rule: 'turn/reshuffle', text: 'Ist ein Stapel leer und wird eine Karte gebraucht, werden seine abgelegten Karten neu gemischt.' },
      { rule: 'turn/next', text: 'Nach deinem Zug ist der nächste Spieler zur Rechten dran.' },
    ],
  },
  {
    id: 'cards',
    title: 'Die Aktionskarten',
    paragraphs: [
      {
        rule: 'move/effect',
        text: 'Ratten und Rattenfänger bewegen sich gleich. Läuft eine Ratte durch ein Haus, steigt dessen Rattenmarker um ein Stockwerk; geht der Rattenfänger hindurch, sinkt er um eines.',
        figure: 'effect',
      },
      { rule: 'move/forward1', text: '1 vor: durch das Haus davor.' },
      { rule: 'move/forward2', text: '2 vor: durch die zwei Häuser davor, beide Marker bewegen sich.' },
      { rule: 'move/back1', text: '1 zurück: durch das Haus dahinter. Der Marker bewegt sich genauso wie beim Lauf nach vorn.' },
      { rule: 'move/sewer', text: 'Kanal: am Haus davor vorbei, sein Marker bleibt, wo er ist.' },
      {
        rule: 'move/plus',
        text: '+1 ist eine Sonderkarte. Zusammen mit einer normalen Karte, darüber oder darunter, lässt sie die Figur ein Haus weiter laufen.',
      },
      {
        rule: 'move/plus-back',
        text: 'Zusammen mit „1 zurück“ führt +1 zwei Häuser zurück.',
        figure: 'moves',
      },
      { rule: 'move/plus-sewer', text: 'Zusammen mit dem Kanal führt +1 an zwei Häusern vorbei, ohne Wirkung.' },
      {
        rule: 'move/melody',
        text: 'Melodie ist eine Sonderkarte. Zusammen mit einer normalen Karte nimmt sie alle Figuren mit, die in derselben Gasse stehen. Sie laufen gemeinsam, und ihre Wirkungen auf ein Haus werden verrechnet: Zwei Ratten und der Rattenfänger ergeben zusammen ein Stockwerk hinauf.',
        figure: 'melody',
      },
      { rule: 'move/melody-sewer', text: 'Mit Melodie und Kanal schlüpfen alle Figuren der Gasse ohne Wirkung am Haus vorbei.' },
      { rule: 'move/two-specials', text: 'Zwei Sonderkarten unter einer Figur bewirken nichts. Sie werden mit der Figurenkarte abgelegt.' },
      { rule: 'move/bottom', text: 'Ein Marker sinkt nie tiefer als auf seinen Startplatz am Tor.' },
      {
        rule: 'move/top',
        text: 'Ein Marker steigt auch nie über das Dach. Laufen mehrere Figuren zusammen, wird erst die Summe gebildet; dann gilt diese Grenze.',
      },
      { rule: 'move/lane', text: 'Wer in einer Gasse vorn und wer hinten steht, spielt keine Rolle.' },
    ],
  },
  {
    id: 'leaving',
    title: 'Aus der Stadt fliehen',
    paragraphs: [
      {
        rule: 'leave/roof',
        text: 'Erreicht dein Marker das Dach, ist dein Haus voll: Du scheidest sofort aus, und dein Haus kommt weg. Das Dach ist Stockwerk 8, über dem siebten Stockwerk; für kürzere Partien kann Stockwerk 7 gewählt werden.',
      },
      {
        rule: 'leave/after-a-card',
        text: 'Ob ein Haus voll ist, wird nach jeder Karte geprüft, die eine Figur ausgeführt hat; eine Sonderkarte und ihre normale Karte zählen als eine.',
      },
      { rule: 'leave/markers', text: 'Fliehst du, bekommt der Spieler, der am Zug ist, deinen Marker und alle, die du gesammelt hattest.' },
      {
        rule: 'leave/merge',
        text: 'Ist dein Haus weg, teilen sich die Figuren zu seinen beiden Seiten eine Gasse, und deine Nachbarn stehen nebeneinander.',
        figure: 'leave',
      },
      {
        rule: 'leave/second-card',
        text: 'Hat eine Figur nach einer Flucht noch eine zweite Karte auszuführen, tut sie das im kleineren Kreis.',
      },
      { rule: 'leave/together', text: 'Durch eine Karte können mehrere fliehen. Wer am Zug ist, bekommt alle ihre Marker.' },
      {
        rule: 'leave/oneself',
        text: 'Vertreibst du dich selbst, bekommt niemand deine Marker. Was in deinem Zug noch auszuführen ist, wird ausgeführt, aber du ziehst keine Karten nach.',
      },
      {
        rule: 'leave/afterwards',
        text: 'Hast du dich selbst vertrieben, bekommt auch niemand die Marker derer, die in diesem Zug nach dir fliehen.',
      },
      { rule: 'leave/hand', text: 'Wer flieht, legt seine Handkarten offen ab.' },
    ],
  },
  {
    id: 'end',
    title: 'Das Ende',
    paragraphs: [
      {
        rule: 'end/two-left',
        text: 'Das Spiel endet sofort, wenn nur noch zwei übrig sind, auch wenn eine Figur noch eine Karte vor sich hätte.',
      },
      { rule: 'end/lowest', text: 'Von den letzten beiden gewinnt, wessen Marker tiefer steht.', figure: 'end' },
      { rule: 'end/collected', text: 'Stehen beide Marker gleich hoch, gewinnt, wer mehr Marker gesammelt hat.' },
      { rule: 'end/draw', text: 'Haben beide auch gleich viele Marker gesammelt, endet das Spiel unentschieden.' },
      {
        rule: 'end/sheet',
        text: 'Der Wertungsbogen zählt die Stockwerke, die bis zum Dach noch frei sind, damit mehr auch besser ist; wer geflohen ist, hat keine. Gesammelte Marker stehen daneben und werden nicht dazugezählt.',
      },
      { rule: 'end/last-one', text: 'Fliehen so viele auf einmal, dass nur einer übrig bleibt, gewinnt dieser.' },
      {
        rule: 'end/all-out',
        text: 'Bleibt niemand übrig, gewinnt von den zusammen Geflohenen, wer vorher die meisten Marker gesammelt hatte.',
      },
    ],
  },
  {
    id: 'two',
    title: 'Zu zweit',
    paragraphs: [
      {
        rule: 'setup/two-players',
        text: 'Zu zweit spielt man mit dem Kreis für vier: Ihr sitzt euch gegenüber, und die Häuser zwischen euch sind unbewohnt. Fünf Ratten sind im Spiel.',
        figure: 'two',
      },
      {
        rule: 'leave/neutral',
        text: 'Unbewohnte Häuser haben keinen Marker und verschwinden nie, aber die Figuren laufen durch sie wie durch jedes andere Haus.',
      },
      { rule: 'end/two-players', text: 'Zu zweit ist das Spiel aus, sobald ein Marker das Dach erreicht: Der andere Spieler gewinnt.' },
      { rule: 'end/two-players-draw', text: 'Bringt zu zweit eine Karte beide Marker aufs Dach, ist es unentschieden.' },
    ],
  },
  {
    id: 'young',
    title: 'Für kleine Rattenfänger',
    paragraphs: [
      { rule: 'young/no-specials', text: 'Für kleine Rattenfänger bleiben die Sonderkarten +1 und Melodie in der Schachtel.' },
      {
        rule: 'young/at-once',
        text: 'Bei den kleinen Rattenfängern wird jede Karte ausgeführt, sobald sie gespielt ist. Die erste bleibt unter ihrer Figur liegen.',
      },
      {
        rule: 'young/put-away',
        text: 'Hat eine Figur ihre zweite Karte, wird sie am Ende des Zuges mit beiden abgelegt, und eine neue Figurenkarte kommt. Den Zeitpunkt haben wir so gelesen: Im Regelheft steht nur „wie üblich“.',
      },
      { rule: 'young/leaving', text: 'Vertreibst du dich mit deiner ersten Karte selbst, spielst du keine zweite.' },
    ],
  },
  {
    id: 'unknown',
    title: 'Was ich nicht weiß …',
    paragraphs: [
      {
        rule: 'hide/face-down',
        text: 'In der Spielweise „Was ich nicht weiß …“ darfst du eine deiner zwei Karten eines Zuges verdeckt spielen, die erste oder die zweite.',
      },
      { rule: 'hide/once-a-turn', text: 'Beide Karten eines Zuges zu verdecken ist nicht erlaubt.' },
      { rule: 'hide/first-card', text: 'Der Startspieler darf auch die einzige Karte des ersten Zuges verdeckt spielen.' },
      { rule: 'hide/turned-up', text: 'Verdeckte Karten werden aufgedeckt, wenn ihre Figur aktiviert wird.' },
      { rule: 'hide/own-card', text: 'Deine eigenen verdeckten Karten darfst du ansehen, andere dürfen es nicht.' },
      { rule: 'hide/not-this-variant', text: 'In den anderen Spielweisen liegen alle Karten offen.' },
    ],
  },
  {
    id: 'edition',
    title: 'Zu dieser Ausgabe',
    paragraphs: [
      {
        text: 'Der Rattenfänger ist ein Spiel von Agnès Largeaud (Purple Brain, 2016). Wie sich die Aktionskarten auf die Arten verteilen und wie oft jede Figur auf den Figurenkarten vorkommt, ist nicht bekannt: Die Zahlen hier sind unsere eigenen. Alles andere folgt der gedruckten Regel; wo sie schweigt, haben wir entschieden.',
      },
    ],
  },
  {
    id: 'summary',
    title: 'Auf einer Seite',
    paragraphs: [
      { text: 'Ziel: Halt die Ratten von deinem Haus fern. Sind nur noch zwei übrig, gewinnt, wessen Rattenmarker tiefer steht.' },
      {
        text: 'Dein Zug: Spiel zwei Karten, jede unter eine andere Figurenkarte; im allerersten Zug eine. Dann zieh auf vier Karten nach.',
      },
      {
        text: 'Zwei Karten: Liegen unter einer Figur zwei, führt sie beide aus, sobald dein Zug gespielt ist, die ältere zuerst. Bei zwei Figuren bestimmst du, welche beginnt.',
      },
      {
        text: 'Ratten: Jedes Haus, durch das sie laufen, füllt sich um ein Stockwerk. Rattenfänger: Jedes Haus, durch das er geht, leert sich um eines.',
      },
      { text: 'Normale Karten: 1 vor, 2 vor, 1 zurück; der Kanal führt an einem Haus vorbei, ohne Wirkung.' },
      {
        text: 'Sonderkarten: Mit „+1“ läuft die Figur ein Haus weiter, „Melodie“ nimmt alle Figuren der Gasse mit. Zwei Sonderkarten zusammen bewirken nichts.',
      },
      {
        text: 'Das Dach: Ist ein Haus voll bis zum Dach, ist es weg, und sein Besitzer muss fliehen. Wer am Zug ist, bekommt die Marker; vertreibst du dich selbst, bekommt niemand deine.',
      },
      { text: 'Gleichstand: Es gewinnt, wer mehr Marker gesammelt hat.' },
      { text: 'Zu zweit: Zwischen euch stehen zwei unbewohnte Häuser; wessen Marker zuerst das Dach erreicht, der verliert.' },
    ],
  },
];
