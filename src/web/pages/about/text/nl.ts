import type { Translation } from '../../../../core/text.ts';
import type { en } from './en.ts';

export const nl: Translation<typeof en> = {
  'about.title': 'Over de Ratskeller',
  'about.what':
    'De Ratskeller is een digitaal thuis voor vier bordspellen waarin ratten een woordje meespreken. Je speelt in de browser: tegen bots, met vrienden via een link, samen aan één scherm, of helemaal zonder netwerk.',
  'about.unofficial.title': 'Niet officieel',
  'about.unofficial':
    'De Ratskeller is een onofficiële bewerking, uit liefde gemaakt en zonder enige band met auteurs of uitgevers. De tekeningen zijn van onszelf, de regels in eigen woorden verteld, de borden opnieuw getekend en niet gekopieerd. Vind je een spel leuk, koop dan de doos: niets hier vervangt hout en karton.',
  'about.thanks.title': 'Dank',
  'about.thanks':
    'Aan iedereen die deze spellen heeft bedacht, getekend en uitgegeven, en aan iedereen die ze ooit aan tafel heeft uitgelegd.',
  'about.fair.title': 'Eerlijk toeval',
  'about.fair':
    'Alle trekkingen komen uit een geheim getal waarvan de vingerafdruk vóór de partij getoond wordt, en uit een getal van elke speler. Aan het eind ligt alles open en kan iedereen het narekenen.',
  'about.data.title': 'Wat bewaard wordt',
  'about.data':
    'Een cookie die je plaatsen onthoudt, de naam die je koos en de zetten. Partijen op dit apparaat blijven in deze browser. Niemand wordt geteld of gevolgd.',
  'about.fonts.title': 'Lettertypes',
  'about.fonts': 'Grenze Gotisch, Alegreya en Alegreya Sans, onder de SIL Open Font License 1.1, ingekort tot de gebruikte letters.',
  'about.code.title': 'Broncode',
  'about.code': 'Het programma is vrije software onder de MIT-licentie.',
  'about.api': 'Hoe programma’s hier meespelen',
};
