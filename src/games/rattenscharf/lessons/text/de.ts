import type { Translation } from '../../../../core/text.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  'lesson.first-strips.title': 'Die ersten Streifen',
  'lesson.first-strips.welcome':
    'Willkommen im Lager! Zwei Gewürzhändler teilen es sich: Du bist Rot, der andere ist Grün. Wer seine Gewürze geschickter ordnet, gewinnt.',
  'lesson.first-strips.spices':
    'Alles lagert auf Streifen mit drei Feldern. Auf diesem liegt eine Chili, und Chili gehört dir – genau wie Paprika, Safran und Sumach. Alle deine Gewürze sind rot.',
  'lesson.first-strips.rival': 'Diese beiden hat Grün gelegt. Basilikum und Minze gehören Grün, Dill und Salbei auch.',
  'lesson.first-strips.groups':
    'Bring gleiche Gewürze Seite an Seite, und du bekommst Punkte: 1 für zwei, 2 für drei oder mehr. Eine Chili liegt schon da, die nächste wartet.',
  'lesson.first-strips.tray': 'Zwei Streifen sind für dich aufgedeckt. In diesem Zug legst du beide, in welcher Reihenfolge du willst.',
  'lesson.first-strips.pair':
    'Jetzt du: Nimm den Streifen mit der Chili, dreh ihn, wenn du magst, und leg ihn so, dass sich die beiden Chilis an einer Seite berühren.',
  'lesson.first-strips.pair.done': 'Gut gelegt! Zwei Chilis nebeneinander: dein erster Punkt.',
  'lesson.first-strips.pair.apart':
    'Da darf der Streifen liegen, aber gleiche Gewürze berühren sich dort nicht. Eine Chili muss mit einer ganzen Seite an der anderen liegen.',
  'lesson.first-strips.pair.theirs': 'Vorsicht, das bringt Grün Punkte. Sie gehen immer an die Farbe des Gewürzes.',
  'lesson.first-strips.rest':
    'Hier stehen deine Punkte. Den zweiten Streifen legst du genauso, dann ist Grün dran. Das ist fast schon das ganze Spiel – wären da nicht die Ratten.',
  'lesson.points.title': 'Punkte für wen?',
  'lesson.points.now': 'Ein paar Züge später. Du hast dein Chili-Paar, aber auch Grün hat einen Punkt. Woher?',
  'lesson.points.mints': 'Von hier: Zwei Minzen treffen sich. Ein Paar Minze, ein Punkt für Grün.',
  'lesson.points.owner':
    'Punkte gehen immer an die Farbe des Gewürzes, egal wer den Streifen legt. Schau also vorher hin: Auch dein Streifen kann Grün füttern.',
  'lesson.points.grow':
    'Wächst eine Gruppe, zählt sie noch einmal. Leg eine dritte Chili an diese beiden, und du bekommst 2 Punkte für eine Dreiergruppe.',
  'lesson.points.each': 'Jeder Streifen zählt, sobald er liegt. Zwei Streifen, also zwei Gelegenheiten in einem Zug.',
  'lesson.points.three': 'Leg beide Streifen und hol in diesem Zug 3 Punkte: 2 mit den Chilis, 1 mit dem Safran.',
  'lesson.points.three.done': 'Drei Punkte in einem Zug – so wird man reich!',
  'lesson.points.three.few':
    'Beide Streifen liegen, aber es waren weniger als 3 Punkte. Bring die dritte Chili zu ihrem Paar und den Safran zum anderen Safran.',
  'lesson.on-top.title': 'Obendrauf',
  'lesson.on-top.cover':
    'Zwei Minzen von Grün liegen Seite an Seite. Wegnehmen kannst du sie nicht – aber zudecken. Was zugedeckt ist, zählt nicht mehr.',
  'lesson.on-top.flat': 'Ein Streifen darf auf anderen liegen, wenn er eben liegt: alle drei Felder gleich hoch, nichts hängt in der Luft.',
  'lesson.on-top.two': 'Und er muss auf mindestens zwei Streifen liegen, nie genau auf einem. Dieser hier läge auf dreien.',
  'lesson.on-top.break': 'Du bist dran: Deck eine Minze von Grün zu, damit das Paar zerfällt.',
  'lesson.on-top.break.done': 'Weg ist sie! Die Minzen treffen sich nicht mehr, und am Ende bringen sie Grün nichts ein.',
  'lesson.on-top.break.elsewhere': 'Der Streifen liegt gut, aber beide Minzen sind noch zu sehen. Deck eine von ihnen zu.',
  'lesson.on-top.break.beside':
    'Der Streifen liegt daneben. Um eine Minze zuzudecken, leg ihn quer darüber, auf mehrere Streifen zugleich.',
  'lesson.on-top.again':
    'Vorsicht beim Zudecken: Bleiben von einer Gruppe noch mehrere Felder übrig, zählt der Rest gleich noch einmal – für den, dem er gehört.',
  'lesson.rats.title': 'Ratten!',
  'lesson.rats.seen':
    'Die Gewürze haben Gesellschaft. Zwei der Ratten, die man sieht, tragen Rot: Das sind deine, und stolz bist du nicht auf sie.',
  'lesson.rats.limit':
    'Hier siehst du, wie viele deiner Ratten zu sehen sind. Sind es am Ende deines Zuges drei, hast du auf der Stelle verloren – egal wie viele Punkte du hast.',
  'lesson.rats.third': 'Und nun sieh dir deine Streifen an: Einer bringt eine dritte Ratte mit. Legen musst du beide.',
  'lesson.rats.hide':
    'Leg beide Streifen so, dass am Ende weniger als drei deiner Ratten zu sehen sind. Eine Ratte deckst du genauso zu wie eine Minze.',
  'lesson.rats.hide.done': 'Puh! Nur zwei Ratten zu sehen. Von den anderen weiß niemand.',
  'lesson.rats.hide.lost':
    'Am Ende deines Zuges sind drei rote Ratten zu sehen: Damit wäre das Spiel verloren. Deck eine von ihnen mit einem Streifen zu.',
  'lesson.rats.theirs':
    'Umgekehrt geht es auch: Deck lieber die Gewürze von Grün zu als seine Ratten, und bald läuft Grün den Ratten hinterher statt den Punkten.',
  'lesson.good-turn.title': 'Ein guter Zug',
  'lesson.good-turn.end':
    'Nach 42 Streifen ist das Lager voll. Dann zählt jede Gruppe, die zu sehen ist, noch einmal, für beide, und wer mehr Punkte hat, gewinnt.',
  'lesson.good-turn.lasting':
    'Eine Gruppe, die bis zum Schluss hält, zahlt sich also doppelt aus. Lass deine Gruppen am Anfang wachsen und deck gegen Ende die von Grün zu.',
  'lesson.good-turn.weigh': 'Frag dich vor dem Legen dreierlei: Was bekomme ich? Was bekommt Grün? Wo bleiben meine Ratten?',
  'lesson.good-turn.choose':
    'Leg nun beide Streifen, so gut du kannst. Es gibt mehr als einen guten Weg; ich rechne voraus und sage dir, was ich davon halte.',
  'lesson.good-turn.choose.done': 'Auf diesen Zug kannst du stolz sein. Du bist bereit für eine ganze Partie!',
};
