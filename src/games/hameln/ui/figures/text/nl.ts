import type { Translation } from '../../../../../core/text.ts';
import type { en } from './en.ts';

export const nl: Translation<typeof en> = {
  'kinds.alt':
    'Vijf soorten huizen: een bakkerij met een rode gevel maakt brood, 1 florijn waard; een kaasmakerij met een rieten koepel maakt kaas, 2 waard; een brouwerij met een leien dak maakt bier, 3 waard; een slagerij met een luifel maakt vlees, 4 waard; een invloedshuis met een klok geeft beide bewoners 1 florijn.',
  'kinds.caption': 'Wat elk huis voor de familie van de man maakt, en wat dat op de markt oplevert.',
  'kinds.both': 'voor allebei',
  'house.alt':
    'Twee huizen op hun erf: een invloedshuis en een kaasmakerij. Elk toont een gouden munt, een fiche met rattenoren en twee deuren; het invloedshuis heeft ook een zilveren fiche. Eromheen liggen cirkels in de stegen.',
  'house.caption':
    'De deur met de rechte latei is van de man, die met de ronde boog van de vrouw. Het teken in de deur laat de familie zien.',
  'house.coin': 'prijs, en punten aan het eind',
  'house.rats': 'zoveel ratten lokt het',
  'house.silver': 'invloed voor beide families',
  'house.man': 'hier woont de man',
  'house.woman': 'hier woont de vrouw',
  'house.circle': 'cirkel in een steeg, met een rat',
  'start.alt':
    'Het marktplein met de slagerijen eromheen. In de deuren van vier ervan staan een man en een vrouw, telkens van twee verschillende families.',
  'start.caption':
    'De starthuizen met vier spelers: elke familie heeft in één ervan een man en in een ander een vrouw, en deelt ze met twee verschillende buren.',
  'work.alt':
    'Drie plaatjes. Eerst: een kaasmakerij met een man van Rood en een vrouw van Groen is omlijnd. Dan: Rood krijgt kaas, Groen een jongen. Ten slotte: op twee van de drie cirkels bij de kaasmakerij zitten ratten.',
  'work.caption': 'Rood zet zijn man in de Noordkaasmakerij aan het werk. Groen heeft er niet om gevraagd, maar krijgt ook een deel.',
  'work.name': 'Rood kiest de kaasmakerij, want de man daar is van Rood.',
  'work.share': 'De familie van de man krijgt een blokje kaas, die van de vrouw een kind.',
  'work.rats': 'Dan komen er twee ratten, zoals het fiche zegt. Rood kiest hun cirkels.',
  'wedding.alt':
    'Twee plaatjes van een lege kaasmakerij, prijs 3, en de parochiezaal. Vooraf: jongens van Rood en Groen en een meisje van Blauw zijn in de parochiezaal, en Rood heeft 4 florijn. Daarna: de jongen van Rood en het meisje van Blauw wonen in de kaasmakerij, en Rood heeft nog 1 florijn.',
  'wedding.caption': 'Rood laat zijn zoon trouwen met een dochter van Blauw. Blauw wordt niets gevraagd, maar betaalt ook niet.',
  'wedding.before': 'De jongen van Rood en het meisje van Blauw passen bij elkaar. De kaasmakerij kost 3, Rood heeft 4.',
  'wedding.after': 'Ze gaan er wonen, en de familie van de bruidegom betaalt: Rood houdt 1 over.',
  'ring.alt':
    'Zes aanbiedingen op een rij, elk met de prijs in florijnen en de invloed die ze oplevert: 2 voor 1, 3 voor 2, 4 voor 2, 5 voor 3, 6 voor 3, 3 voor 1. Een pijl leidt van de laatste terug naar de eerste.',
  'ring.caption':
    'Alleen de volgende aanbieding is te koop. Betaalde de vorige koper 3 florijn voor 2 invloed, dan betaalt de volgende er 4, opnieuw voor 2.',
  'bribe.alt':
    'Twee plaatjes van de vier velden van de rattenvanger met 3 florijn op zwart, 5 op geel en niets op groen en rood. Toegestaan: 6 op rood, en de rattenvanger staat op rood. Niet toegestaan: 5 op groen, omdat er op geel al 5 liggen.',
  'bribe.caption': 'De rattenvanger gaat naar het veld waar het meeste geld ligt. Op twee velden mag nooit evenveel liggen.',
  'bribe.yes': 'Zes florijn op rood is het meeste: hij gaat er meteen heen.',
  'bribe.no': 'Vijf op groen zou evenveel zijn als op geel.',
  'sides.alt':
    'Twee plaatjes van een slagerij waar met vijf spelers gewerkt wordt. Aan de rechterkant liggen twee cirkels boven elkaar. Toegestaan: de drie ratten zitten aan drie verschillende kanten. Niet toegestaan: rechts zit boven al een rat, en de onderste cirkel is gemarkeerd terwijl andere vrij zijn.',
  'sides.caption': 'Alleen met vijf spelers liggen er twee cirkels aan één kant van een huis, en dan alleen bij vier slagerijen.',
  'sides.yes': 'Drie ratten aan drie kanten.',
  'sides.no': 'Rechts zit al een rat van deze beurt en andere cirkels zijn vrij: een tweede mag daar niet bij.',
  'overrun.alt':
    'Twee plaatjes. Vooraf: op twee van de drie cirkels bij de Noordkaasmakerij zitten ratten, de derde ligt tussen die kaasmakerij en de brouwerij die aan het werk is. Daarna: ook daar zit een rat; de kaasmakerij is gearceerd, de munt doorgestreept, en er zit een koningsrat voor.',
  'overrun.caption': 'De ratten van het ene huis kunnen het einde van een ander zijn. Een cirkel tussen twee huizen hoort bij allebei.',
  'overrun.before': 'De brouwerij lokt één rat. Rood zet die op de cirkel tussen de brouwerij en de kaasmakerij.',
  'overrun.after': 'Dat was de laatste vrije cirkel van de kaasmakerij: die is nu overspoeld, en er gaat een koningsrat voor zitten.',
  'piper.alt':
    'Twee plaatjes van de hele stad. Vooraf: in alle wijken zitten ratten, op zeventien cirkels. Daarna: de gele wijk is licht; de cirkels daar, die aan de rand en die op het marktplein zijn vrij; op alle andere zitten de ratten nog.',
  'piper.caption': 'Het bezoek van de rattenvanger als hij op het gele veld staat.',
  'piper.before': 'Overal zitten ratten.',
  'piper.after': 'De ratten zijn weg uit de gele wijk, van de rand ervan en van het marktplein. De andere blijven.',
  'road.alt':
    'Een wegwijzer en een rij van negen velden met −1, −1, −2, −2, −3, −3, −4, −5 en −6. Op de eerste drie staan kinderen van Groen, Rood en Blauw.',
  'road.caption':
    'De weg naar Transsylvanië. Drie kinderen zijn weg: Groen en Rood verliezen elk 1 punt, Blauw 2. Voorbij het laatste veld kost elk kind er 6.',
  'influence.alt':
    'Twee invloedsladders. Vooraf: Blauw op trede 5, Rood en Groen op 3 met Groen rechts, Geel op 1. Daarna: ook Geel staat op 3, links van de andere twee. De volgorde is Blauw, Groen, Rood, Geel.',
  'influence.caption': 'Geel klimt twee treden en staat toch nog laatste: wie later op een trede komt, gaat links van de anderen staan.',
  'influence.before': 'Op trede 3 staat Groen rechts van Rood en dus hoger.',
  'influence.after': 'Geel staat nu op dezelfde trede, maar links van de andere twee.',
  'score.alt':
    'Een scoreblad voor vier families. Spel beëindigd: Groen 1. Kat: Blauw 1. Rattenvallen: Geel 3, Rood 1. Invloed: Geel 3, Rood 2, Blauw 1. Geld: Groen 5, Geel 3, Rood 1. Huizen: Rood 18, Groen 15, Blauw 21, Geel 18. Weg: Groen −1, Rood −1, Blauw −2. Samen: Rood 21, Groen 20, Blauw 21, Geel 27.',
  'score.caption':
    'Het einde van een spel. Geel en Rood hebben evenveel geld: Geel heeft meer invloed en krijgt de tweede plaats. De Noordkaasmakerij is overspoeld en telt voor niemand.',
  'score.total': 'Samen',
  'because.closer': 'nam de keizerrat',
  'because.cat': 'bezit de kat',
  'because.traps': '3 en 1 punt',
  'because.influence': '3, 2 en 1 punt',
  'because.money': '5, 3 en 1 punt',
  'because.houses': 'hun prijs, tenzij overspoeld',
  'because.road': 'verloren kinderen',
};
