import type { Translation } from '../../../../../core/text.ts';
import type { en } from './en.ts';

export const nl: Translation<typeof en> = {
  against: 'tegen',
  'pieces.alt':
    'Zes speelstukken: een bazin in een boog met gouden rand en twee stippen op de trede, een handlanger in een boog met één stip, een rattentoren met het getal 3, de deur van een achterkamer, een houten krat en een tegel met een hoed en een klein krat in de hoek.',
  'pieces.caption': 'De stukken van de Wasberen. De stippen op de trede van een boog geven de macht van de figuur aan.',
  'pieces.boss': 'Bazin',
  'pieces.boss-is': 'macht 2, één per clan',
  'pieces.henchman': 'Handlanger',
  'pieces.henchman-is': 'macht 1, drie per clan',
  'pieces.rats': 'Ratten',
  'pieces.rats-is': 'elk macht 1; hier drie op één put',
  'pieces.room': 'Achterkamer',
  'pieces.room-is': 'hooguit één per gebied',
  'pieces.loot': 'Buitfiche',
  'pieces.loot-is': 'om buiten mee om te kopen',
  'pieces.tile': 'Zaak',
  'pieces.tile-is': 'met de bonus in de hoek',
  'setup.alt':
    'De stad voor twee: drie zeshoeken van elk drie ruitvormige gebieden, met putten op alle hoeken en twee kratten in het midden van elke zeshoek. Wasberen en Uilen hebben elk één gebied met drie, twee en één rat; in alle gebieden liggen zaken.',
  'setup.caption': 'Een stad voor twee spelers, vóór de eerste ronde.',
  'setup.district': 'Een zeshoek is een wijk. De drie gebieden zijn ruiten.',
  'setup.manholes': 'Elk gebied heeft vier putten. Buurgebieden delen de putten ertussen, dus één rat kan in meerdere gebieden tellen.',
  'setup.loot': 'In het midden van elke wijk liggen twee buitfiches.',
  'setup.homes': 'Elke clan heeft een startgebied met drie, twee en één rat.',
  'places.alt':
    'Een stad voor drie met een teken op elk gebied. De drie rode gebieden hebben een vinkje, drie gebieden er vlak naast een krat. Het enige gebied van de Katten heeft een rood kruis, ook al grenst het aan een rood gebied, en alle andere hebben een grijs kruis.',
  'places.caption':
    'Waar een handlanger van de Wasberen mag komen. Gebieden grenzen aan elkaar als ze twee putten delen; één is niet genoeg.',
  'places.inside': 'In je eigen territorium.',
  'places.outside': 'Vlak naast je territorium, als je buit hebt om te betalen.',
  'places.no': 'Niet naast je territorium.',
  'places.last': 'Het laatste gebied van een andere clan: dat mag niet.',
  'inside.alt':
    'Vier plaatjes van een wijk waarin de Wasberen een tweede handlanger in hun gebied hebben. Eerst: een rat meer op een put. Dan: een rat van de Uilen minder. Daarna: één krat gepakt. Ten slotte: er staat een achterkamer en er is een tegel weg.',
  'inside.caption':
    'Een handlanger doet per beurt hoogstens twee van deze acties, in willekeurige volgorde. Alleen de achterkamer mag niet twee keer.',
  'inside.recruit': 'Omkopen:',
  'inside.recruit-is': 'zet een rat op een put van het gebied.',
  'inside.expel': 'Omkopen:',
  'inside.expel-is': 'of verjaag daar een rat van een ander.',
  'inside.loot': 'Buit pakken:',
  'inside.loot-is': 'neem één fiche uit deze wijk.',
  'inside.room': 'Achterkamer:',
  'inside.room-is': 'neem een tegel en gebruik de bonus, als hier al een andere figuur van jou staat.',
  'bonuses.alt': 'Vier tekens: een rat, een krat, een laars en een ster.',
  'bonuses.caption':
    'Het kleine teken in de hoek van een tegel is de bonus. Die werkt één keer, op het moment dat je de tegel neemt; alleen de ster telt pas aan het eind.',
  'prowl.alt':
    'Drie plaatjes. Eerst: een handlanger van de Wasberen staat in een gebied van de Uilen, 4 tegen 4. Dan: na drie keer omkopen is het 6 tegen 3. Ten slotte: het gebied is rood en de achterkamer van de Uilen is weg.',
  'prowl.caption': 'Een handlanger van de Wasberen op rooftocht, met drie buitfiches om uit te geven.',
  'prowl.come': 'Hij komt in een gebied van de Uilen. Met hem erbij zijn de Wasberen even sterk: dat is niet genoeg.',
  'prowl.pay': 'Hij betaalt drie buitfiches en koopt drie keer om: één rat van de Uilen gaat, twee eigen ratten komen.',
  'prowl.take': 'De eis slaagt. Het gebied is rood en de achterkamer van de Uilen wordt een trofee.',
  'boss.alt': 'Drie intrigekaarten met hun namen: Beheer, Invasie en Smeergeld.',
  'boss.caption': 'In elke ronde ligt een hiervan gedekt onder de bazin. De kaart zegt waar ze heen mag en wat ze daar doet.',
  'claim.alt':
    'Het opgeëiste gebied met zijn vier putten, en een tabel. Wasberen: 5 ratten en 1 handlanger, macht 6. Uilen: 3 ratten en geen handlanger, macht 3.',
  'claim.caption': 'Zes tegen drie: het gebied valt. Bij drie tegen drie was er niets gebeurd.',
  'claim.rats': 'ratten op de vier putten',
  'claim.henchmen': 'handlangers',
  'claim.power': 'macht',
  'missions.alt':
    'Een tabel van de vijf missies met de aantallen van drie clans. De meeste gebieden: 3, 4, 3. De volste put: 3, 4, 4. De meeste putten: 5, 3, 3. De meeste achterkamers: 1, 1, 2. De meeste buit: 3, 1, 1.',
  'missions.caption':
    'De derde ronde is voorbij, dus is een missie 3 punten waard. De Wasberen staan in twee missies voor, maar mogen er nu maar één scoren.',
  'missions.may': 'De {name} mogen de missie scoren.',
  'missions.tied': 'Gelijke stand: niemand scoort de missie.',
  'missions.barred': 'De {name} hebben de missie al gescoord, dus nu scoort niemand.',
  'chains.alt': 'Vier rijen tegels van de hoedenwinkel: één tegel is 1 punt waard, twee zijn er 3 waard, drie 6 en vier 10.',
  'chains.caption': 'Tegels van dezelfde zaak vormen een keten. De vierde tegel alleen al levert vier punten meer op.',
  'total.alt':
    'Een scoreblad. Missies 2, 4 en 5 zijn 11. Ketens van drie hoedenwinkels (6), twee viskramen (3) en één bakkerij (1) zijn 10. Twee sterren zijn 2, één trofee is 1. Samen 24.',
  'total.caption': 'Wat de Wasberen aan het eind hebben. Sterren tellen los van de keten waar hun tegel bij hoort.',
  'total.sum': 'Samen',
};
