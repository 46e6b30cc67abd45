import type { Translation } from '../../../../core/text.ts';
import type { en } from './en.ts';

export const nl: Translation<typeof en> = {
  'outlook.count': 'Als er nu werd geteld',
  'outlook.count.left': 'Er {turns|komt|komen} nog {turns} {turns|beurt|beurten}, en er {n|ligt|liggen} nog {n} {n|strook|stroken} gedekt.',
  'outlook.count.laying': 'punten tot nu',
  'outlook.count.groups': 'groepen in zicht',
  'outlook.count.total': 'samen',
  'outlook.count.rats': 'ratten in zicht',
  'outlook.count.coming': 'ratten op komst',
  'outlook.reach': 'Binnen je bereik',
  'outlook.reach.is': 'Wat elke strook nu hoogstens oplevert:',
  'outlook.reach.most': 'punten voor jou',
  'outlook.reach.lead': 'meer voorsprong',
  'outlook.reach.rats': 'jouw ratten',
  'gives.loses': 'Dan zijn er {n} ratten van jou in zicht en verlies je.',
  'gives.group': 'Een groep van {size} velden met {herb:herb} levert je {points} {points|punt|punten} op.',
  'gives.covers': 'Dit bedekt {n} van je ratten; er {left|blijft|blijven} {left} in zicht.',
  'gives.shows': 'Er {n|komt|komen} {n} {n|rat|ratten} van {rival:seat} in zicht.',
  'gives.own-rat': 'Dan {n|is|zijn} er {n} van je eigen ratten in zicht.',
  'gives.away': 'Ook {rival:seat} krijgt {points} {points|punt|punten}, voor {herb:herb}.',
  'term.points': 'directe punten',
  'term.groups': 'groepen',
  'term.rats': 'bescherming tegen ratten',
};
