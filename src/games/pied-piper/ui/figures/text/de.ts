import type { Translation } from '../../../../../core/text.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  'material.alt':
    'Sechs Ratten mit verschiedenfarbigen Schwänzen und der Rattenfänger, dann die sechs Arten von Aktionskarten mit Namen, Wirkung und Anzahl.',
  'material.caption': 'Die Figuren unterscheiden sich im Schwanz und in der Haltung. Die beiden dunkelroten Karten sind die Sonderkarten.',
  'setup.alt':
    'Vier krumme Häuser mit sieben Stockwerken im Kreis, ihre Marker an den Toren. In jeder Gasse zwischen zwei Häusern steht eine Ratte; in der Gasse links vom roten Haus sind es zwei Ratten und der Rattenfänger. Pfeile auf der Straße laufen gegen den Uhrzeigersinn.',
  'setup.caption': 'Eine Partie zu viert vor dem ersten Zug. Rot beginnt.',
  'setup.house': 'Jedes Haus hat sieben Stockwerke. Sein Marker beginnt am Tor, auf Stockwerk 0.',
  'setup.lane': 'In jeder Gasse wartet eine Ratte vor dem nächsten Haus.',
  'setup.start': 'Links vom Haus des Startspielers stehen noch eine Ratte und der Rattenfänger.',
  'setup.arrows': 'Die Pfeile zeigen, wo vorn ist.',
  'turn.alt':
    'Vier Bilder der Reihe mit den Figurenkarten und der Hand von Rot. Erstens: Unter der roten Ratte liegt „1 vor“ von jemand anderem. Zweitens: Rot legt „1 zurück“ unter den Rattenfänger. Drittens: Rot legt „2 vor“ unter die rote Ratte, die jetzt zwei Karten hat. Viertens: Die Karte der roten Ratte ist weg, eine blaue ist nachgerückt, und Rot hat wieder vier Karten.',
  'turn.caption': 'Ein Zug von Rot. Die rote Ratte läuft erst 1 vor, wie es die Karte sagt, die schon dalag, und dann 2 vor.',
  'turn.before': 'Unter der roten Ratte liegt eine Karte von Blau.',
  'turn.first': 'Die erste Karte kommt unter den Rattenfänger. Er hat nur diese eine und bleibt stehen.',
  'turn.second': 'Die zweite Karte kommt unter die rote Ratte: Sie hat jetzt zwei Karten und läuft los.',
  'turn.after':
    'Die Figurenkarte und ihre zwei Karten kommen auf die Ablage, eine neue Figurenkarte rückt nach, und Rot zieht auf vier Karten nach.',
  'effect.alt':
    'Zwei Bilder einer Stadt mit drei Häusern. Im ersten läuft die rote Ratte 1 vor durch das Haus von Grün, dessen Marker von 3 auf 4 steigt. Im zweiten geht der Rattenfänger hindurch, und der Marker sinkt von 3 auf 2.',
  'effect.caption': 'Wer durch ein Haus geht, verändert es: Ratten füllen es, der Rattenfänger leert es.',
  'effect.rat': 'Eine Ratte läuft durch das Haus von Grün: ein Stockwerk hinauf.',
  'effect.piper': 'Der Rattenfänger geht durch das Haus: ein Stockwerk hinab.',
  'moves.alt':
    'Vier Bilder. 2 vor: Die Ratte läuft durch die Häuser von Rot und Grün, beide bekommen +1. 1 zurück: Sie läuft zurück durch das Haus von Rot, +1. Kanal: Sie kommt am Haus von Grün vorbei, 0. 1 zurück mit +1: Sie läuft zurück durch zwei Häuser, beide bekommen +1.',
  'moves.caption':
    'Die goldene Linie ist der Weg der Ratte, die blasse Ratte steht am Ziel, und die Münzen sagen, was aus den Markern wird.',
  'moves.two-title': '2 vor.',
  'moves.two': 'Zwei Häuser hintereinander, und beide werden voller.',
  'moves.back-title': '1 zurück.',
  'moves.back': 'Auch rückwärts richtet eine Ratte Schaden an.',
  'moves.sewer-title': 'Kanal.',
  'moves.sewer': 'Die Ratte schlüpft unten durch, und nichts ändert sich.',
  'moves.plus-title': '1 zurück und +1.',
  'moves.plus': 'Mit der Sonderkarte sind es zwei Häuser zurück.',
  'melody.alt':
    'Die rote Ratte, die blaue Ratte und der Rattenfänger stehen in einer Gasse. Mit Melodie und 1 vor gehen alle drei durch das Haus von Grün. Rote Ratte +1, blaue Ratte +1, Rattenfänger −1: zusammen +1, und der Marker von Grün steigt von 3 auf 4.',
  'melody.caption':
    'Die Melodie nimmt alle Figuren derselben Gasse mit. Ihre Wirkungen werden zusammengezählt, bevor sich der Marker bewegt.',
  'melody.sum': 'zusammen',
  'melody.change': 'Grün steigt von {from} auf {to}.',
  'leave.alt':
    'Zwei Bilder einer Stadt mit vier Häusern. Vorher: Die rote Ratte läuft durch das Haus von Grün, dessen Marker von 7 auf das Dach kommt. Nachher: Das Haus von Grün ist weg, drei Häuser stehen im Kreis, und die Figuren seiner beiden Gassen stehen beisammen.',
  'leave.caption': 'Ein Zug von Rot. Grün flieht aus der Stadt, und Rot behält den Marker von Grün.',
  'leave.before': 'Das Haus von Grün ist voll bis zum siebten Stockwerk. Das nächste Stockwerk ist das Dach.',
  'leave.after': 'Das Haus wird weggenommen. Aus seinen beiden Gassen ist eine geworden.',
  'end.alt':
    'Zwei Bilder. Vorher: drei Häuser, der Marker von Rot auf 3, der von Blau auf 5, und eine Ratte läuft durch das Haus von Grün, von 7 auf das Dach. Nachher: Nur die Häuser von Rot und Blau sind noch da.',
  'end.caption':
    'Sind nur noch zwei übrig, ist das Spiel aus. Der Marker von Rot steht auf 3, der von Blau auf 5: Rot steht tiefer und gewinnt.',
  'end.before': 'Drei sind übrig, und der Marker von Grün kommt auf das Dach.',
  'end.after': 'Zwei sind übrig: Rot 3, Blau 5.',
  'two.alt':
    'Ein Kreis aus vier Häusern. Das Haus von Rot steht vorn und das von Grün hinten; die beiden dazwischen sind graue Ruinen mit vernagelten Fenstern und haben keine Marker.',
  'two.caption': 'Zu zweit sitzt man sich gegenüber. Die vernagelten Häuser gehören niemandem.',
};
