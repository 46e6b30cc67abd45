import type { Translation } from '../../../../core/text.ts';
import type { en } from './en.ts';

export const nl: Translation<typeof en> = {
  'lesson.town.title': 'Een huis in Hamelen',
  'lesson.town.welcome':
    'Welkom in Hamelen! Drie families maken hier hun fortuin. Er is volop te eten, en dat is ook de ratten ter ore gekomen.',
  'lesson.town.houses':
    'Dit is een huis. Er is plaats voor één man en één vrouw, uit twee verschillende families. Het getal is de prijs, en aan het eind ook de punten.',
  'lesson.town.circles':
    'Rond elk huis liggen cirkels. Daar strijken de ratten neer, op elke cirkel één. De meeste cirkels horen bij twee of drie huizen tegelijk.',
  'lesson.town.market': 'Rond het marktplein staan de slagerijen. Deze drie zijn de starthuizen. Jij bent Rood en begint.',
  'lesson.town.settle': 'Zet je eerste man in een van de starthuizen.',
  'lesson.town.settle.done': 'Ingetrokken. Een vrouw uit een andere familie komt bij hem wonen.',
  'lesson.town.woman':
    'Nu woont iedereen ergens: jouw man met een vrouw van Blauw in de Vijfde Slagerij, jouw vrouw met een man van Groen in de Derde Slagerij.',
  'lesson.town.aim':
    'Drie keer komt de rattenvanger, dan wordt er geteld: vooral de huizen waar jouw familie woont, verder geld, invloed, rattenvallen en de kat. Overspoelde huizen tellen niet, verloren kinderen kosten punten.',

  'lesson.men.title': 'Mannen aan het werk',
  'lesson.men.actions':
    'In je beurt doe je precies één van vier dingen: mannen aan het werk, vrouwen aan het werk, bruiloften, goederen verkopen.',
  'lesson.men.work':
    'Mannen aan het werk: kies een of meer huizen waar een man van jou woont. De bakkerij maakt brood, de kaasmakerij kaas, de brouwerij bier, de slagerij vlees: één blokje voor de familie van de man.',
  'lesson.men.both':
    'Wordt er in een huis gewerkt, dan hebben beide bewoners er iets aan. De familie van de vrouw krijgt een kind. Hier is dat Blauw, of die nu wil of niet.',
  'lesson.men.rats':
    'Werk lokt ratten: zoveel als het fiche aangeeft, bij een slagerij drie. Jij alleen kiest op welke vrije cirkels van het huis ze komen.',
  'lesson.men.do': 'Laat je man in de Vijfde Slagerij werken en plaats de drie ratten.',
  'lesson.men.do.done': 'Vlees voor jou, een kind voor Blauw, drie ratten voor de stad.',
  'lesson.men.do.other': 'Dat is een andere actie. Kies mannen aan het werk en dan de Vijfde Slagerij.',
  'lesson.men.after':
    'Eén cirkel is hier nog vrij. Zijn ze allemaal bezet, dan is het huis overspoeld: het ligt stil en levert niets op. Zet ratten dus waar ze anderen meer hinderen dan jou.',

  'lesson.women.title': 'Vrouwen aan het werk',
  'lesson.women.children':
    'Een ronde later. De actie vrouwen aan het werk levert kinderen op: jouw vrouw in de Derde Slagerij stuurt er een naar de parochiezaal.',
  'lesson.women.draw':
    'Een blokje uit de zak beslist: jongen of meisje. Van elk zijn er vier. De man in het huis krijgt zijn goederen evengoed.',
  'lesson.women.danger': 'Drie van de vier cirkels hier zijn al bezet. Wordt er nog een keer gewerkt, dan is ook de laatste bezet.',
  'lesson.women.do': 'Een kind is dat waard. Laat je vrouw in de Derde Slagerij werken.',
  'lesson.women.do.done': 'Een kind erbij in de zaal, en vlees voor Groen.',
  'lesson.women.do.other': 'Zo krijg je deze keer geen kind. Kies vrouwen aan het werk.',
  'lesson.women.overrun':
    'En nu is het huis overspoeld. Er gaat een koningsrat voor zitten, een van de vier die hier wachtten. Houd in de gaten hoeveel er over zijn.',

  'lesson.sell.title': 'Naar de markt',
  'lesson.sell.goods': 'Je hebt twee blokjes vlees. Geld krijg je door goederen te verkopen, zoveel als je wilt in één beurt.',
  'lesson.sell.prices': 'Vlees brengt 4 florijn op, bier 3, kaas 2, brood 1. De prijzen veranderen nooit.',
  'lesson.sell.traps':
    'Elk blokje kun je ook ruilen voor een rattenval. Een rattenval is 1 tot 3 waard, en alleen jij weet hoeveel. Aan het eind levert het hoogste totaal 3 punten op.',
  'lesson.sell.do': 'Straks valt er iets te kopen. Verkoop beide blokjes voor geld.',
  'lesson.sell.do.done': 'Acht florijn. Een goede marktdag.',
  'lesson.sell.do.trap': 'Een rattenval is ook mooi, maar nu willen we geld: verkoop beide blokjes.',
  'lesson.sell.do.less': 'Je hebt nog meer te verkopen. Leg beide blokjes op de kraam.',
  'lesson.sell.do.other': 'Kies deze keer goederen verkopen.',
  'lesson.sell.purse': 'Geld is een middel en ook een doel: aan het eind levert de volste beurs 5 punten op, de volgende 3, de derde 1.',

  'lesson.weddings.title': 'Een goede partij',
  'lesson.weddings.hall': 'Een andere partij. In de parochiezaal wachten de kinderen van alle families. Deze dochter is van jou.',
  'lesson.weddings.pays':
    'Bij bruiloften laat je je kinderen trouwen met die van anderen, aan wie niets gevraagd wordt. Jij kiest het huis, de familie van de bruidegom betaalt. Blauw heeft een zoon en 8 florijn.',
  'lesson.weddings.points':
    'Elk leeg huis mag. De prijs telt aan het eind als punten, voor beide families. Deze twee huizen brengen beide families ook hoger op de invloedsladder.',
  'lesson.weddings.do': 'Laat je dochter trouwen met de zoon van Blauw, in een huis van minstens 5. Blauw betaalt.',
  'lesson.weddings.do.done': 'Een deftig huis, en geen florijn van jou.',
  'lesson.weddings.do.cheap': 'Een bescheiden huis. Blauw heeft 8 florijn, dus mik hoger.',
  'lesson.weddings.do.other': 'Kies bruiloften: zo’n partij wacht niet eeuwig.',
  'lesson.weddings.influence':
    'Invloed beslist bij elke gelijke stand, en na elke ronde bepaalt de ladder de volgorde. Laat je eigen zonen pas trouwen als je beurs vol is, want dan betaal jij.',

  'lesson.kings.title': 'Koningsratten en de kat',
  'lesson.kings.overrun':
    'Terug in onze eerste partij, na de verkoop. De Derde Slagerij is overspoeld: geen werk en geen punten zolang alle cirkels eromheen bezet zijn.',
  'lesson.kings.kings':
    'Bij elk overspoeld huis gaat hier een koningsrat weg. Is de laatste weg, dan komt de rattenvanger en is de fase voorbij.',
  'lesson.kings.optional': 'Na je actie mag je nog één ding doen: de kat kopen, invloed kopen of de rattenvanger omkopen.',
  'lesson.kings.do': 'De kat kost 4 florijn en vangt meteen een rat. Koop haar en bevrijd de Derde Slagerij.',
  'lesson.kings.do.done': 'Eén rat minder is genoeg: het huis is vrij.',
  'lesson.kings.do.elsewhere': 'Gevangen, maar je huis is nog steeds overspoeld. Vang een rat op een van de vier cirkels ervan.',
  'lesson.kings.do.none': 'Zo blijft het huis overspoeld. Koop de kat.',
  'lesson.kings.back':
    'De koningsrat gaat terug naar de andere, dus de fase duurt langer. De kat levert aan het eind 1 punt op, maar iedereen mag haar van je kopen.',

  'lesson.piper.title': 'De rattenvanger komt',
  'lesson.piper.last': 'Nog één koningsrat. Bij het volgende overspoelde huis is hij er: de rattenvanger.',
  'lesson.piper.cleans':
    'Hij staat op het gele veld, dus haalt hij de ratten weg uit de gele wijk en, zoals altijd, van het marktplein. Overal elders blijven ze.',
  'lesson.piper.bribe':
    'Smeergeld verplaatst hem: hij gaat naar het veld met het meeste geld. Twee van je huizen zijn overspoeld: de Derde Slagerij in de rode wijk en de Vijfde in de groene.',
  'lesson.piper.do': 'Koop de rattenvanger om, zodat hij een wijk schoonmaakt waar een overspoeld huis van jou staat.',
  'lesson.piper.do.done': 'Hij steekt de munt in zijn zak en wandelt erheen. Anderen kunnen je nog overbieden voordat hij speelt.',
  'lesson.piper.do.elsewhere': 'Hij gaat naar het geld, maar je overspoelde huizen staan in de rode en de groene wijk.',
  'lesson.piper.do.none': 'Zonder smeergeld blijft hij in de gele wijk, en daar heb je weinig aan.',
  'lesson.piper.came':
    'In een andere partij is hij al gekomen. Eerst de ratten, dan de kinderen: voor elk kind in de zaal wil hij geld. De prijs staat op zijn veld, hier 1 florijn.',
  'lesson.piper.road':
    'Kinderen voor wie niemand betaalt, volgen hem over deze weg. Elk neemt het volgende veld en kost zijn familie punten; latere velden kosten meer.',
  'lesson.piper.pay': 'Je hebt 11 florijn en twee kinderen. Houd ze allebei.',
  'lesson.piper.pay.done': 'Twee florijn, goed besteed. Trouwen kunnen je kinderen in de volgende fase.',
  'lesson.piper.pay.gone': 'Er is een kind naar Transsylvanië vertrokken, en dat kost punten. Betaal voor allebei.',
  'lesson.piper.next':
    'Nieuwe koningsratten verzamelen zich, één meer dan eerst, en het spel gaat verder. Denk aan de zaal voordat de laatste gaat: een lege beurs en een volle zaal, dat wordt duur.',

  'lesson.end.title': 'Wat aan het eind telt',
  'lesson.end.phase':
    'De derde fase. De laatste in deze rij is de keizerrat. Wie hem de stad in haalt, beëindigt de partij en krijgt 1 punt.',
  'lesson.end.houses':
    'Huizen tellen het zwaarst: de prijs van elk huis waar je man of vrouw woont, behalve als het aan het eind overspoeld is, zoals dit.',
  'lesson.end.ranks': 'Dan de ranglijsten: invloed 3, 2 en 1 punt; geld 5, 3 en 1; rattenvallen 3 en 1.',
  'lesson.end.rest': 'De kat levert 1 punt op. Kinderen op de weg kosten wat hun veld zegt.',
  'lesson.end.do': 'Blauw staat net boven je op de ladder. Je hebt 11 florijn. Pak de eerste plaats.',
  'lesson.end.do.done': 'Bovenaan de ladder: 3 punten in plaats van 2, en elke gelijke stand is voor jou.',
  'lesson.end.do.other': 'Blauw staat nog steeds boven je. De ring laat zien wat invloed nu kost.',
  'lesson.end.advice':
    'Werk vroeg, verkoop op tijd, laat je kinderen trouwen in dure huizen en laat je nooit door de rattenvanger verrassen. Nu een hele partij, met een gids naast je.',
};
