import type { Translation } from '../../../../core/text.ts';
import type { en } from './en.ts';

export const nl: Translation<typeof en> = {
  'lesson.first-strips.title': 'De eerste stroken',
  'lesson.first-strips.welcome':
    'Welkom in de opslagplaats! Twee kruidenhandelaars delen de ruimte: jij bent Rood, de ander is Groen. Wie zijn kruiden het slimst ordent, wint.',
  'lesson.first-strips.spices':
    'Alles ligt op stroken van drie velden. Op deze staat een chilipeper, en die is van jou – net als paprika, saffraan en sumak. Al jouw kruiden zijn rood.',
  'lesson.first-strips.rival': 'Deze twee heeft Groen gelegd. Basilicum en munt zijn van Groen, dille en salie ook.',
  'lesson.first-strips.groups':
    'Leg gelijke kruiden naast elkaar en je scoort: 1 punt voor twee, 2 punten voor drie of meer. Eén chilipeper ligt er al, en op een van je stroken staat er nog een.',
  'lesson.first-strips.tray': 'Er zijn twee stroken voor je omgedraaid. Deze beurt leg je ze allebei, in de volgorde die je wilt.',
  'lesson.first-strips.pair':
    'Nu jij: pak de strook met de chilipeper, draai hem als je wilt, en leg hem zo dat de twee chilipepers met een hele zijde tegen elkaar liggen.',
  'lesson.first-strips.pair.done': 'Goed gelegd! Twee chilipepers naast elkaar: je eerste punt.',
  'lesson.first-strips.pair.apart':
    'De strook mag daar liggen, maar gelijke kruiden raken elkaar daar niet. Een chilipeper moet met een hele zijde tegen de andere liggen.',
  'lesson.first-strips.pair.theirs': 'Pas op, dat levert Groen punten op. Punten gaan altijd naar de kleur van het kruid.',
  'lesson.first-strips.rest':
    'Hier staan je punten. De tweede strook leg je net zo, en dan is Groen aan de beurt. Dat is bijna het hele spel – als die ratten er niet waren.',
  'lesson.points.title': 'Punten voor wie?',
  'lesson.points.now': 'Een paar beurten later. Jij hebt je paar chilipepers, maar Groen heeft ook een punt. Waar komt dat vandaan?',
  'lesson.points.mints': 'Hier liggen twee velden met munt tegen elkaar. Dat is een paar, dus een punt voor Groen.',
  'lesson.points.owner':
    'Punten gaan altijd naar de kleur van het kruid, wie de strook ook legt. Kijk dus goed voor je legt: ook jouw strook kan Groen punten opleveren.',
  'lesson.points.grow':
    'Een groep die groeit, telt opnieuw. Leg een derde chilipeper bij deze twee en je krijgt 2 punten voor een groep van drie.',
  'lesson.points.each': 'Elke strook telt zodra hij ligt. Twee stroken, dus twee kansen om te scoren in één beurt.',
  'lesson.points.three': 'Leg beide stroken en haal deze beurt 3 punten: 2 met de chilipepers, 1 met de saffraan.',
  'lesson.points.three.done': 'Drie punten in één beurt – zo word je rijk!',
  'lesson.points.three.few':
    'Beide stroken liggen, maar het waren minder dan 3 punten. Leg de derde chilipeper bij de andere twee en de saffraan bij de andere saffraan.',
  'lesson.on-top.title': 'Bovenop',
  'lesson.on-top.cover':
    'Groen heeft twee keer munt naast elkaar liggen. Weghalen kun je die niet, maar bedekken wel. Wat bedekt is, telt niet meer.',
  'lesson.on-top.flat': 'Een strook mag op andere liggen als hij vlak ligt: alle drie de velden even hoog, niets in de lucht.',
  'lesson.on-top.two': 'De strook moet ook op minstens twee stroken rusten, nooit precies op één. Deze zou op drie rusten.',
  'lesson.on-top.break': 'Jouw beurt: bedek een veld met munt van Groen, zodat het paar uit elkaar valt.',
  'lesson.on-top.break.done': 'Weg ermee! De munt ligt niet meer bij elkaar en levert Groen aan het eind niets op.',
  'lesson.on-top.break.elsewhere': 'Daar mag de strook liggen, maar allebei de velden met munt zijn nog te zien. Bedek er een.',
  'lesson.on-top.break.beside': 'De strook ligt ernaast. Om munt te bedekken leg je hem er dwars overheen, op meerdere stroken tegelijk.',
  'lesson.on-top.again':
    'Pas op bij het bedekken: blijven er van een groep twee of meer velden over, dan scoort die rest meteen nog een keer – voor de eigenaar.',
  'lesson.rats.title': 'Ratten!',
  'lesson.rats.seen':
    'De kruiden hebben gezelschap. Twee van de ratten die je ziet, dragen rood: die zijn van jou, en trots ben je er niet op.',
  'lesson.rats.limit':
    'Hier zie je hoeveel van je ratten zichtbaar zijn. Zijn het er drie aan het eind van je eigen beurt, dan verlies je ter plekke – hoeveel punten je ook hebt.',
  'lesson.rats.third': 'Kijk nu naar je stroken: een ervan brengt een derde rat mee. En je moet ze allebei leggen.',
  'lesson.rats.hide': 'Leg beide stroken zo dat er aan het eind minder dan drie van je ratten te zien zijn. Een rat bedek je net als munt.',
  'lesson.rats.hide.done': 'Pfoe! Er zijn maar twee ratten in zicht. De derde heeft niemand gezien.',
  'lesson.rats.hide.lost': 'Drie rode ratten in zicht aan het eind van je beurt: dan is het spel verloren. Bedek er een met een strook.',
  'lesson.rats.theirs':
    'Andersom werkt het ook: bedek liever de kruiden van Groen dan zijn ratten, en al gauw rent Groen achter ratten aan in plaats van achter punten.',
  'lesson.good-turn.title': 'Een goede beurt',
  'lesson.good-turn.end':
    'Na 42 stroken is de opslagplaats vol. Dan telt elke groep in zicht nog een keer, voor allebei, en wie de meeste punten heeft, wint.',
  'lesson.good-turn.lasting':
    'Een groep die het tot het eind volhoudt, levert dus nog een keer punten op. Laat in het begin je eigen groepen groeien en bedek tegen het eind die van de ander.',
  'lesson.good-turn.weigh': 'Vraag je voor het leggen drie dingen af: wat krijg ik? Wat krijgt Groen? Waar blijven mijn ratten?',
  'lesson.good-turn.choose':
    'Leg nu beide stroken zo goed als je kunt. Er is meer dan één goede manier; ik kijk vooruit en zeg wat ik ervan vind.',
  'lesson.good-turn.choose.done': 'Een beurt om trots op te zijn. Je bent klaar voor een hele partij!',
};
