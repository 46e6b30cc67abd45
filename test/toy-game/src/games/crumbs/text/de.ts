import type { Translation } from '../../../core/text.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  'seat.0': 'Rot',
  'seat.1': 'Grün',
  'seat.2': 'Blau',
  'seat.3': 'Gelb',
  'seat.4': 'Weiß',
  'seat.5': 'Violett',
  'prompt.start': 'Das Los bestimmt, wer beginnt.',
  'prompt.take': '{seat:seat} nimmt Krümel.',
  'prompt.take.you': 'Nimm einen bis drei Krümel.',
  'move.start': '{seat:seat} beginnt',
  'move.take': '{n} {n|Krümel|Krümel} nehmen',
  'log.started': '{seat:seat} beginnt.',
  'log.took': '{seat:seat} nimmt {n} {n|Krümel|Krümel}.',
  'log.caught': 'Die Katze hört {seat:seat}!',
  'rule.take/too-many': 'Du darfst höchstens {most} nehmen.',
  'tell.left': 'Noch {n} {n|Krümel|Krümel}.',
  'score.taken': 'Krümel',
  'score.caught': 'Katze',
  'ending.empty': 'Der letzte Krümel ist weg: Wer die meisten Punkte hat, gewinnt.',
};
