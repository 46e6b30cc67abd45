import type { RulePage } from '../../../../core/registry.ts';

export const rules: RulePage = [
  {
    id: 'minute',
    title: 'In einer Minute',
    paragraphs: [
      {
        text: 'Lege in jedem Zug zwei Streifen. Liegen zwei oder mehr gleiche Gewürze nebeneinander, bringen sie der Farbe Punkte, zu der sie gehören: 1 für zwei, 2 für drei oder mehr.',
      },
      {
        text: 'Überbauen darfst du, was du willst. Aber sind am Ende deines Zuges drei deiner Ratten zu sehen, hast du auf der Stelle verloren.',
      },
      { text: 'Dein erster Zug: Lege so an, dass sich zwei deiner Gewürze treffen, und achte darauf, wo deine Ratten bleiben.' },
    ],
  },
  {
    id: 'aim',
    title: 'Worum es geht',
    paragraphs: [
      {
        text: 'Zwei Gewürzhändler teilen sich ein Lager. Beide wollen Streifen um Streifen die Gewürze der eigenen Farbe zusammenlegen und bekommen Punkte für jede Gruppe. Doch im Lager hausen auch Ratten, und wer am Ende seines Zuges zu viele eigene Ratten sehen lässt, hat auf der Stelle verloren.',
      },
    ],
  },
  {
    id: 'material',
    title: 'Material und Aufbau',
    paragraphs: [
      {
        rule: 'setup/material',
        text: 'Es gibt 42 Warenstreifen mit je drei Feldern. Ein Feld zeigt eines von acht Gewürzen, eine Ratte oder nichts. Chili, Paprika, Safran und Sumach sind rot, Basilikum, Minze, Dill und Salbei grün. Jede Farbe hat acht Ratten. Kein Streifen gleicht dem anderen.',
        figure: 'symbols',
      },
      {
        rule: 'setup/colours',
        text: 'Eine Person spielt Rot, ihr gehören die roten Gewürze und die roten Ratten; die andere spielt Grün, ihr gehören die grünen.',
      },
      {
        rule: 'setup/start-strip',
        text: 'In der Mitte des Tisches liegt der Startstreifen. Er ist leer und kann wie jeder andere Streifen überbaut werden.',
      },
      {
        rule: 'start/who-begins',
        text: 'Wer beginnt, entscheidet das Los, sofern es beim Eröffnen des Tisches nicht festgelegt wurde. (Im Regelheft beginnt der Ältere.) Auf Wunsch wird ausgeglichen: Dann startet die nachziehende Seite mit einem Punkt.',
      },
    ],
  },
  {
    id: 'turn',
    title: 'Ein Zug',
    paragraphs: [
      {
        rule: 'turn/alternate',
        text: 'Die beiden sind abwechselnd am Zug. Im allerersten Zug wird ein einziger Streifen aufgedeckt und gelegt.',
      },
      {
        rule: 'turn/two-strips',
        text: 'In jedem weiteren Zug werden zwei Streifen aufgedeckt, und beide müssen gelegt werden. Man sieht beide, bevor man den ersten legt, und wählt die Reihenfolge selbst.',
        figure: 'turn',
      },
      {
        rule: 'turn/last-strip',
        text: 'So kommt jeder auf elf Züge und 21 Streifen. Für den letzten Zug bleibt nur ein Streifen übrig; er gehört der Person, die nicht begonnen hat.',
      },
      {
        rule: 'lay/not-in-tray',
        text: 'Gelegt wird nur, was für diesen Zug aufgedeckt wurde und noch nicht liegt. Was einmal liegt, wird nie mehr bewegt.',
      },
    ],
  },
  {
    id: 'laying',
    title: 'Wohin ein Streifen darf',
    paragraphs: [
      {
        rule: 'lay/straight',
        text: 'Ein Streifen wird waagerecht oder senkrecht ins Raster der Felder gelegt; wie herum, ist egal.',
      },
      {
        rule: 'lay/same-when-turned',
        text: 'Manche Streifen lesen sich von beiden Enden gleich. Andersherum gelegt wäre es derselbe Zug, darum steht nur eine der beiden Richtungen zur Wahl.',
      },
      { rule: 'lay/over-the-edge', text: 'Kein Streifen darf über die Tischkante ragen. Der Tisch ist 25 mal 25 Felder groß.' },
      {
        rule: 'lay/not-adjacent',
        text: 'Auf dem leeren Tisch muss ein Streifen an das anschließen, was schon liegt: Mindestens eines seiner Felder muss mit einer ganzen Seite an einem gelegten Feld anliegen. Eine Ecke genügt nicht.',
        figure: 'beside',
      },
      {
        rule: 'lay/cover-anything',
        text: 'Streifen dürfen überbaut werden. Man darf eigene wie fremde Symbole zudecken; was zugedeckt ist, zählt nicht mehr.',
      },
      {
        rule: 'lay/gap',
        text: 'Unter einem Streifen darf nichts hohl sein: Er liegt entweder ganz auf dem Tisch oder ganz auf anderen Streifen.',
      },
      { rule: 'lay/uneven', text: 'Die drei Felder unter einem Streifen müssen gleich hoch sein, damit er eben liegt.' },
      {
        rule: 'lay/exactly-on-one-strip',
        text: 'Ein Streifen darf nicht genau auf einem einzigen anderen liegen. Was er zudeckt, muss zu mindestens zwei Streifen gehören.',
        figure: 'above',
      },
    ],
  },
  {
    id: 'scoring',
    title: 'Wertung',
    paragraphs: [
      {
        rule: 'score/group',
        text: 'Eine Gruppe besteht aus Feldern mit demselben Gewürz, die über ihre Seiten zusammenhängen und von oben zu sehen sind. Auf welcher Ebene sie liegen, spielt keine Rolle.',
      },
      {
        rule: 'score/each-strip',
        text: 'Jeder Streifen wird gewertet, sobald er liegt, der erste eines Zuges also vor dem Legen des zweiten. Es zählt jede Gruppe, die durch den Streifen entstanden ist oder sich verändert hat.',
      },
      {
        rule: 'score/points',
        text: 'Eine Zweiergruppe bringt 1 Punkt, eine Gruppe aus drei oder mehr Feldern 2 Punkte. Einzelne Gewürze und Ratten bringen nichts.',
      },
      {
        rule: 'score/owner',
        text: 'Die Punkte bekommt, wem die Farbe gehört, gleich wer den Streifen gelegt hat. Ein Streifen kann beiden Punkte bringen.',
        figure: 'points',
      },
      {
        rule: 'score/merge-once',
        text: 'Wachsen durch einen Streifen mehrere Gruppen zusammen, zählen sie als eine und werden einmal gewertet.',
        figure: 'merge',
      },
      {
        rule: 'score/unchanged',
        text: 'Eine Gruppe, die bleibt, wie sie war, wird nicht noch einmal gewertet, auch wenn der neue Streifen direkt daneben liegt.',
      },
      {
        rule: 'score/shrunk',
        text: 'Auch eine Gruppe, die unter einem neuen Streifen ein Feld verliert, hat sich verändert: Was übrig bleibt, wird gewertet; zerfällt sie, dann jeder Teil für sich. Das lässt sich vor dem Spiel abschalten; dann zählen nur Gruppen mit einem Feld des neuen Streifens.',
        figure: 'shrunk',
      },
      {
        rule: 'score/replaced',
        text: 'Wird ein Gewürz mit dem gleichen Gewürz zugedeckt, hat seine Gruppe ein neues Feld und wird gewertet.',
      },
    ],
  },
  {
    id: 'rats',
    title: 'Ratten',
    paragraphs: [
      {
        rule: 'end/three-rats',
        text: 'Wer seinen eigenen Zug mit drei oder mehr sichtbaren Ratten der eigenen Farbe beendet, verliert sofort. Alle Punkte verfallen.',
      },
      {
        rule: 'end/own-turn-only',
        text: 'Geprüft werden nur die Ratten der Seite, deren Zug gerade endet. Während eines Zuges dürfen beliebig viele Ratten zu sehen sein, und bringt dein Gegner deine dritte Ratte zum Vorschein, hast du noch deinen nächsten Zug, um sie zuzudecken. Nach dem letzten Streifen des Spiels werden deshalb nur die Ratten der Seite geprüft, die ihn gelegt hat. Sie hat in diesem Zug nur einen Streifen, um eine Ratte zuzudecken; deshalb gewinnt häufiger, wer anfängt. Vor dem Spiel lässt sich einstellen, dass Ratten nach dem letzten Streifen nicht mehr zählen.',
        figure: 'rats',
      },
    ],
  },
  {
    id: 'end',
    title: 'Spielende',
    paragraphs: [
      {
        rule: 'end/final-scoring',
        text: 'Liegt der letzte Streifen und ist er gewertet, zählen alle sichtbaren Gruppen beider Seiten noch einmal: 1 Punkt für zwei Felder, 2 Punkte für drei oder mehr.',
        figure: 'final',
      },
      { rule: 'end/most-points', text: 'Wer die meisten Punkte hat, gewinnt. Bei Gleichstand endet das Spiel unentschieden.' },
    ],
  },
  {
    id: 'edition',
    title: 'Zu dieser Ausgabe',
    paragraphs: [
      {
        text: 'Rattenscharf ist ein Spiel von Michael Schacht (Queen Games, 2005). Welche Streifen das Original genau enthält, ist nicht veröffentlicht: Die Streifen hier sind unsere eigenen, nach allem entworfen, was man über das Original weiß. Anders als dort beginnt hier nicht der Ältere; es wird ausgelost. Alles andere folgt der gedruckten Regel; wo sie schweigt, etwa zur Zahl der Ratten, zur Größe des Tisches oder zum Gleichstand, haben wir entschieden.',
      },
    ],
  },
  {
    id: 'summary',
    title: 'Auf einer Seite',
    paragraphs: [
      { text: 'Ziel: die meisten Punkte, wenn alle 42 Streifen liegen.' },
      { text: 'Dein Zug: Zwei Streifen werden aufgedeckt, im allerersten Zug einer. Leg alle, in beliebiger Reihenfolge.' },
      { text: 'Auf den Tisch: Leg den Streifen ins Raster, mindestens ein Feld Seite an Seite mit einem, das schon liegt.' },
      { text: 'Auf Streifen: Der neue Streifen muss eben und ohne Lücke liegen, nie genau auf einem einzigen.' },
      { text: 'Gruppen: gleiche Gewürze nebeneinander, die zu sehen sind. Zwei Felder bringen 1 Punkt, drei oder mehr 2 Punkte.' },
      { text: 'Wann: Sobald ein Streifen liegt, wird jede Gruppe gewertet, die er bildet, vergrößert, verbindet oder verkleinert.' },
      { text: 'Für wen: Die Punkte bekommt die Farbe des Gewürzes, egal, wer den Streifen gelegt hat.' },
      { text: 'Ratten: Sind am Ende deines eigenen Zuges drei deiner Ratten sichtbar, verlierst du auf der Stelle.' },
      {
        text: 'Das Ende: Nach dem letzten Streifen wird jede sichtbare Gruppe noch einmal gewertet. Bei gleich vielen Punkten endet das Spiel unentschieden.',
      },
    ],
  },
];
