import type { Translation } from '../../../../../core/text.ts';
import type { en } from './en.ts';

export const nl: Translation<typeof en> = {
  'material.alt':
    'Zes ratten met staarten in verschillende kleuren en de rattenvanger, daarna de zes soorten actiekaarten met hun naam, hun werking en hun aantal.',
  'material.caption': 'Je herkent de figuren aan hun staart en hun houding. De twee donkerrode kaarten zijn de speciale.',
  'setup.alt':
    'Vier scheve huizen van zeven verdiepingen in een ring, met hun markers bij de poort. In elke steeg tussen twee huizen staat een rat; in de steeg links van het rode huis staan twee ratten en de rattenvanger. Pijlen op de weg lopen tegen de klok in.',
  'setup.caption': 'Vier spelers vóór de eerste beurt. Rood begint.',
  'setup.house': 'Elk huis heeft zeven verdiepingen. De marker begint bij de poort, op verdieping 0.',
  'setup.lane': 'In elke steeg wacht een rat voor het volgende huis.',
  'setup.start': 'Links van het huis van de startspeler staan nog een rat en de rattenvanger.',
  'setup.arrows': 'De pijlen wijzen vooruit.',
  'turn.alt':
    'Vier plaatjes van de rij figuurkaarten en de hand van Rood. Eerst: onder de rode rat ligt ‘1 vooruit’ van een ander. Dan: Rood legt ‘1 terug’ onder de rattenvanger. Dan: Rood legt ‘2 vooruit’ onder de rode rat, die nu twee kaarten heeft. Ten slotte: de kaart van de rode rat is weg, een blauwe is ervoor in de plaats gekomen, en Rood heeft weer vier kaarten.',
  'turn.caption': 'Een beurt van Rood. De rode rat gaat eerst 1 vooruit, volgens de kaart die er al lag, en dan 2 vooruit.',
  'turn.before': 'Onder de rode rat ligt een kaart van Blauw.',
  'turn.first': 'De eerste kaart gaat onder de rattenvanger: met maar één kaart blijft hij staan.',
  'turn.second': 'De tweede gaat onder de rode rat. Die heeft er nu twee en loopt.',
  'turn.after':
    'De figuurkaart en de twee actiekaarten gaan naar de aflegstapel, er komt een nieuwe figuurkaart, en Rood vult de hand aan tot vier.',
  'effect.alt':
    'Twee plaatjes van een stad met drie huizen. In het eerste loopt de rode rat 1 vooruit door het huis van Groen, waarvan de marker van 3 naar 4 stijgt. In het tweede loopt de rattenvanger erdoorheen en daalt de marker van 3 naar 2.',
  'effect.caption': 'Wie door een huis gaat, verandert het: ratten maken het voller, de rattenvanger maakt het leger.',
  'effect.rat': 'Een rat loopt door het huis van Groen: één verdieping omhoog.',
  'effect.piper': 'De rattenvanger loopt erdoorheen: één verdieping omlaag.',
  'moves.alt':
    'Vier plaatjes. 2 vooruit: de rat loopt door de huizen van Rood en Groen, allebei +1. 1 terug: hij loopt terug door het huis van Rood, +1. Riool: hij gaat langs het huis van Groen, 0. 1 terug met +1: hij loopt terug door twee huizen, allebei +1.',
  'moves.caption':
    'De gouden lijn is de weg van de rat, de bleke rat staat waar hij eindigt, en de munten zeggen wat er met de markers gebeurt.',
  'moves.two-title': '2 vooruit.',
  'moves.two': 'Twee huizen achter elkaar, en allebei worden ze voller.',
  'moves.back-title': '1 terug.',
  'moves.back': 'Ook achteruit richt een rat schade aan.',
  'moves.sewer-title': 'Riool.',
  'moves.sewer': 'De rat glipt onder het huis door, en er verandert niets.',
  'moves.plus-title': '1 terug en +1.',
  'moves.plus': 'Met de speciale kaart worden het twee huizen terug.',
  'melody.alt':
    'De rode rat, de blauwe rat en de rattenvanger staan in één steeg. Met melodie en 1 vooruit gaan ze alle drie door het huis van Groen. Rode rat +1, blauwe rat +1, rattenvanger −1: samen +1, en de marker van Groen stijgt van 3 naar 4.',
  'melody.caption': 'De melodie neemt alle figuren in dezelfde steeg mee. Hun effecten worden opgeteld voordat de marker beweegt.',
  'melody.sum': 'samen',
  'melody.change': 'Groen stijgt van {from} naar {to}.',
  'leave.alt':
    'Twee plaatjes van een stad met vier huizen. Vooraf: de rode rat loopt door het huis van Groen, waarvan de marker van 7 naar het dak gaat. Daarna: het huis van Groen is weg, er staan drie huizen in de ring, en de figuren uit de twee stegen staan bij elkaar.',
  'leave.caption': 'Een beurt van Rood. Groen vlucht de stad uit, en Rood krijgt de marker van Groen.',
  'leave.before': 'Het huis van Groen zit vol tot de zevende verdieping. De volgende verdieping is het dak.',
  'leave.after': 'Het huis wordt weggehaald. Van de twee stegen is er één overgebleven.',
  'end.alt':
    'Twee plaatjes. Vooraf: drie huizen, de marker van Rood op 3, die van Blauw op 5, en een rat loopt door het huis van Groen, van 7 naar het dak. Daarna: alleen de huizen van Rood en Blauw staan er nog.',
  'end.caption':
    'Als er nog twee spelers over zijn, is het spel uit. De marker van Rood staat op 3 en die van Blauw op 5: de laagste wint, dus Rood heeft gewonnen.',
  'end.before': 'Er zijn nog drie spelers, en de marker van Groen komt op het dak.',
  'end.after': 'Er zijn nog twee spelers: Rood 3, Blauw 5.',
  'two.alt':
    'Een ring van vier huizen. Het huis van Rood staat vooraan en dat van Groen achteraan; de twee ertussen zijn grijze ruïnes met dichtgetimmerde ramen en hebben geen marker.',
  'two.caption': 'Met z’n tweeën zit je tegenover elkaar. De dichtgetimmerde huizen zijn van niemand.',
};
