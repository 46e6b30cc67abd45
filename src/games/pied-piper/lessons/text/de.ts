import type { Translation } from '../../../../core/text.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  'lesson.houses.title': 'Ratten im Haus',
  'lesson.houses.welcome':
    'Willkommen in Hameln! Die Stadt ist voller Ratten. Loswerden kann sie niemand – aber du kannst sie zu den Nachbarn scheuchen.',
  'lesson.houses.mine':
    'Das ist dein Haus, das mit dem roten Giebel. Der Marker zeigt, wie voll es ist: Bis jetzt haben die Ratten zwei Stockwerke besetzt.',
  'lesson.houses.rats':
    'Die Ratten stehen in den Gassen zwischen den Häusern und laufen in Pfeilrichtung. Jedes Haus, durch das eine Ratte läuft, füllt sich um ein Stockwerk.',
  'lesson.houses.aim':
    'Ist ein Haus voll bis unters Dach, fliehen seine Leute aus der Stadt. Sind nur noch zwei übrig, gewinnt, wer weniger Ratten hat.',
  'lesson.houses.row': 'Wer läuft, entscheidet sich hier unten. Jede Figurenkarte steht für eine Figur in der Stadt.',
  'lesson.houses.hand':
    'Das sind deine Aktionskarten. In jedem Zug spielst du zwei davon, unter zwei verschiedene Figuren. Sie sagen, wie weit es geht: ein Haus vor, zwei vor, eins zurück oder durch den Kanal.',
  'lesson.houses.second':
    'Hast du deine Karten gespielt, läuft jede Figur los, die zwei Karten hat. Unter der roten Ratte liegt schon eine: noch eine dazu, und ab geht es – die ältere Karte zuerst.',
  'lesson.houses.drive':
    'Jetzt du: Gib der roten Ratte ihre zweite Karte, sodass sie durch andere Häuser läuft, aber nicht durch deins. Deine andere Karte kommt unter irgendeine andere Figur.',
  'lesson.houses.drive.done': 'Und weg ist sie, in die Keller der Nachbarn! Dein Haus ist nicht voller als vorher.',
  'lesson.houses.drive.own':
    'Da lief eine Ratte durch dein eigenes Haus. Zähl die Häuser auf dem Weg der roten Ratte: Vor deinem muss Schluss sein.',
  'lesson.houses.drive.still': 'Kein Haus ist voller geworden: Keine Ratte ist gelaufen. Leg eine deiner Karten unter die rote Ratte.',
  'lesson.sewer.title': 'Über und unter der Erde',
  'lesson.sewer.ways': 'Vorwärts geht es durch das Haus davor, zurück durch das Haus dahinter. So oder so wird das Haus voller.',
  'lesson.sewer.under':
    'Nur der Kanal ist harmlos: Die Figur huscht unter dem Haus hindurch, und der Marker bleibt, wo er ist. So eine Karte liegt unter der gelben Ratte.',
  'lesson.sewer.special':
    '„+1“ und „Melodie“ wirken nur zusammen mit einer normalen Karte: Mit „+1“ geht es ein Haus weiter, mit „Melodie“ läuft die ganze Gasse mit.',
  'lesson.sewer.door':
    'Die schlechte Nachricht: Die gelbe Ratte steht direkt vor deiner Tür. Die gute: Ihre erste Karte ist der Kanal, und die erste Karte kommt immer zuerst dran.',
  'lesson.sewer.past': 'Lass die gelbe Ratte an deinem Haus vorbeihuschen und stattdessen durch ein Nachbarhaus laufen.',
  'lesson.sewer.past.done': 'Kein Piep in deinem Haus – und nebenan eine Ratte mehr.',
  'lesson.sewer.past.own':
    'Nach dem Kanal stand die Ratte hinter deinem Haus, und deine Karte hat sie hindurchgeschickt. Schick sie weiter, nicht zurück.',
  'lesson.sewer.past.still': 'Kein Haus ist voller geworden. Die gelbe Ratte braucht eine normale Karte, die sie weiterführt.',
  'lesson.piper.title': 'Der Rattenfänger',
  'lesson.piper.plays':
    'Und das ist der Rattenfänger. Er läuft mit denselben Karten wie die Ratten, aber wo er durchkommt, folgt ihm ein Stockwerk Ratten hinaus.',
  'lesson.piper.waits': 'Er steht vor deiner Tür, und unter ihm wartet schon ein „1 vor“. Er braucht nur noch eine zweite Karte.',
  'lesson.piper.twice': 'Lass den Rattenfänger in einem einzigen Zug zwei Stockwerke Ratten aus deinem Haus holen.',
  'lesson.piper.twice.done': 'Hin und zurück! Er kam zweimal durch dein Haus, und zwei Stockwerke sind leer.',
  'lesson.piper.twice.once':
    'Ein Stockwerk ist leer, aber dann ging er weiter zum nächsten Haus. Welche Karte bringt ihn noch einmal durch deins?',
  'lesson.piper.twice.not-yet': 'Dein Haus ist so voll wie vorher. Leg die richtige Karte unter den Rattenfänger.',
  'lesson.piper.others':
    'Die anderen hätten ihn auch gern. Wenn du ihn nicht haben kannst, sorg wenigstens dafür, dass er nicht durch ihre Häuser geht.',
  'lesson.roof.title': 'Bis unters Dach',
  'lesson.roof.full': 'Dieses Haus ist voll bis ins siebte Stockwerk. Noch eine Ratte, und seine Leute müssen aus der Stadt fliehen.',
  'lesson.roof.winner':
    'An diesem Tisch sitzen drei. Geht einer, sind noch zwei übrig und die Partie ist aus: Wer von beiden weniger Ratten hat, gewinnt. Das wärst du, mit fünf gegen sechs.',
  'lesson.roof.win': 'Unter der roten Ratte liegt „1 vor“, und sie steht genau vor dem vollen Haus. Beende die Partie!',
  'lesson.roof.win.done': 'Volles Haus! Du hast weniger Ratten als der andere, und die Partie gehört dir.',
  'lesson.roof.win.still': 'Niemand ist geflohen. Gib der roten Ratte ihre zweite Karte: Schon die erste schickt sie durch das volle Haus.',
  'lesson.roof.win.lost': 'Jemand ist geflohen, aber im falschen Augenblick: Dein Marker stand nicht tiefer als der andere.',
  'lesson.good-turn.title': 'Ein guter Zug',
  'lesson.good-turn.look':
    'Zwei Karten warten: eine unter der roten Ratte, eine unter dem Rattenfänger. Beide Figuren stehen vor deiner Tür. Wer als Erster unter eine von ihnen eine zweite Karte legt, bestimmt, wohin sie läuft.',
  'lesson.good-turn.think':
    'Frag dich also: Was kann mir als Nächstes schaden? Was kann ich jetzt nutzen? Und was lasse ich den Nachbarn liegen?',
  'lesson.good-turn.choose': 'Spiel einen guten Zug. Es gibt mehr als einen; ich rechne voraus und sage dir, was ich davon halte.',
  'lesson.good-turn.choose.done': 'Gut gespielt! Leute wie dich könnte Hameln mehr gebrauchen.',
  'lesson.good-turn.two':
    'In deiner ersten Partie seid ihr zu zweit, und zwischen euch steht auf beiden Seiten ein unbewohntes Haus. Dort dürfen die Ratten nach Belieben hindurch. Viel Glück!',
};
