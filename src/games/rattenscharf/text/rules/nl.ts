import type { RulePage } from '../../../../core/registry.ts';

export const rules: RulePage = [
  {
    id: 'minute',
    title: 'In één minuut',
    paragraphs: [
      {
        text: 'Leg elke beurt twee stroken. Twee of meer gelijke kruiden naast elkaar leveren punten op voor hun kleur: 1 voor twee, 2 voor drie of meer.',
      },
      { text: 'Bedek wat je wilt. Maar zijn er aan het eind van je beurt drie van je eigen ratten te zien, dan verlies je ter plekke.' },
      { text: 'Je eerste beurt: leg zo dat twee gelijke kruiden van jou elkaar raken, en let op waar je ratten terechtkomen.' },
    ],
  },
  {
    id: 'aim',
    title: 'Waar het om gaat',
    paragraphs: [
      {
        text: 'Twee kruidenhandelaars delen een opslagplaats. Allebei willen ze strook voor strook de kruiden van hun eigen kleur bij elkaar leggen en krijgen ze punten voor elke groep. Maar er wonen ook ratten, en wie te veel eigen ratten laat zien, verliest ter plekke.',
      },
    ],
  },
  {
    id: 'material',
    title: 'Materiaal en voorbereiding',
    paragraphs: [
      {
        rule: 'setup/material',
        text: 'Er zijn 42 stroken van elk drie velden. Een veld toont een van de acht kruiden, een rat of niets. Chilipeper, paprika, saffraan en sumak zijn rood; basilicum, munt, dille en salie zijn groen. Elke kleur heeft acht ratten. Geen twee stroken zijn gelijk.',
        figure: 'symbols',
      },
      {
        rule: 'setup/colours',
        text: 'De een speelt Rood en bezit de rode kruiden en de rode ratten, de ander speelt Groen en bezit de groene.',
      },
      {
        rule: 'setup/start-strip',
        text: 'Midden op tafel ligt de startstrook. Hij is leeg en mag net als elke andere strook worden bedekt.',
      },
      {
        rule: 'start/who-begins',
        text: 'Het lot beslist wie begint, tenzij dat bij het openen van de tafel is gekozen. (In het spelregelboek begint de oudste.) Voor gelijke kansen kun je kiezen dat de ander met één punt begint.',
      },
    ],
  },
  {
    id: 'turn',
    title: 'Een beurt',
    paragraphs: [
      {
        rule: 'turn/alternate',
        text: 'De spelers spelen om de beurt. In de allereerste beurt wordt één strook omgedraaid en gelegd.',
      },
      {
        rule: 'turn/two-strips',
        text: 'In elke volgende beurt worden twee stroken omgedraaid, en beide moeten worden gelegd. Je ziet ze allebei voordat je de eerste legt, en je kiest zelf de volgorde.',
        figure: 'turn',
      },
      {
        rule: 'turn/last-strip',
        text: 'Zo heeft ieder elf beurten en legt ieder 21 stroken. Voor de laatste beurt, die van de speler die niet begon, is er nog maar één strook.',
      },
      {
        rule: 'lay/not-in-tray',
        text: 'Je legt alleen een strook die voor deze beurt is omgedraaid en nog niet ligt. Wat eenmaal ligt, wordt nooit meer verplaatst.',
      },
    ],
  },
  {
    id: 'laying',
    title: 'Waar een strook mag liggen',
    paragraphs: [
      {
        rule: 'lay/straight',
        text: 'Een strook ligt recht op het raster van velden, horizontaal of verticaal, en mag ook andersom liggen.',
      },
      {
        rule: 'lay/same-when-turned',
        text: 'Sommige stroken zijn van beide kanten hetzelfde. Andersom zou het dezelfde zet zijn, dus wordt maar een van de twee richtingen aangeboden.',
      },
      { rule: 'lay/over-the-edge', text: 'Geen strook mag over de tafelrand uitsteken. De tafel is 25 bij 25 velden groot.' },
      {
        rule: 'lay/not-adjacent',
        text: 'Op de lege tafel moet een strook aansluiten op wat er al ligt: minstens één van zijn velden moet een hele zijde delen met een gelegd veld. Een hoek is niet genoeg.',
        figure: 'beside',
      },
      {
        rule: 'lay/cover-anything',
        text: 'Stroken mogen worden bedekt. Je mag zowel je eigen symbolen als die van de ander bedekken; wat bedekt is, telt nergens meer voor.',
      },
      { rule: 'lay/gap', text: 'Onder een strook mag niets hol zijn: hij ligt óf helemaal op tafel óf helemaal op andere stroken.' },
      { rule: 'lay/uneven', text: 'De drie velden onder een strook moeten even hoog liggen, zodat hij vlak ligt.' },
      {
        rule: 'lay/exactly-on-one-strip',
        text: 'Een strook mag niet precies op één andere strook liggen. Wat hij bedekt, moet bij minstens twee stroken horen.',
        figure: 'above',
      },
    ],
  },
  {
    id: 'scoring',
    title: 'Scoren',
    paragraphs: [
      {
        rule: 'score/group',
        text: 'Een groep bestaat uit velden met hetzelfde kruid die via hun zijden samenhangen en van bovenaf te zien zijn. Op welk niveau ze liggen, maakt niet uit.',
      },
      {
        rule: 'score/each-strip',
        text: 'Elke strook wordt gewaardeerd zodra hij ligt, de eerste van een beurt dus vóór de tweede. Elke groep die door de strook is ontstaan of veranderd, scoort.',
      },
      {
        rule: 'score/points',
        text: 'Een groep van twee levert 1 punt op, een groep van drie of meer 2 punten. Losse kruiden en ratten leveren niets op.',
      },
      {
        rule: 'score/owner',
        text: 'De punten gaan naar de eigenaar van de kleur, wie de strook ook heeft gelegd. Een strook kan beide spelers punten opleveren.',
        figure: 'points',
      },
      {
        rule: 'score/merge-once',
        text: 'Groepen die door een strook samengroeien, tellen als één groep en scoren één keer.',
        figure: 'merge',
      },
      {
        rule: 'score/unchanged',
        text: 'Een groep die blijft zoals hij was, scoort niet opnieuw, ook al ligt de nieuwe strook er vlak naast.',
      },
      {
        rule: 'score/shrunk',
        text: 'Ook een groep die onder een nieuwe strook een veld verliest, is veranderd: wat overblijft scoort, en als de groep uiteenvalt elk deel apart. Dat kan vóór het spel worden uitgezet; dan scoren alleen groepen met een veld van de nieuwe strook.',
        figure: 'shrunk',
      },
      { rule: 'score/replaced', text: 'Wordt een kruid bedekt door hetzelfde kruid, dan heeft de groep een nieuw veld en scoort hij.' },
    ],
  },
  {
    id: 'rats',
    title: 'Ratten',
    paragraphs: [
      {
        rule: 'end/three-rats',
        text: 'Wie zijn eigen beurt eindigt met drie of meer zichtbare ratten van de eigen kleur, verliest meteen. Alle punten vervallen.',
      },
      {
        rule: 'end/own-turn-only',
        text: 'Alleen de speler wiens beurt eindigt, wordt gecontroleerd. Tijdens een beurt mogen er zoveel ratten zichtbaar zijn als je maar wilt, en als de ander jouw derde rat tevoorschijn brengt, heb je nog je volgende beurt om hem te bedekken. Na de laatste strook van het spel wordt dus alleen gecontroleerd wie die gelegd heeft. Die beurt heeft maar één strook om een rat mee te bedekken; wie begint, wint daardoor vaker. Vóór het spel kun je kiezen dat ratten na de laatste strook niet meer meetellen.',
        figure: 'rats',
      },
    ],
  },
  {
    id: 'end',
    title: 'Einde van het spel',
    paragraphs: [
      {
        rule: 'end/final-scoring',
        text: 'Als de laatste strook ligt en gewaardeerd is, scoren alle zichtbare groepen van beide spelers nog een keer: 1 punt voor twee velden, 2 punten voor drie of meer.',
        figure: 'final',
      },
      { rule: 'end/most-points', text: 'Wie de meeste punten heeft, wint. Bij een gelijke stand is het een gelijkspel.' },
    ],
  },
  {
    id: 'edition',
    title: 'Over deze uitgave',
    paragraphs: [
      {
        text: 'Rattenscharf is een spel van Michael Schacht (Queen Games, 2005). De lijst van stroken is niet openbaar: deze stroken hebben we zelf ontworpen, naar wat er over het origineel bekend is. Hier beslist het lot wie begint, niet de leeftijd. De rest volgt de gedrukte regels. Waar die zwijgen, zoals over het aantal ratten, de grootte van de tafel of een gelijke stand, hebben we zelf gekozen.',
      },
    ],
  },
  {
    id: 'summary',
    title: 'Op één pagina',
    paragraphs: [
      { text: 'Doel: de meeste punten als alle 42 stroken liggen.' },
      { text: 'Je beurt: twee stroken worden omgedraaid, in de allereerste beurt één. Leg ze allemaal, in de volgorde die je wilt.' },
      { text: 'Op tafel: langs het raster, met een hele zijde van minstens één veld tegen een veld dat er al ligt.' },
      { text: 'Op stroken: vlak, zonder gat, en nooit precies op één strook.' },
      { text: 'Groepen: gelijke kruiden naast elkaar en zichtbaar. Twee velden zijn 1 punt waard, drie of meer 2 punten.' },
      { text: 'Wanneer: zodra een strook ligt, wordt elke groep gewaardeerd die daardoor ontstaat, groeit, samengroeit of kleiner wordt.' },
      { text: 'Voor wie: voor de kleur van het kruid, wie de strook ook legt.' },
      { text: 'Ratten: zijn er aan het eind van je eigen beurt drie van jouw ratten zichtbaar, dan verlies je ter plekke.' },
      { text: 'Het einde: na de laatste strook wordt elke zichtbare groep nog één keer gewaardeerd. Evenveel punten is gelijkspel.' },
    ],
  },
];
