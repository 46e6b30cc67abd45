import type { Translation } from '../../../core/text.ts';
import type { en } from './en.ts';

export const nl: Translation<typeof en> = {
  'seat.0': 'Rood',
  'seat.1': 'Groen',
  'seat.2': 'Blauw',
  'seat.3': 'Geel',
  'seat.4': 'Wit',
  'seat.5': 'Paars',
  'prompt.start': 'Het toeval bepaalt wie begint.',
  'prompt.take': '{seat:seat} pakt kruimels.',
  'prompt.take.you': 'Pak één tot drie kruimels.',
  'move.start': '{seat:seat} begint',
  'move.take': '{n} {n|kruimel|kruimels} pakken',
  'log.started': '{seat:seat} begint.',
  'log.took': '{seat:seat} pakt {n} {n|kruimel|kruimels}.',
  'log.caught': 'De kat hoort {seat:seat}!',
  'rule.take/too-many': 'Je mag er hoogstens {most} pakken.',
  'tell.left': 'Nog {n} {n|kruimel|kruimels}.',
  'score.taken': 'Kruimels',
  'score.caught': 'Kat',
  'ending.empty': 'De laatste kruimel is op: wie de meeste punten heeft, wint.',
};
