import type { RulePage } from '../../../../core/registry.ts';

export const rules: RulePage = [
  {
    id: 'minute',
    title: 'In één minuut',
    paragraphs: [
      {
        text: 'Je staat aan het hoofd van een familie in Hamelen. In je beurt doe je één ding: je mannen laten werken, je vrouwen laten werken, bruiloften vieren of goederen verkopen. Mannen leveren goederen op, vrouwen kinderen – maar elk huis waar gewerkt wordt, lokt ratten, en jij bepaalt waar ze gaan zitten.',
      },
      {
        text: 'Kinderen van twee families trouwen en trekken in een leeg huis: jij kiest het, de familie van de bruidegom betaalt. Zit er op elke cirkel rond een huis een rat, dan is het overspoeld en niets meer waard.',
      },
      {
        text: 'Zijn de koningsratten op, dan komt de rattenvanger: hij maakt één wijk schoon en wil geld voor elk ongetrouwd kind – anders neemt hij dat kind mee. Na zijn derde bezoek tellen huizen, geld, invloed, rattenvallen en de kat.',
      },
      { text: 'Je eerste beurt: verkoop je vlees of laat je man werken.' },
    ],
  },
  {
    id: 'aim',
    title: 'Waar het om gaat',
    paragraphs: [
      {
        text: 'Hamelen in de dertiende eeuw. Ieder van jullie leidt een familie: eerlijk geld verdienen, kinderen uithuwelijken, huizen kopen. Intussen komen de ratten, en met hen de rattenvanger, die graag betaald wordt. Anders neemt hij kinderen mee.',
      },
      {
        rule: 'frame/phases',
        text: 'Het spel heeft drie fasen. Elke fase eindigt als de rattenvanger komt. Na de derde krijg je punten voor huizen, geld, invloed, rattenvallen, de kat en voor het beëindigen van het spel; wie de meeste punten heeft, wint.',
      },
      {
        rule: 'frame/rounds',
        text: 'Let op het verschil: een ronde is één beurt voor iedereen, een fase duurt tot de rattenvanger komt en kan midden in een ronde eindigen.',
      },
    ],
  },
  {
    id: 'town',
    title: 'De stad',
    paragraphs: [
      {
        rule: 'material/houses',
        text: 'Er zijn 22 huizen. Bakkerijen maken brood, kaasmakerijen kaas, brouwerijen bier, de zes slagerijen rond het marktplein vlees. Vier invloedshuizen maken niets maar leveren florijnen op. In elk huis is plaats voor één man en één vrouw van verschillende families.',
        figure: 'kinds',
      },
      {
        rule: 'material/board',
        text: 'De munt bij een huis is de prijs en tegelijk de punten. Het fiche met oren zegt hoeveel ratten het huis lokt. De cirkels in de stegen zijn voor ratten; de meeste horen bij twee of drie huizen, sommige liggen in twee wijken. Deze stad is onze eigen tekening, want het originele bord hebben we niet.',
        figure: 'house',
      },
      {
        text: 'Kinderen wachten in de parochiezaal, jongens in de ene helft en meisjes in de andere, tot ze trouwen of tot de rattenvanger ze komt halen.',
      },
      {
        rule: 'material/limits',
        text: 'Op is op: goederenblokjes, rattenvallen, familieleden en de kinderblokjes in de zak (vier jongens, vier meisjes) zijn beperkt. Alleen geld niet.',
      },
    ],
  },
  {
    id: 'setup',
    title: 'Vóór de eerste beurt',
    paragraphs: [
      {
        rule: 'setup/order',
        text: 'Het lot bepaalt de volgorde, die ook de eerste volgorde van invloed is. De fiches worden willekeurig over de huizen verdeeld; slagerijen lokken altijd drie ratten. In de zak zitten vier jongens en vier meisjes, twaalf rattenvallen liggen klaar, de rattenvanger staat op het gele veld en de kat is van niemand. Iedereen heeft één blokje vlees en geen geld.',
      },
      {
        rule: 'setup/purses',
        text: 'Met drie of vier spelers zijn de laatsten in de eerste volgorde vaak in het voordeel. Vóór het spel kun je kiezen dat de eerste begint met 3 florijn en de tweede met 1 florijn; met vier spelers krijgen de eerste twee elk 1 florijn.',
      },
      {
        text: 'Naast de kleine ratten zijn er koningsratten: vier wachten er aan het begin naast het bord, met vijf spelers vijf. Aan hen zie je hoe lang de fase nog duurt.',
      },
      { rule: 'start/men', text: 'In spelersvolgorde zet iedereen een man in een van de starthuizen; er zijn er evenveel als spelers.' },
      { rule: 'start/other-house', text: 'Andere huizen blijven voorlopig leeg.' },
      { rule: 'start/man-there', text: 'In elk starthuis komt één man.' },
      { rule: 'start/women', text: 'Daarna zet iedereen, te beginnen bij de laatste speler, een vrouw bij de man van een ander.' },
      { rule: 'start/woman-there', text: 'In elk starthuis komt één vrouw.' },
      { rule: 'start/own-man', text: 'Je vrouw mag niet bij je eigen man wonen.' },
      { rule: 'start/same-neighbour', text: 'Je mag je twee huizen niet met dezelfde speler delen.' },
      {
        rule: 'start/leaves-no-choice',
        text: 'Ook een keuze waarna een latere speler geen toegestaan huis meer heeft, is verboden.',
        figure: 'start',
      },
      {
        rule: 'setup/secret',
        text: 'Geld, goederen en het aantal rattenvallen zijn open. Wat een rattenval waard is, weet alleen de eigenaar.',
      },
    ],
  },
  {
    id: 'turn',
    title: 'Een beurt',
    paragraphs: [
      {
        rule: 'turn/mandatory',
        text: 'In je beurt moet je precies één van vier dingen doen: je mannen laten werken, je vrouwen laten werken, bruiloften vieren of goederen verkopen.',
      },
      { rule: 'act/no-man', text: 'Je mannen kunnen werken als minstens een van hen in een huis woont dat niet overspoeld is.' },
      {
        rule: 'act/no-woman',
        text: 'Voor je vrouwen geldt hetzelfde, maar er moet ook nog een kind in de zak zitten, behalve voor invloedshuizen.',
      },
      {
        rule: 'act/no-wedding',
        text: 'Voor een bruiloft heb je een kind van jou in de parochiezaal nodig, een partner en een huis dat de familie van de bruidegom kan betalen.',
      },
      { rule: 'act/no-goods', text: 'Verkopen kan alleen als je goederen hebt.' },
      {
        rule: 'turn/optional',
        text: 'Daarna mag je nog één van drie dingen doen: de kat kopen, invloed kopen of de rattenvanger omkopen. Dat mag niet als de rattenvanger in jouw beurt is gekomen.',
      },
      {
        rule: 'turn/stuck',
        text: 'Kun je geen van de vier acties uitvoeren, dan mag je toch de kat of invloed kopen of de rattenvanger omkopen.',
      },
    ],
  },
  {
    id: 'work',
    title: 'Mannen en vrouwen aan het werk',
    paragraphs: [
      {
        text: 'Een huis laten werken (het spelregelboek zegt: activeren) betekent drie dingen: de man levert een blokje goederen op, de vrouw een kind, en dan komen de ratten. Beide bewoners krijgen hun deel, ook als er maar één van jou is.',
      },
      {
        rule: 'name/before',
        text: 'Kies de huizen voordat er iets gebeurt; ze werken na elkaar in die volgorde. Eerst krijgen beide bewoners hun deel, dan komen de ratten.',
      },
      { rule: 'name/at-least-one', text: 'Je moet minstens één huis kiezen.' },
      { rule: 'name/twice', text: 'Geen huis werkt twee keer in een beurt.' },
      { rule: 'name/no-man', text: 'Wil je mannen laten werken, dan moet er in het huis een man van jou wonen.' },
      { rule: 'name/no-woman', text: 'Wil je vrouwen laten werken, dan moet er in het huis een vrouw van jou wonen.' },
      { rule: 'name/overrun', text: 'In een overspoeld huis werkt niemand.' },
      {
        rule: 'name/overrun-meanwhile',
        text: 'Ook in een gekozen huis dat intussen door de ratten van een eerder huis is overspoeld, werkt niemand.',
      },
      { rule: 'name/empty-bag', text: 'Is de zak leeg, dan kunnen vrouwen alleen in invloedshuizen werken.' },
      { rule: 'work/man', text: 'Een huis dat goederen maakt, geeft de familie van de man er een blokje van, wie het ook laat werken.' },
      { rule: 'work/woman', text: 'Een huis dat goederen maakt, geeft de familie van de vrouw een kind, gewenst of niet.' },
      {
        rule: 'work/child',
        text: 'Een blokje uit de zak zegt of een kind een jongen of een meisje is. Een familielid gaat naar die helft van de parochiezaal; het blokje blijft voorlopig buiten de zak.',
        figure: 'work',
      },
      {
        rule: 'work/no-child',
        text: 'Is de zak leeg, of is er niemand meer in de voorraad van de familie, dan komt er geen kind; al het andere gebeurt wel.',
      },
      { rule: 'work/florin', text: 'Een invloedshuis geeft beide bewoners één florijn.' },
    ],
  },
  {
    id: 'weddings',
    title: 'Bruiloften',
    paragraphs: [
      { rule: 'wed/number', text: 'Laat zoveel van je kinderen trouwen als je wilt, na elkaar.' },
      { rule: 'wed/at-least-one', text: 'Vier minstens één bruiloft als je deze actie kiest.' },
      { rule: 'wed/no-child', text: 'Je laat een kind van jou trouwen dat in de parochiezaal wacht.' },
      { rule: 'wed/own-child', text: 'De partner is het kind van een andere speler, aan wie niets gevraagd wordt.' },
      { rule: 'wed/no-partner', text: 'De partner is van het andere geslacht: dit zijn de middeleeuwen.' },
      {
        rule: 'wed/who-pays',
        text: 'Het paar betrekt meteen een leeg huis. Jij kiest welk; de familie van de bruidegom betaalt de prijs aan de bank, ook als haar beurs dan leeg is. De blokjes van de kinderen gaan terug in de zak.',
        figure: 'wedding',
      },
      { rule: 'wed/no-house', text: 'Kan de familie van de bruidegom geen leeg huis betalen, dan is er geen bruiloft.' },
      { rule: 'move-in/too-dear', text: 'Je kunt geen huis kiezen dat de familie van de bruidegom niet kan betalen.' },
      { rule: 'move-in/occupied', text: 'Het huis moet leeg zijn. Het mag een slagerij zijn, en het mag overspoeld zijn.' },
      {
        rule: 'move-in/bonus',
        text: 'Wie een invloedshuis betrekt, krijgt eenmalig invloed: beide families zoveel als het zilveren getal zegt; wie hoger staat, klimt eerst.',
      },
    ],
  },
  {
    id: 'selling',
    title: 'Goederen verkopen',
    paragraphs: [
      { rule: 'sell/prices', text: 'Vlees brengt 4 florijn op, bier 3, kaas 2, brood 1.' },
      { rule: 'sell/at-least-one', text: 'Verkoop minstens één blokje.' },
      { rule: 'sell/no-cube', text: 'Je kunt alleen verkopen wat je hebt.' },
      {
        rule: 'sell/trap',
        text: 'In plaats van florijnen mag je voor een blokje een rattenval nemen, in elke combinatie. Er wordt pas getrokken als de hele verkoop vaststaat. Voorbeeld: twee keer vlees en één brood leveren 4 + 4 + 1 = 9 florijn op – of 8 florijn en een val.',
      },
      { rule: 'sell/no-trap', text: 'Zijn de twaalf vallen op, dan zijn er alleen nog florijnen.' },
    ],
  },
  {
    id: 'optional',
    title: 'Kat, invloed, omkoping',
    paragraphs: [
      {
        rule: 'cat/price',
        text: 'De kat kost 4 florijn: de eerste keer aan de bank, later 1 aan de eigenaar en 3 aan de bank. Je haalt meteen een rat van het bord.',
      },
      { rule: 'cat/too-dear', text: 'Zonder 4 florijn kun je de kat niet kopen.' },
      { rule: 'cat/yours', text: 'Van jezelf kun je de kat niet kopen; eerst moet een ander haar kopen.' },
      { rule: 'chase/no-rat', text: 'De kat vangt een rat naar keuze. Is er geen rat, dan mag je haar toch kopen.' },
      {
        rule: 'ring/next',
        text: 'Invloed koop je uit een ring van aanbiedingen, een voor een: eerst 2 florijn voor 1, dan 3 voor 2, 4 voor 2, 5 voor 3, 6 voor 3, 3 voor 1 en weer van voren af aan.',
        figure: 'ring',
      },
      { rule: 'ring/too-dear', text: 'Alleen de volgende aanbieding is te koop, en alleen als je die kunt betalen.' },
      {
        rule: 'bribe/put',
        text: 'Omkopen doe je door een of meer florijnen op een van de vier velden van de rattenvanger te leggen. Hij gaat meteen naar het veld met het meeste geld.',
      },
      { rule: 'bribe/too-dear', text: 'Je kunt niet meer florijnen op een veld leggen dan je hebt.' },
      { rule: 'bribe/equal', text: 'Op twee velden mag nooit evenveel geld liggen, tenzij ze leeg zijn.', figure: 'bribe' },
    ],
  },
  {
    id: 'rats',
    title: 'Ratten',
    paragraphs: [
      {
        rule: 'rats/number',
        text: 'Een huis dat werkt, lokt zoveel ratten als het fiche toont. Wie aan de beurt is, zet ze op vrije cirkels rond dat huis, één per cirkel.',
      },
      { rule: 'rats/elsewhere', text: 'Ratten komen alleen op cirkels bij het huis waar gewerkt wordt.' },
      { rule: 'rats/taken', text: 'Op een cirkel zit nooit meer dan één rat.' },
      {
        rule: 'rats/too-few',
        text: 'Zijn er minder vrije cirkels dan ratten, dan worden alle vrije cirkels bezet en verdwijnen de overige ratten.',
      },
      {
        rule: 'rats/not-in-play',
        text: 'Twee cirkels, tussen de bovenste en tussen de onderste slagerijen, gelden alleen met vijf spelers.',
      },
      {
        rule: 'rats/same-side',
        text: 'Met vijf spelers mag je in één beurt geen twee ratten aan dezelfde kant van een huis zetten zolang het huis waar gewerkt wordt nog een andere vrije cirkel heeft.',
        figure: 'sides',
      },
      {
        rule: 'overrun/at-once',
        text: 'Is de laatste cirkel van een huis bezet, dan is het overspoeld, ook als het niet gewerkt heeft of leegstaat. Een koningsrat uit de voorraad gaat ervoor zitten.',
        figure: 'overrun',
      },
      {
        rule: 'overrun/no-points',
        text: 'In een overspoeld huis werkt niemand, en het telt niet tot een van de ratten eromheen verdwijnt. Heeft de kat die gevangen, dan gaat de koningsrat terug naar de voorraad.',
      },
    ],
  },
  {
    id: 'piper',
    title: 'De rattenvanger',
    paragraphs: [
      {
        rule: 'king/number',
        text: 'In de drie fasen wachten 4, 5 en 6 koningsratten, met vijf spelers 5, 6 en 7. In de laatste fase is de keizerrat de laatste.',
      },
      {
        rule: 'piper/appears',
        text: 'Is de laatste koningsrat genomen en zijn de ratten van dat huis gezet, dan komt de rattenvanger. Daarmee eindigt je beurt: er werkt geen huis meer, en de kat, invloed en omkopen vervallen.',
      },
      {
        rule: 'piper/cleans',
        text: 'Alle koningsratten gaan weg. De rattenvanger haalt de ratten weg uit de wijk van zijn veld, ook van cirkels die deels in een andere wijk liggen, en altijd van het marktplein.',
        figure: 'piper',
      },
      {
        rule: 'piper/asks',
        text: 'Dan vraagt de rattenvanger geld. In spelersvolgorde beslist iedereen met kinderen in de parochiezaal voor welke hij de prijs van het veld betaalt: alle, sommige of geen.',
      },
      { rule: 'ransom/not-yours', text: 'Je mag alleen voor je eigen kinderen betalen.' },
      { rule: 'ransom/too-dear', text: 'Betalen kan alleen met geld dat je hebt.' },
      {
        rule: 'piper/road',
        text: 'Kinderen voor wie niemand betaalt, volgen de rattenvanger op de weg naar Transsylvanië en komen nooit terug. Hun blokjes gaan weer in de zak.',
        figure: 'road',
      },
      {
        rule: 'piper/next',
        text: 'De rattenvanger steekt het geld van zijn veld in zijn zak. Dan gaat hij naar het veld met het meeste geld, of één veld met de klok mee als er nergens geld ligt; nieuwe koningsratten verzamelen zich en de volgende speler gaat verder.',
      },
      {
        rule: 'piper/dead-town',
        text: 'Twee regels van ons: de rattenvanger komt ook als een hele ronde lang niemand iets kon doen, en na vijftig rondes in één fase.',
      },
    ],
  },
  {
    id: 'influence',
    title: 'Invloed en volgorde',
    paragraphs: [
      { rule: 'influence/decides', text: 'Invloed beslist bij elke gelijke stand, ook bij de laatste.' },
      {
        rule: 'influence/right-most',
        text: 'Op één trede van de ladder staat het hoogst wie het meest rechts staat; wie later komt, gaat links staan. Van de bovenste trede kan niemand verdrongen worden.',
        figure: 'influence',
      },
      { rule: 'influence/new-round', text: 'Als iedereen geweest is, bepaalt de ladder de volgorde van de volgende ronde.' },
    ],
  },
  {
    id: 'end',
    title: 'Het einde',
    paragraphs: [
      {
        rule: 'end/closer',
        text: 'De keizerrat beëindigt de derde fase. De rattenvanger maakt nog één keer een wijk schoon en vraagt om zijn geld; dan wordt er geteld. Wie de keizerrat nam, krijgt 1 punt, en de eigenaar van de kat ook.',
      },
      { rule: 'end/traps', text: 'Rattenvallen: 3 punten voor het hoogste totaal, 1 voor het tweede, mits je er een hebt.' },
      { rule: 'end/influence', text: 'Invloed: 3, 2 en 1 punt voor de eerste drie.' },
      { rule: 'end/money', text: 'Geld: 5, 3 en 1 punt, met vijf spelers 5, 3, 2 en 1. Ook wie geen geld heeft, doet mee.' },
      { rule: 'end/houses', text: 'Huizen: de prijs van elk huis waar jouw man of vrouw woont, tenzij het overspoeld is.' },
      { rule: 'end/road', text: 'De weg kost punten: 1, 1, 2, 2, 3, 3, 4 en 5 voor de acht velden, en 6 voor elk volgend kind.' },
      { rule: 'end/ties', text: 'Wie de meeste punten heeft, wint; bij een gelijke stand wie meer invloed heeft.', figure: 'score' },
    ],
  },
  {
    id: 'edition',
    title: 'Over deze uitgave',
    paragraphs: [
      {
        text: 'Hameln is een spel van Fraser en Gordon Lamont (Fragor Games, 2006). Het bord hebben wij niet: de stad, de starthuizen, de prijzen en cirkels, de treden van de invloedsladder, de aanbiedingen na de eerste en de strafpunten van de weg zijn van ons. Dat geldt ook voor de twee regels die een fase beëindigen waarin niets meer kan, en voor onze lezing dat het punt voor het einde gaat naar wie de keizerrat nam. De rest volgt de gedrukte spelregels; waar de Duitse en de Franse verschillen, hebben wij er een gekozen.',
      },
    ],
  },
  {
    id: 'summary',
    title: 'Op één pagina',
    paragraphs: [
      { text: 'Doel: de meeste punten na het derde bezoek van de rattenvanger.' },
      {
        text: 'Je beurt: doe precies één van vier dingen: mannen laten werken, vrouwen laten werken, bruiloften vieren, goederen verkopen. Daarna, als je wilt, nog één: de kat, invloed of omkopen.',
      },
      {
        text: 'Werk: kies je huizen. Elk geeft de man een blokje goederen en de vrouw een kind uit de zak (een invloedshuis: elk één florijn) en lokt zoveel ratten als het fiche aangeeft.',
      },
      {
        text: 'Ratten: jij zet ze op vrije cirkels van dat huis. Zit er op elke cirkel van een huis een rat, dan is het overspoeld: geen werk, geen punten, en een koningsrat gaat ervoor zitten.',
      },
      {
        text: 'Bruiloften: jouw kinderen trouwen met kinderen van andere families. Jij kiest een leeg huis, de familie van de bruidegom betaalt de prijs.',
      },
      { text: 'Verkopen: vlees 4, bier 3, kaas 2, brood 1 florijn per blokje, of in plaats daarvan een rattenval met geheime waarde.' },
      {
        text: 'De kat: ze kost 4 florijn en vangt meteen een rat. Invloed: je koopt de volgende aanbieding van de ring. Omkopen: je legt florijnen op een veld van de rattenvanger, en hij gaat naar het veld met het meeste geld.',
      },
      {
        text: 'De rattenvanger: hij komt als de laatste koningsrat weg is. Hij maakt zijn wijk en het marktplein schoon en wil dan zijn prijs voor elk kind in de zaal; wie niet wordt vrijgekocht, gaat mee.',
      },
      { text: 'Invloed: die beslist bij elke gelijke stand en bepaalt de volgorde van elke ronde.' },
      {
        text: 'Punten: elk huis zijn prijs, voor beide families; geld 5, 3, 1; invloed 3, 2, 1; rattenvallen 3, 1; de kat 1, het einde 1; de weg naar Transsylvanië kost punten.',
      },
    ],
  },
];
