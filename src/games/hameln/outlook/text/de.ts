import type { Translation } from '../../../../core/text.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  'outlook.piper': 'Käme der Rattenfänger jetzt',
  'outlook.piper.price': 'Sein Platz: {field:field}. Je Kind will er {price} Florin.',
  'outlook.piper.short':
    'Dir fehlen {n} Florin: {lost} deiner Kinder {lost|ginge|gingen} mit, für {points} {points|Minuspunkt|Minuspunkte}.',
  'outlook.piper.safe': 'Du kannst für alle deine Kinder zahlen und behältst {n} Florin.',
  'outlook.piper.frees': 'Sauber wird dabei {quarter:quarter}; diese Häuser zählen dann wieder: {houses:house}.',
  'outlook.piper.children': 'Kinder',
  'outlook.piper.cost': 'zu zahlen',
  'outlook.piper.purse': 'Geld',
  'outlook.piper.lost': 'gingen mit',
  'outlook.piper.points': 'Punkte',
  'outlook.kings': 'Bis zum Ende der Phase',
  'outlook.kings.near':
    '{kings} {kings|Königsratte wartet|Königsratten warten}. {rats} {rats|Ratte|Ratten} auf den richtigen Kreisen {rats|genügt|genügen}, und der Rattenfänger kommt.',
  'outlook.kings.emperor':
    '{kings} {kings|wartet|warten}, die Kaiserratte zuletzt. {rats} {rats|Ratte|Ratten} auf den richtigen Kreisen {rats|genügt|genügen}, und das Spiel ist aus.',
  'outlook.kings.free': 'freie Kreise',
  'outlook.kings.rats': 'lockt Ratten',
  'outlook.kings.points': 'Punkte für jeden',
  'outlook.house': '{house:house}',
  'outlook.couple': '{man:seat} und {woman:seat}',
  'outlook.alone': '{man:seat}',
  'outlook.ranks': 'Geld, Einfluss und Rattenfallen',
  'outlook.ranks.by-money': 'Geld: Mit {n} Florin mehr ziehst du an {rival:seat} vorbei, das bringt {gain} {gain|Punkt|Punkte} mehr.',
  'outlook.ranks.by-influence':
    'Einfluss: Mit {n} {n|Stufe|Stufen} mehr ziehst du an {rival:seat} vorbei, das bringt {gain} {gain|Punkt|Punkte} mehr.',
  'outlook.ranks.money': 'Florin',
  'outlook.ranks.points': 'Punkte',
  'outlook.ranks.influence': 'Einfluss',
  'outlook.ranks.traps': 'Fallen (Wert)',
  'outlook.ranks.trap-sum': '{n} ({least})',
  'outlook.ranks.trap-range': '{n} ({least}–{most})',
};
