import type { Translation } from '../../../../core/text.ts';
import type { en } from './en.ts';

export const nl: Translation<typeof en> = {
  'outlook.piper': 'Als de rattenvanger nu kwam',
  'outlook.piper.price': 'Zijn plaats: {field:field}. Hij wil dan {price} {price|florijn|florijnen} per kind.',
  'outlook.piper.short':
    'Je komt {n} {n|florijn|florijnen} tekort: {lost} van je kinderen {lost|gaat|gaan} mee, voor {points} {points|strafpunt|strafpunten}.',
  'outlook.piper.safe': 'Je kunt voor al je kinderen betalen en houdt {n} {n|florijn|florijnen} over.',
  'outlook.piper.frees': 'Hij maakt {quarter:quarter} schoon; deze huizen tellen dan weer: {houses:house}.',
  'outlook.piper.children': 'kinderen',
  'outlook.piper.cost': 'te betalen',
  'outlook.piper.purse': 'geld',
  'outlook.piper.lost': 'gaan mee',
  'outlook.piper.points': 'punten',
  'outlook.kings': 'Tot het einde van de fase',
  'outlook.kings.near':
    'Er {kings|wacht|wachten} nog {kings} {kings|koningsrat|koningsratten}. Met {rats} {rats|rat|ratten} op de juiste cirkels komt de rattenvanger al.',
  'outlook.kings.emperor':
    'Er {kings|wacht|wachten} er nog {kings}, de keizerrat als laatste. Met {rats} {rats|rat|ratten} op de juiste cirkels is het spel al uit.',
  'outlook.kings.free': 'vrije cirkels',
  'outlook.kings.rats': 'trekt ratten',
  'outlook.kings.points': 'punten elk',
  'outlook.house': '{house:house}',
  'outlook.couple': '{man:seat} en {woman:seat}',
  'outlook.alone': '{man:seat}',
  'outlook.ranks': 'Geld, invloed en rattenvallen',
  'outlook.ranks.by-money':
    'Geld: met {n} {n|florijn|florijnen} meer kom je voorbij {rival:seat}, goed voor {gain} {gain|punt|punten} meer.',
  'outlook.ranks.by-influence':
    'Invloed: met {n} {n|trede|treden} meer kom je voorbij {rival:seat}, goed voor {gain} {gain|punt|punten} meer.',
  'outlook.ranks.money': 'florijnen',
  'outlook.ranks.points': 'punten',
  'outlook.ranks.influence': 'invloed',
  'outlook.ranks.traps': 'vallen (waarde)',
  'outlook.ranks.trap-sum': '{n} ({least})',
  'outlook.ranks.trap-range': '{n} ({least}–{most})',
};
