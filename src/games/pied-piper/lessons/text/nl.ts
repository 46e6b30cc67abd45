import type { Translation } from '../../../../core/text.ts';
import type { en } from './en.ts';

export const nl: Translation<typeof en> = {
  'lesson.houses.title': 'Ratten in huis',
  'lesson.houses.welcome': 'Welkom in Hamelen! De stad zit vol ratten. Niemand raakt ze kwijt – maar je kunt ze wel naar de buren jagen.',
  'lesson.houses.mine': 'Dit is jouw huis, dat met de rode puntgevel. De marker laat zien hoe vol het zit: tot nu toe twee verdiepingen.',
  'lesson.houses.rats':
    'Ratten staan in de stegen tussen de huizen en lopen met de pijlen mee. Elk huis waar een rat doorheen loopt, wordt één verdieping voller.',
  'lesson.houses.aim':
    'Zit een huis vol tot aan het dak, dan vluchten de bewoners de stad uit. Zijn er nog maar twee spelers over, dan wint wie de minste ratten heeft.',
  'lesson.houses.row': 'Wie er loopt, wordt hier beneden beslist. Elke figuurkaart hoort bij één figuur in de stad.',
  'lesson.houses.hand':
    'Dit zijn je actiekaarten. Elke beurt speel je er twee, onder twee verschillende figuren. Erop staat hoe ver een figuur loopt: één huis vooruit, twee vooruit, één terug, of door het riool.',
  'lesson.houses.second':
    'Heb je je kaarten gespeeld, dan gaat elke figuur met twee kaarten lopen. Onder de rode rat ligt er al een: nog een kaart erbij en weg is hij – de oudste kaart eerst.',
  'lesson.houses.drive':
    'Nu jij: geef de rode rat zijn tweede kaart, zodat hij door andere huizen loopt maar niet door dat van jou. Je andere kaart gaat onder een figuur naar keuze.',
  'lesson.houses.drive.done': 'Weg is hij, de kelder van de buren in! Jouw huis is niet voller dan daarnet.',
  'lesson.houses.drive.own':
    'Er liep een rat door je eigen huis. Tel de huizen op de weg van de rode rat: voor jouw huis moet hij stoppen.',
  'lesson.houses.drive.still': 'Geen huis is voller geworden: er heeft geen rat gelopen. Leg een van je kaarten onder de rode rat.',
  'lesson.sewer.title': 'Boven en onder de grond',
  'lesson.sewer.ways': 'Vooruit loopt een rat door het huis ervoor, terug door het huis erachter. Voller wordt het huis in beide gevallen.',
  'lesson.sewer.under':
    'Alleen het riool is onschuldig: de figuur glipt onder het huis door en de marker blijft waar hij is. Onder de gele rat ligt zo’n kaart.',
  'lesson.sewer.special':
    '‘+1’ en ‘melodie’ werken alleen samen met een gewone kaart: met ‘+1’ gaat de figuur een huis verder, met ‘melodie’ loopt de hele steeg mee.',
  'lesson.sewer.door':
    'Het slechte nieuws: de gele rat staat vlak voor je deur. Het goede: zijn eerste kaart is het riool, en die wordt altijd het eerst uitgevoerd.',
  'lesson.sewer.past': 'Laat de gele rat langs jouw huis glippen en daarna door dat van een buur lopen.',
  'lesson.sewer.past.done': 'Geen piepje in jouw huis – en hiernaast een rat meer.',
  'lesson.sewer.past.own':
    'Na het riool stond de rat achter jouw huis, en jouw kaart stuurde hem erdoorheen. Stuur hem verder, niet terug.',
  'lesson.sewer.past.still': 'Geen huis is voller geworden. De gele rat heeft een gewone kaart nodig die hem verder brengt.',
  'lesson.piper.title': 'De rattenvanger',
  'lesson.piper.plays':
    'En hier is de rattenvanger. Hij loopt met dezelfde kaarten als de ratten, maar uit elk huis waar hij doorheen komt, volgt één verdieping ratten hem naar buiten.',
  'lesson.piper.waits': 'Hij staat voor je deur en onder hem ligt al een ‘1 vooruit’. Hij heeft alleen nog een tweede kaart nodig.',
  'lesson.piper.twice': 'Laat de rattenvanger in één beurt twee verdiepingen ratten uit je huis halen.',
  'lesson.piper.twice.done': 'Heen en weer! Hij kwam twee keer door je huis, en twee verdiepingen zijn leeg.',
  'lesson.piper.twice.once':
    'Eén verdieping is leeg, maar daarna liep hij door naar het volgende huis. Welke kaart brengt hem nog eens door dat van jou?',
  'lesson.piper.twice.not-yet': 'Je huis is even vol als daarnet. Leg de juiste kaart onder de rattenvanger.',
  'lesson.piper.others':
    'De anderen willen hem ook. Kun je hem zelf niet krijgen, zorg dan in elk geval dat hij niet door hun huizen loopt.',
  'lesson.roof.title': 'Tot aan het dak',
  'lesson.roof.full': 'Dit huis zit vol tot de zevende verdieping. Nog één rat en de bewoners moeten de stad uit.',
  'lesson.roof.winner':
    'Aan deze tafel zitten drie spelers. Vlucht er een, dan zijn er nog twee en is het spel uit: wie van die twee de minste ratten heeft, wint. Dat zou jij zijn, met vijf tegen zes.',
  'lesson.roof.win': 'Onder de rode rat ligt ‘1 vooruit’, en hij staat precies voor het volle huis. Maak er een eind aan!',
  'lesson.roof.win.done': 'Vol huis! Jij hebt minder ratten dan de ander, en het spel is voor jou.',
  'lesson.roof.win.still': 'Er is niemand gevlucht. Geef de rode rat zijn tweede kaart: de eerste stuurt hem al door het volle huis.',
  'lesson.roof.win.lost': 'Er is iemand gevlucht, maar op het verkeerde moment: de laagste marker was niet die van jou.',
  'lesson.good-turn.title': 'Een goede beurt',
  'lesson.good-turn.look':
    'Er wachten twee kaarten: een onder de rode rat, een onder de rattenvanger. Allebei de figuren staan voor je deur. Wie als eerste een tweede kaart bijlegt, laat de figuur lopen.',
  'lesson.good-turn.think': 'Vraag je dus af: wat kan mij straks schaden? Wat kan ik nu gebruiken? En wat laat ik liggen voor de buren?',
  'lesson.good-turn.choose': 'Speel een goede beurt. Er is er meer dan één; ik kijk vooruit en zeg wat ik ervan vind.',
  'lesson.good-turn.choose.done': 'Goed gespeeld! Hamelen kan wel meer mensen zoals jij gebruiken.',
  'lesson.good-turn.two':
    'In je eerste partij zijn jullie met z’n tweeën, met onbewoonde huizen ertussen. Daar mogen de ratten vrij doorheen. Succes!',
};
