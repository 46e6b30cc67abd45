import type { Translation } from '../../../../../core/text.ts';
import type { en } from './en.ts';

export const nl: Translation<typeof en> = {
  'symbols.alt':
    'Twee rijen van vijf velden. Rood, op ronde schotels: chilipeper, paprika, saffraan, sumak en een bruine rat met een rode halsdoek. Groen, op ruiten: basilicum, munt, dille, salie en een donkere rat met een groene halsdoek.',
  'symbols.caption':
    'Rode kruiden liggen op ronde schotels, groene op ruiten. Ratten zitten op donkere velden en dragen de kleur van hun eigenaar.',
  'turn.alt':
    'Drie plaatjes. Eerst: onder de startstrook ligt een strook, twee andere liggen klaar. Dan: daaronder wordt een strook gelegd, twee paprika’s raken elkaar, +1. Ten slotte: een strook ligt verticaal over andere stroken, drie paprika’s hangen samen, +2.',
  'turn.caption':
    'Een beurt van Rood. Je kent beide stroken voordat je de eerste legt, en elke strook scoort zodra hij ligt. Deze beurt levert 1 en 2 punten op.',
  'turn.reveal': 'Twee stroken worden omgedraaid.',
  'turn.first': 'De eerste wordt gelegd en scoort: twee paprika’s, 1 punt.',
  'turn.second': 'De tweede wordt boven op andere gelegd en scoort: drie paprika’s, 2 punten.',
  'beside.alt':
    'Twee plaatjes. Toegestaan: een strook die met twee velden langs de startstrook ligt. Niet toegestaan: een strook die hem alleen met een hoek raakt.',
  'beside.caption': 'Op de lege tafel moet een hele zijde aansluiten, niet alleen een hoek.',
  'beside.legal': 'Zijde aan zijde: dat mag.',
  'above.alt':
    'Vier plaatjes. Toegestaan: een strook die op twee even hoge stroken rust. Niet toegestaan: een strook die deels boven de lege tafel zweeft, een die deels op niveau twee en deels op niveau één ligt, en een die precies één andere bedekt.',
  'above.caption':
    'Hogerop moet een strook vlak liggen, zonder holte eronder, en op minstens twee stroken rusten. De stippen in de hoek geven het niveau aan.',
  'above.legal': 'Hij rust op twee even hoge stroken: dat mag.',
  'why.not-adjacent': 'Alleen de hoeken raken elkaar.',
  'why.gap': 'Hij zou deels boven de lege tafel zweven.',
  'why.uneven': 'Hij zou scheef liggen: één veld op niveau 2, twee op niveau 1.',
  'why.exactly-on-one-strip': 'Hij zou precies op één strook liggen.',
  'points.alt':
    'Rood heeft verticaal een strook met paprika en munt gelegd. De paprika daarop vormt met die ernaast een groep van twee, gemarkeerd met +1. De munt daarop sluit aan bij twee andere velden met munt en vormt een groep van drie, gemarkeerd met +2.',
  'points.caption':
    'Rood legt de strook helemaal links. De punten gaan naar de eigenaar van de kruiden: Groen heeft er dus meer aan dan Rood.',
  'gain.red': '{n} {n|punt|punten} voor Rood',
  'gain.green': '{n} {n|punt|punten} voor Groen',
  'merge.alt':
    'Twee plaatjes. Vooraf: twee velden met saffraan raken elkaar, een derde ligt apart. Daarna: ertussen ligt een strook met saffraan en alle vier hangen samen, gemarkeerd met +2.',
  'merge.caption': 'Hoeveel velden er ook samengroeien: ze zijn nu één groep, en die scoort één keer.',
  'merge.before': 'Twee velden met saffraan liggen bij elkaar, een derde ligt apart.',
  'merge.after': 'Het vierde verbindt ze allemaal: één groep, 2 punten.',
  'shrunk.alt':
    'Twee plaatjes. Vooraf: drie velden met salie hangen samen. Daarna: Rood heeft er een bedekt, en de twee die over zijn, zijn gemarkeerd met +1.',
  'shrunk.caption': 'Een groep stukmaken is niet gratis: wat overblijft, is veranderd en scoort voor de eigenaar.',
  'shrunk.before': 'De drie salievelden van Groen hebben allang gescoord.',
  'shrunk.after': 'Rood bedekt er een. De twee die over zijn, leveren Groen 1 punt op.',
  'rats.alt':
    'Drie plaatjes. Eerst: na de eerste strook in de beurt van Rood zijn er drie rode ratten te zien. Dan: de andere strook bedekt er een, twee blijven over. Ten slotte: de andere strook ligt ergens anders en alle drie zijn nog te zien.',
  'rats.caption': 'Een beurt van Rood. Het gaat om wat je ziet als de beurt voorbij is, niet halverwege.',
  'rats.shown': 'De eerste strook toont een derde rode rat. Er gebeurt nog niets.',
  'rats.hidden': 'De tweede bedekt er een: twee blijven over, het spel gaat door.',
  'rats.lost': 'De tweede ligt ergens anders: drie blijven over, Rood heeft verloren.',
  'final.alt':
    'De tafel aan het eind van een spel met alle 42 stroken. Elke groep van twee of meer gelijke kruiden is omlijnd, met de punten erbij. Ernaast het scoreblad: Rood heeft 8 punten tijdens het leggen en 3 in de eindwaardering, samen 11. Groen heeft 7 en 5, samen 12.',
  'final.caption':
    'Het einde van een heel spel: elke zichtbare groep scoort nog een keer, en Groen, dat achterstond, wint met 12 tegen 11.',
  'final.total': 'Totaal',
};
