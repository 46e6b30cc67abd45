import type { Translation } from '../../../../core/text.ts';
import type { en } from './en.ts';

export const nl: Translation<typeof en> = {
  'lesson.first-strips.title': 'De eerste stroken',
  'lesson.first-strips.welcome':
    'Welkom in de opslagplaats! Twee kruidenhandelaars delen hem: jij bent Rood, de ander is Groen. Wie zijn kruiden het slimst ordent, wint.',
  'lesson.first-strips.spices':
    'Alles ligt op stroken van drie velden. Op deze ligt een chilipeper, en die is van jou – net als paprika, saffraan en sumak. Al jouw kruiden zijn rood.',
  'lesson.first-strips.rival': 'Deze twee heeft Groen gelegd. Basilicum en munt zijn van Groen, dille en salie ook.',
  'lesson.first-strips.groups':
    'Breng gelijke kruiden naast elkaar en je scoort: 1 punt voor twee, 2 punten voor drie of meer. Eén chilipeper ligt er al, de volgende wacht.',
  'lesson.first-strips.tray': 'Er zijn twee stroken voor je omgedraaid. Deze beurt leg je ze allebei, in de volgorde die je wilt.',
  'lesson.first-strips.pair':
    'Nu jij: pak de strook met de chilipeper, draai hem als je wilt, en leg hem zo dat de twee chilipepers met een hele zijde tegen elkaar liggen.',
  'lesson.first-strips.pair.done': 'Goed gelegd! Twee chilipepers naast elkaar: je eerste punt.',
  'lesson.first-strips.pair.apart':
    'Daar mag hij liggen, maar geen twee van jouw kruiden raken elkaar. Een chilipeper moet met een hele zijde tegen de andere liggen.',
  'lesson.first-strips.pair.theirs': 'Pas op, dat levert Groen punten op. Punten gaan altijd naar de kleur van het kruid.',
  'lesson.first-strips.rest':
    'Hier staan je punten. De tweede strook leg je net zo, en dan is Groen aan de beurt. Dat is bijna het hele spel – als die ratten er niet waren.',
};
