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
    'Da darf er liegen, aber keine zwei deiner Gewürze treffen sich. Eine Chili muss mit einer ganzen Seite an der anderen liegen.',
  'lesson.first-strips.pair.theirs': 'Vorsicht, das bringt Grün Punkte. Sie gehen immer an die Farbe des Gewürzes.',
  'lesson.first-strips.rest':
    'Hier stehen deine Punkte. Den zweiten Streifen legst du genauso, dann ist Grün dran. Das ist fast schon das ganze Spiel – wären da nicht die Ratten.',
};
