import type { RulePage } from '../../../../core/registry.ts';

export const rules: RulePage = [
  {
    id: 'minute',
    title: 'In één minuut',
    paragraphs: [
      {
        text: 'Je leidt een clan in Beasty Town. Je territorium bestaat uit de gebieden binnen je grenzen; in het begin is dat je startgebied.',
      },
      {
        text: 'Elke ronde heb je vier beurten, en in elke beurt plaats je één figuur: thuis levert een handlanger twee acties op (rat omkopen, buit pakken, achterkamer inrichten); ernaast koop je met buitfiches ratten om en eis je daarna het gebied op. Het is van jou als je er meer macht hebt dan elke andere clan: één per eigen rat op de vier putten, één per handlanger, twee voor de bazin.',
      },
      {
        text: 'Je bazin heeft elke ronde een geheime kaart. Na elke ronde mag je één missie scoren waarin je voorstaat. Na vijf rondes tellen missies, ketens van zaken, sterren en trofeeën – verder niets.',
      },
      { text: 'Je eerste ronde: plaats twee handlangers thuis, de eerste voor buit, de tweede voor een achterkamer.' },
    ],
  },
  {
    id: 'aim',
    title: 'Waar het om gaat',
    paragraphs: [
      {
        text: 'Ieder van jullie leidt een clan die het in Beasty Town voor het zeggen wil hebben. Jullie kopen ratten om voor macht op straat, pakken elkaar gebieden af, richten achter brave winkels achterkamers in en proberen in vijf missies voor te staan. Wie na vijf rondes de meeste punten heeft, wint.',
      },
    ],
  },
  {
    id: 'setup',
    title: 'Voorbereiding',
    paragraphs: [
      {
        rule: 'setup/board',
        text: 'De stad heeft zeven wijken van drie gebieden. Elk gebied heeft vier putten, één op elke hoek; aangrenzende gebieden delen ze.',
      },
      {
        rule: 'board/territory',
        text: 'Grenzen laten zien van wie een gebied is. Alle gebieden binnen jouw grenzen vormen je territorium. Dat hoeft niet aaneengesloten te zijn: wat je elders in de stad verovert, hoort er ook bij.',
      },
      {
        rule: 'setup/districts',
        text: 'Met vijf spelers doet de hele stad mee. Met vier valt het Lampionplein af, met drie ook de Nevelsteeg, met twee ook de Haven en de Korenmarkt.',
      },
      {
        rule: 'setup/clan',
        text: 'Iedereen heeft een bazin, drie handlangers, 30 ratten, tien achterkamers, drie intrigekaarten en voor elke ronde een missietegel.',
        figure: 'pieces',
      },
      { rule: 'setup/loot', text: 'In elke wijk die meedoet, liggen twee buitfiches.' },
      {
        rule: 'setup/enterprises',
        text: 'Er zijn negen zaken met elk vier tegels, één voor elke bonus. Met vier spelers blijft één zaak in de doos, met drie spelers drie, met twee spelers vijf. Het lot bepaalt welke, of de speler op de eerste plaats, als dat bij het openen van de tafel is gekozen.',
      },
      { rule: 'remove/gone', text: 'Een zaak die al in de doos zit, kun je niet nog eens kiezen.' },
      {
        rule: 'setup/tiles',
        text: 'Elk startgebied krijgt één tegel, elk ander gebied één of twee, en nooit twee van dezelfde zaak.',
      },
      {
        rule: 'setup/home',
        text: 'Het lot bepaalt wie begint. Om de beurt kies je een startgebied – je eerste territorium – en zet je drie ratten op een van de putten, twee op een andere en één op een derde. De vierde blijft leeg.',
      },
      { rule: 'home/not-a-start-area', text: 'De startgebieden zijn gemarkeerd; er zijn er evenveel als spelers.' },
      { rule: 'home/taken', text: 'Elk startgebied wordt maar één keer gekozen.' },
      { rule: 'nest/not-here', text: 'Je eerste ratten komen op putten van je startgebied.' },
      { rule: 'nest/occupied', text: 'De groepjes van drie, twee en één rat krijgen elk een eigen put.', figure: 'setup' },
    ],
  },
  {
    id: 'round',
    title: 'Een ronde',
    paragraphs: [
      {
        rule: 'round/intrigue',
        text: 'Eerst kiest iedereen in het geheim een van de drie intrigekaarten en legt die onder de bazin. In elke ronde zijn ze alle drie weer te kiezen.',
      },
      {
        rule: 'round/five',
        text: 'Dan spelen jullie om de beurt, elk vier keer, met de klok mee vanaf de startspeler van deze ronde. In je beurt plaats je één figuur.',
      },
      { rule: 'place/no-henchman-left', text: 'Je hebt drie handlangers per ronde.' },
      { rule: 'place/boss-placed', text: 'Je bazin plaats je één keer per ronde.' },
      {
        rule: 'place/not-adjacent',
        text: 'Een figuur komt in je territorium of in een gebied er direct naast, dus een gebied dat twee putten deelt met een van jouw gebieden. Dat geldt ook voor de bazin.',
      },
      { rule: 'place/out-of-play', text: 'In wijken die niet meedoen, komt niemand.' },
      {
        rule: 'place/last-area',
        text: 'Iedereen houdt minstens één gebied: in het laatste gebied van een ander mag niemand een figuur plaatsen.',
        figure: 'places',
      },
      { rule: 'round/figures-stay', text: 'Figuren blijven tot het eind van de ronde staan en tellen daar mee voor je macht.' },
      { rule: 'round/secret', text: 'Je kaart blijft geheim tot je je bazin plaatst, in welke beurt dan ook.' },
    ],
  },
  {
    id: 'inside',
    title: 'Een handlanger thuis',
    paragraphs: [
      {
        rule: 'act/up-to',
        text: 'In je eigen territorium doet een handlanger tot twee acties, in willekeurige volgorde, ook twee keer dezelfde – behalve een achterkamer inrichten.',
      },
      {
        rule: 'rat/bribe',
        text: 'Rat omkopen: zet een eigen rat op een put van dit gebied, of verjaag er een rat van een ander.',
      },
      { rule: 'rat/not-here', text: 'Je koopt alleen ratten om op putten van het gebied waar je figuur staat.' },
      { rule: 'expel/no-foreign-rat', text: 'Je verjaagt ratten van anderen, nooit je eigen.' },
      {
        rule: 'rat/foreign',
        text: 'Op een put zitten alleen ratten van één clan. Alle andere ratten moeten weg zijn voordat de jouwe erop kunnen. Verjaagde ratten gaan terug naar de voorraad van hun clan.',
      },
      {
        rule: 'rat/lift',
        text: 'Is je voorraad leeg, dan mag je in plaats daarvan een rat van een andere put van jezelf halen.',
      },
      { rule: 'lift/not-yours', text: 'Je haalt een rat alleen van een put waar ratten van jou zitten.' },
      { rule: 'lift/same-manhole', text: 'De rat moet van een andere put komen dan die waar hij heen gaat.' },
      { rule: 'rat/none-to-lift', text: 'Heb je ook op andere putten geen rat, dan kun je er geen plaatsen.' },
      { rule: 'loot/none-left', text: 'Buit pakken: neem een fiche uit deze wijk, zolang er nog een ligt.' },
      {
        rule: 'room/set-up',
        text: 'Achterkamer inrichten: leg er een in het gebied, neem een van de tegels die er liggen en gebruik meteen de bonus.',
      },
      { rule: 'room/no-tile', text: 'Voor een achterkamer moet in het gebied nog een tegel liggen.' },
      { rule: 'room/not-this-tile', text: 'Je neemt een tegel die in dat gebied ligt, geen andere.' },
      { rule: 'room/already-here', text: 'Je hebt nooit twee achterkamers in één gebied.' },
      { rule: 'room/none-in-stock', text: 'Je hebt tien achterkamers. Zijn die op, dan kun je er geen meer inrichten.' },
      {
        rule: 'room/no-other-figure',
        text: 'Een achterkamer kan alleen in een gebied waar je deze ronde al eerder een andere figuur hebt geplaatst.',
        figure: 'inside',
      },
    ],
  },
  {
    id: 'bonuses',
    title: 'De bonussen',
    paragraphs: [
      { rule: 'bonus/rat', text: 'Rat: zet een van je ratten op een put van jezelf of op een vrije put waar dan ook.' },
      {
        rule: 'gift/must-take',
        text: 'Bij deze bonus moet je een rat plaatsen als je er een in voorraad hebt. Is je voorraad leeg, dan mag je er een van elders halen, maar dat hoeft niet.',
      },
      { rule: 'rat/out-of-play', text: 'Putten die aan geen enkel gebied in het spel grenzen, doen niet mee.' },
      { rule: 'bonus/loot', text: 'Krat: neem één buitfiche uit de algemene voorraad.' },
      { rule: 'bonus/expel', text: 'Laars: verjaag op een put naar keuze een rat van een ander.' },
      { rule: 'bonus/point', text: 'Ster: de tegel is aan het eind een punt meer waard.', figure: 'bonuses' },
      { rule: 'bonus/lapses', text: 'Een bonus die je niet kunt gebruiken, vervalt.' },
    ],
  },
  {
    id: 'outside',
    title: 'Een handlanger op rooftocht',
    paragraphs: [
      {
        rule: 'outside/pay',
        text: 'Buiten je territorium betaalt een handlanger buitfiches, zoveel je wilt maar minstens één. Voor elk fiche koop je in dit gebied een rat om. Daarna eis je het gebied op.',
      },
      { rule: 'outside/pay-first', text: 'Buiten je territorium kun je pas stoppen als je minstens één keer hebt omgekocht.' },
      { rule: 'place/no-loot', text: 'Zonder buit kan geen handlanger naar buiten.' },
      { rule: 'outside/bribes-only', text: 'Buit pakken en achterkamers inrichten kan alleen thuis.', figure: 'prowl' },
    ],
  },
  {
    id: 'boss',
    title: 'De bazin',
    paragraphs: [
      {
        rule: 'boss/must-go-inside',
        text: 'Beheer: de bazin gaat naar je territorium en doet tot vijf acties. De voorwaarden voor achterkamers gelden ook voor haar.',
      },
      { rule: 'boss/must-go-outside', text: 'Met Invasie of Smeergeld mag de bazin niet in je eigen territorium komen.' },
      {
        rule: 'boss/invasion',
        text: 'Invasie: de bazin gaat naar buiten. Kies een put van het gebied, haal er alle ratten van anderen weg en zet er twee eigen ratten neer. Eis dan het gebied op.',
      },
      {
        rule: 'boss/bribe',
        text: 'Smeergeld: de bazin gaat naar buiten en koopt vier keer om zonder te betalen. Eis dan het gebied op.',
      },
      {
        rule: 'outside/four-bribes',
        text: 'Met Smeergeld koop je precies vier keer om. Alleen als je voorraad leeg is, mag je eerder stoppen.',
        figure: 'boss',
      },
      {
        rule: 'boss/stays',
        text: 'Kan je bazin door haar kaart nergens heen en is ze je laatste figuur, dan blijft ze thuis en vervalt de beurt.',
      },
      { rule: 'stay/can-place', text: 'Wie een figuur kan plaatsen, moet dat doen.' },
    ],
  },
  {
    id: 'claim',
    title: 'Een gebied opeisen',
    paragraphs: [
      {
        rule: 'claim/power',
        text: 'Je macht in een gebied is het aantal ratten van jou op de vier putten, plus één voor elke handlanger van jou in het gebied, plus twee voor je bazin.',
      },
      {
        rule: 'claim/singly',
        text: 'Het gebied is van jou als je er meer macht hebt dan elke andere clan afzonderlijk. Heeft iemand evenveel of meer, dan gebeurt er niets.',
        figure: 'claim',
      },
      {
        rule: 'claim/trophy',
        text: 'Ligt er in het veroverde gebied een achterkamer van een ander, dan sloop je die en houd je die als trofee. De ander houdt alle tegels; tegels die nog in het gebied liggen, blijven daar.',
      },
    ],
  },
  {
    id: 'missions',
    title: 'Missies',
    paragraphs: [
      {
        rule: 'mission/five',
        text: 'Als alle figuren staan, kijk je naar vijf missies: de meeste gebieden, de volste put (de meeste ratten op één put), de meeste putten met eigen ratten, de meeste achterkamers op het bord, de meeste buit.',
      },
      { rule: 'mission/not-leading', text: 'Alleen wie voorstaat, kan een missie scoren.' },
      { rule: 'mission/tie', text: 'Staan meerdere spelers gelijk aan kop, dan kan niemand de missie scoren.' },
      {
        rule: 'mission/one-a-round',
        text: 'Je kunt per ronde één missie scoren, met de tegel van deze ronde: één punt in de eerste ronde, vijf in de laatste.',
      },
      { rule: 'mission/scored-before', text: 'Elke missie kun je maar één keer per spel scoren.' },
      {
        rule: 'mission/blocked',
        text: 'Sta je voor in een missie die je al gescoord hebt, dan is die voor alle anderen geblokkeerd.',
        figure: 'missions',
      },
      { rule: 'mission/save', text: 'Scoren hoeft niet: een bewaarde missie levert in een latere ronde misschien meer op.' },
      {
        rule: 'round/clean-up',
        text: 'Daarna gaan alle figuren naar huis, worden de wijken aangevuld tot twee buitfiches en begint de volgende speler met de klok mee de nieuwe ronde.',
      },
    ],
  },
  {
    id: 'end',
    title: 'Het einde',
    paragraphs: [
      {
        rule: 'end/after-five',
        text: 'Na de missies van de vijfde ronde wordt er geteld. Buit, ratten, gebieden en eigen achterkamers zijn niets waard.',
      },
      { rule: 'end/missions', text: 'Elke missietegel is het getal waard dat erop staat.' },
      {
        rule: 'end/chains',
        text: 'Tegels van dezelfde zaak vormen een keten: 1, 3, 6 of 10 punten voor één, twee, drie of vier tegels.',
        figure: 'chains',
      },
      { rule: 'end/symbols', text: 'Elke tegel met een ster levert een punt extra op, elke trofee één.', figure: 'total' },
      {
        rule: 'end/most-points',
        text: 'Wie de meeste punten heeft, wint. Bij een gelijke stand beslissen de punten uit missies; zijn ook die gelijk, dan is het een gelijkspel.',
      },
    ],
  },
  {
    id: 'edition',
    title: 'Over deze uitgave',
    paragraphs: [
      {
        text: 'Die Patin is een spel van Pim Thunborg (Zoch, 2023). Het bord en de lijst van de tegels zijn niet openbaar: de stad, de startgebieden en de tegels zijn hier van onszelf, naar wat er over het origineel bekend is. Wie begint, bepaalt hier het lot, en buit en grenzen raken nooit op. De rest volgt de gedrukte regels.',
      },
    ],
  },
  {
    id: 'summary',
    title: 'Op één pagina',
    paragraphs: [
      { text: 'Doel: de meeste punten na vijf rondes, uit missies, ketens, sterren en trofeeën. Verder telt niets.' },
      {
        text: 'Een ronde: kies in het geheim een intrigekaart en speel dan vier beurten, één per figuur. Daarna mag je een missie scoren; dan gaan alle figuren naar huis en worden de wijken aangevuld tot twee buitfiches.',
      },
      {
        text: 'Thuis: een handlanger heeft twee acties. Rat omkopen, buit pakken of een achterkamer inrichten; voor dat laatste moet er al een andere figuur van jou staan, en je krijgt een tegel met zijn bonus.',
      },
      { text: 'Ernaast: betaal één buitfiche per omgekochte rat, minstens één, en eis dan het gebied op.' },
      {
        text: 'De bazin: Beheer is vijf acties thuis, Invasie maakt ernaast een put leeg voor twee ratten van jou, Smeergeld is vier keer omkopen ernaast zonder te betalen.',
      },
      {
        text: 'Rat omkopen: plaats er een van jou op een vrije of eigen put, of verjaag er een van een ander. Twee clans delen nooit een put.',
      },
      {
        text: 'Macht: één voor elke rat van jou op de vier putten, één per handlanger, twee voor de bazin. Meer dan elke andere clan, en het gebied is van jou; achterkamers van anderen daar worden trofeeën.',
      },
      {
        text: 'Missies: de meeste gebieden, de volste put, de meeste putten, de meeste achterkamers, de meeste buit. Je mag er één per ronde scoren als je alleen voorstaat, elke missie maar één keer; die is zoveel punten waard als het nummer van de ronde.',
      },
      { text: 'Ketens: 1, 3, 6, 10 punten voor één tot vier tegels van een zaak. Elke ster en elke trofee: 1 punt.' },
      { text: 'Gelijk: de punten uit missies beslissen; zijn ook die gelijk, dan is het gelijkspel.' },
    ],
  },
];
