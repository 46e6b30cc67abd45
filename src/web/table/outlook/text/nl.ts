import type { Translation } from '../../../../core/text.ts';
import type { en } from './en.ts';

export const nl: Translation<typeof en> = {
  'outlook.now': 'Als het nu afliep',
  'outlook.now.total': 'Totaal',
  'outlook.now.level': 'De koplopers staan gelijk, met elk {n} {n|punt|punten}.',
  'outlook.now.behind': '{seat:seat} staat {n} {n|punt|punten} voor op jou.',
  'outlook.now.ahead': '{seat:seat} staat {n} {n|punt|punten} voor op {rival:seat}.',
  'outlook.now.ahead.you': 'Jij staat {n} {n|punt|punten} voor op {rival:seat}.',
  'outlook.now.most': 'Het grootste verschil zit bij {category:score}: {n} meer.',
  'outlook.prepared': 'Achter de pijl staat de stand als je doet wat je hebt voorbereid.',
  'outlook.then': 'dan',
  'outlook.nothing': 'Er valt nog niets uit te rekenen.',
  'mark.ahead': 'voor',
  'mark.danger': 'pas op',
  'mark.barred': 'telt niet',
};
