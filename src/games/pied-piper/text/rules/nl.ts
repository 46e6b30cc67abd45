import type { RulePage } from '../../../../core/registry.ts';

export const rules: RulePage = [
  {
    id: 'minute',
    title: 'In één minuut',
    paragraphs: [
      {
        text: 'Speel elke beurt twee kaarten, elk onder een andere figuur. Zodra een figuur twee kaarten heeft, gaat die lopen: elk huis waar een rat doorheen loopt, wordt één verdieping voller; elk huis waar de rattenvanger doorheen gaat, wordt één verdieping leger.',
      },
      { text: 'Zit je huis vol tot aan het dak, dan vlucht je. Zijn er nog twee spelers over, dan wint de laagste marker.' },
      { text: 'Je eerste beurt: kijk welke rat voor je huis staat, en stuur die ergens anders heen.' },
    ],
  },
  {
    id: 'aim',
    title: 'Waar het om gaat',
    paragraphs: [
      {
        text: 'Hamelen zit vol ratten. Niemand raakt ze kwijt, maar iedereen kan ze naar de buren jagen. Een huis dat tot aan het dak vol ratten zit, is verloren, en de bewoners vluchten de stad uit. Zijn er nog maar twee spelers over, dan wint wie de minste ratten heeft.',
      },
    ],
  },
  {
    id: 'setup',
    title: 'Materiaal en voorbereiding',
    paragraphs: [
      {
        rule: 'setup/material',
        text: 'Er zijn huizen van zeven verdiepingen met elk een marker, zes ratten met staarten in verschillende kleuren, één rattenvanger, 21 figuurkaarten (drie per figuur) en 50 actiekaarten: 12 keer 1 vooruit, 8 keer 2 vooruit, 12 keer 1 terug, 8 keer riool, 5 keer +1 en 5 keer melodie.',
        figure: 'material',
      },
      {
        rule: 'setup/houses',
        text: 'Iedereen heeft een huis. De huizen staan in een kring, en elke marker begint bij de poort van zijn huis.',
      },
      {
        rule: 'start/who-begins',
        text: 'Het lot beslist wie begint, tenzij bij het openen van de tafel is gekozen dat de eerste plaats begint.',
      },
      {
        rule: 'setup/figures',
        text: 'In elke steeg tussen twee huizen staat een rat. Links van het huis van de startspeler staan er nog een rat en de rattenvanger bij.',
      },
      {
        rule: 'setup/direction',
        text: 'Alle figuren kijken naar rechts, tegen de klok in. In die richting gaan ook de beurten rond.',
        figure: 'setup',
      },
      {
        rule: 'setup/left-out',
        text: 'Met 3 spelers doen 4 ratten mee, met 4 spelers 5, met 5 spelers alle 6. De andere blijven met hun kaarten in de doos.',
      },
      {
        rule: 'setup/opening-row',
        text: 'Vier figuurkaarten worden omgedraaid en vormen een rij. Aan het begin ligt daarin hoogstens één rattenvanger; andere worden vervangen en teruggeschud.',
      },
      { rule: 'setup/hands', text: 'Iedereen krijgt vier actiekaarten in de hand.' },
      { rule: 'secret/hands', text: 'Handen en stapels zijn geheim.' },
      { rule: 'secret/open', text: 'Al het andere is open: de stad, de rij en wat afgelegd is.' },
    ],
  },
  {
    id: 'turn',
    title: 'Een beurt',
    paragraphs: [
      { rule: 'turn/first-card', text: 'In de allereerste beurt speelt de startspeler maar één kaart en trekt er één bij.' },
      {
        rule: 'turn/two-cards',
        text: 'In elke latere beurt speel je na elkaar twee actiekaarten, elk onder een figuurkaart in de rij.',
      },
      { rule: 'turn/must-play', text: 'Je moet spelen; passen kan niet.' },
      { rule: 'play/not-in-hand', text: 'Je speelt alleen kaarten uit je eigen hand.' },
      {
        rule: 'play/other-figure',
        text: 'Een kaart hoort bij de figuurkaart in dezelfde kolom. Is daar intussen een andere figuur gekomen, kies dan opnieuw.',
      },
      {
        rule: 'play/same-figure',
        text: 'Je twee kaarten van een beurt komen onder twee verschillende figuurkaarten. Ligt dezelfde rat twee keer in de rij, dan zijn dat twee figuurkaarten.',
      },
      {
        rule: 'turn/earlier-card',
        text: 'Je mag een kaart bij een kaart leggen die er al sinds een eerdere beurt ligt, van wie die ook is.',
      },
      {
        rule: 'turn/activation',
        text: 'Een figuurkaart met twee kaarten eronder wordt geactiveerd. Dat wordt gecontroleerd als je al je kaarten van deze beurt hebt gespeeld.',
      },
      { rule: 'turn/two-at-most', text: 'Er liggen nooit meer dan twee kaarten onder een figuur.' },
      { rule: 'turn/upper-first', text: 'De figuur voert beide kaarten uit, de eerder gespeelde eerst.' },
      { rule: 'turn/order', text: 'Worden er twee figuren geactiveerd, dan beslis jij welke eerst loopt.' },
      { rule: 'order/not-activated', text: 'Je kiest alleen tussen de twee die geactiveerd zijn.' },
      {
        rule: 'turn/refill',
        text: 'Heeft een figuur gelopen, dan wordt de figuurkaart met de actiekaarten afgelegd en vervangen. Later in het spel mogen er meer rattenvangers in de rij liggen.',
        figure: 'turn',
      },
      { rule: 'turn/draw', text: 'Ten slotte vul je je hand aan tot vier kaarten.' },
      { rule: 'turn/reshuffle', text: 'Is een stapel leeg en is er een kaart nodig, dan worden de afgelegde kaarten opnieuw geschud.' },
      { rule: 'turn/next', text: 'Daarna is de volgende speler rechts aan de beurt.' },
    ],
  },
  {
    id: 'cards',
    title: 'De actiekaarten',
    paragraphs: [
      {
        rule: 'move/effect',
        text: 'Ratten en rattenvanger lopen op dezelfde manier. Loopt een rat door een huis, dan stijgt de marker van dat huis een verdieping; loopt de rattenvanger erdoorheen, dan daalt de marker een verdieping.',
        figure: 'effect',
      },
      { rule: 'move/forward1', text: '1 vooruit: door het huis ervoor.' },
      { rule: 'move/forward2', text: '2 vooruit: door de twee huizen ervoor, en beide markers verschuiven.' },
      { rule: 'move/back1', text: '1 terug: door het huis erachter. De marker verschuift net als bij vooruitlopen.' },
      { rule: 'move/sewer', text: 'Riool: langs het huis ervoor, en de marker blijft staan.' },
      {
        rule: 'move/plus',
        text: '+1 is een speciale kaart. Samen met een gewone kaart, erboven of eronder, maakt die de zet een huis langer.',
      },
      {
        rule: 'move/plus-back',
        text: '+1 en 1 terug: de figuur gaat twee huizen terug.',
        figure: 'moves',
      },
      { rule: 'move/plus-sewer', text: '+1 en riool: de figuur gaat zonder effect langs twee huizen.' },
      {
        rule: 'move/melody',
        text: 'Melodie is een speciale kaart. Samen met een gewone kaart neemt die alle figuren mee die in dezelfde steeg staan. Ze lopen samen, en hun effecten op een huis worden opgeteld: twee ratten en de rattenvanger betekenen samen één verdieping omhoog.',
        figure: 'melody',
      },
      { rule: 'move/melody-sewer', text: 'Met melodie en riool glippen alle figuren in de steeg zonder effect voorbij.' },
      { rule: 'move/two-specials', text: 'Twee speciale kaarten onder één figuur doen niets. Ze worden met de figuurkaart afgelegd.' },
      { rule: 'move/bottom', text: 'Een marker daalt nooit onder zijn beginpunt.' },
      {
        rule: 'move/top',
        text: 'Een marker stijgt ook nooit boven het dak. Lopen er figuren samen, dan telt eerst de som en dan deze grens.',
      },
      { rule: 'move/lane', text: 'Wie in een steeg vooraan en wie achteraan staat, maakt niet uit.' },
    ],
  },
  {
    id: 'leaving',
    title: 'De stad uit vluchten',
    paragraphs: [
      {
        rule: 'leave/roof',
        text: 'Bereikt je marker het dak, dan is je huis vol: je ligt meteen uit het spel en je huis gaat weg. Het dak is verdieping 8, boven de zevende; voor kortere partijen kan verdieping 7 worden gekozen.',
      },
      {
        rule: 'leave/after-a-card',
        text: 'Of een huis vol is, wordt gecontroleerd na elke kaart die een figuur heeft uitgevoerd; een speciale kaart en de gewone kaart erbij tellen als één.',
      },
      { rule: 'leave/markers', text: 'Als je vlucht, krijgt wie aan de beurt is jouw marker en alle markers die jij had verzameld.' },
      {
        rule: 'leave/merge',
        text: 'Als je huis verdwijnt, delen de figuren aan weerszijden één steeg en staan je buren naast elkaar.',
        figure: 'leave',
      },
      { rule: 'leave/second-card', text: 'Heeft de figuur nog een tweede kaart, dan voert hij die uit in de kleinere kring.' },
      {
        rule: 'leave/together',
        text: 'Door één kaart kunnen meerdere spelers tegelijk vluchten. Wie aan de beurt is, krijgt al hun markers.',
      },
      {
        rule: 'leave/oneself',
        text: 'Verjaag je jezelf, dan krijgt niemand jouw markers. Figuren die in je beurt nog moeten lopen, doen dat, maar je trekt geen kaarten.',
      },
      {
        rule: 'leave/afterwards',
        text: 'Heb je jezelf verjaagd en vluchten er in die beurt nog meer spelers, dan krijgt niemand hun markers.',
      },
      { rule: 'leave/hand', text: 'De hand van wie vlucht, wordt open afgelegd.' },
    ],
  },
  {
    id: 'end',
    title: 'Het einde',
    paragraphs: [
      {
        rule: 'end/two-left',
        text: 'Het spel is meteen afgelopen als er nog twee spelers over zijn, ook als een figuur nog een kaart moest uitvoeren.',
      },
      { rule: 'end/lowest', text: 'De laagste marker wint.', figure: 'end' },
      { rule: 'end/collected', text: 'Staan beide markers even hoog, dan wint wie meer markers heeft verzameld.' },
      { rule: 'end/draw', text: 'Zijn ook de verzamelde markers gelijk, dan is het gelijkspel.' },
      {
        rule: 'end/sheet',
        text: 'Het scoreblad telt de verdiepingen die onder het dak nog vrij zijn, zodat meer ook beter is; wie gevlucht is, heeft er geen. Verzamelde markers staan ernaast en tellen niet mee.',
      },
      { rule: 'end/last-one', text: 'Vluchten er zoveel spelers tegelijk dat er maar één overblijft, dan wint die.' },
      {
        rule: 'end/all-out',
        text: 'Blijft er niemand over, dan wint van de spelers die samen vluchtten wie eerder de meeste markers had verzameld.',
      },
    ],
  },
  {
    id: 'two',
    title: 'Met twee spelers',
    paragraphs: [
      {
        rule: 'setup/two-players',
        text: 'Met twee spelers gebruik je de kring voor vier: jullie zitten tegenover elkaar, en de huizen ertussen zijn onbewoond. Er doen vijf ratten mee.',
        figure: 'two',
      },
      {
        rule: 'leave/neutral',
        text: 'Onbewoonde huizen hebben geen marker en verdwijnen nooit, maar figuren lopen erdoor zoals door andere.',
      },
      { rule: 'end/two-players', text: 'De eerste marker op het dak beëindigt het spel: de ander wint.' },
      { rule: 'end/two-players-draw', text: 'Brengt één kaart beide markers op het dak, dan is het gelijkspel.' },
    ],
  },
  {
    id: 'young',
    title: 'Voor jonge rattenvangers',
    paragraphs: [
      { rule: 'young/no-specials', text: 'De speciale kaarten +1 en melodie blijven in de doos.' },
      { rule: 'young/at-once', text: 'Elke kaart wordt uitgevoerd zodra die is gespeeld. De eerste blijft onder de figuur liggen.' },
      {
        rule: 'young/put-away',
        text: 'Ligt er een tweede kaart onder een figuur, dan worden de figuurkaart en beide actiekaarten aan het eind van de beurt afgelegd en komt er een nieuwe figuurkaart. Dat moment is onze lezing: in het spelregelboek staat alleen ‘zoals gewoonlijk’.',
      },
      { rule: 'young/leaving', text: 'Verjaag je jezelf met je eerste kaart, dan speel je geen tweede.' },
    ],
  },
  {
    id: 'unknown',
    title: 'Wat niet weet …',
    paragraphs: [
      { rule: 'hide/face-down', text: 'Je mag een van je twee kaarten van een beurt gedekt spelen, de eerste of de tweede.' },
      { rule: 'hide/once-a-turn', text: 'Beide kaarten van een beurt gedekt spelen mag niet.' },
      { rule: 'hide/first-card', text: 'De startspeler mag ook de enige kaart van de eerste beurt gedekt spelen.' },
      { rule: 'hide/turned-up', text: 'Gedekte kaarten worden omgedraaid als hun figuur wordt geactiveerd.' },
      { rule: 'hide/own-card', text: 'Je eigen gedekte kaarten mag je bekijken, anderen niet.' },
      { rule: 'hide/not-this-variant', text: 'Bij de andere speelwijzen liggen alle kaarten open.' },
    ],
  },
  {
    id: 'edition',
    title: 'Over deze uitgave',
    paragraphs: [
      {
        text: 'De Rattenvanger is een spel van Agnès Largeaud (Purple Brain, 2016). Hoe de actiekaarten over de soorten verdeeld zijn en hoeveel figuurkaarten er van elke figuur zijn, is niet bekend: de aantallen hier zijn van ons. De rest volgt de gedrukte regels; waar die zwijgen, hebben we zelf gekozen.',
      },
    ],
  },
  {
    id: 'summary',
    title: 'Op één pagina',
    paragraphs: [
      { text: 'Doel: houd de ratten uit je huis. Zijn er nog twee spelers over, dan wint de laagste marker.' },
      { text: 'Je beurt: speel twee kaarten, elk onder een andere figuurkaart; in de allereerste beurt één. Trek dan bij tot vier.' },
      {
        text: 'Twee kaarten: een figuur met twee kaarten voert ze uit zodra je gespeeld hebt, de oudste eerst. Van twee figuren kies jij welke begint.',
      },
      {
        text: 'Ratten: elk huis waar ze doorheen lopen, wordt één verdieping voller. De rattenvanger maakt een huis één verdieping leger.',
      },
      { text: 'Gewone kaarten: 1 vooruit, 2 vooruit, 1 terug; door het riool loopt de figuur zonder effect langs een huis.' },
      {
        text: 'Speciale kaarten: ‘+1’ maakt de andere kaart één huis langer, ‘melodie’ neemt iedereen in de steeg mee. Twee speciale kaarten doen niets.',
      },
      {
        text: 'Het dak: een huis dat tot het dak vol is, verdwijnt, en de speler vlucht. Wie aan de beurt is, krijgt de markers; wie zichzelf verjaagt, geeft niemand iets.',
      },
      { text: 'Gelijk: wie de meeste markers heeft verzameld, wint.' },
      { text: 'Met z’n tweeën: tussen jullie staan twee onbewoonde huizen; wiens marker het eerst op het dak komt, verliest.' },
    ],
  },
];
