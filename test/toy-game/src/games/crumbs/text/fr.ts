import type { Translation } from '../../../core/text.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  'seat.0': 'Rouge',
  'seat.1': 'Vert',
  'seat.2': 'Bleu',
  'seat.3': 'Jaune',
  'seat.4': 'Blanc',
  'seat.5': 'Violet',
  'prompt.start': 'Le hasard désigne qui commence.',
  'prompt.take': '{seat:seat} prend des miettes.',
  'prompt.take.you': 'Prenez de une à trois miettes.',
  'move.start': '{seat:seat} commence',
  'move.take': 'prendre {n} {n|miette|miettes}',
  'log.started': '{seat:seat} commence.',
  'log.took': '{seat:seat} prend {n} {n|miette|miettes}.',
  'log.caught': 'Le chat entend {seat:seat} !',
  'rule.take/too-many': 'Vous pouvez en prendre {most} au plus.',
  'tell.left': 'Il reste {n} {n|miette|miettes}.',
  'score.taken': 'Miettes',
  'score.caught': 'Chat',
  'ending.empty': 'Plus une miette : qui a le plus de points gagne.',
};
