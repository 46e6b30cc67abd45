import { enterAll, lineOf } from '../../../core/enter.ts';
import { BONUSES, CARDS, ENTERPRISES, FIGURES, MISSIONS } from '../data.ts';
import { game } from '../game.ts';
import type { Move } from '../moves.ts';
import type { State } from '../state.ts';

/** A move as a lesson writes it: `place henchman 16`, `room claw-point`, `loot`. */
export function move(text: string): Move {
  const [type = '', word = '', last = ''] = text.split(' ');
  switch (type) {
    case 'remove':
      return { type, enterprise: one(ENTERPRISES, word) };
    case 'deal': {
      const [enterprise = '', bonus = ''] = last.split('-');
      return { type, area: Number(word), enterprise: one(ENTERPRISES, enterprise), bonus: one(BONUSES, bonus) };
    }
    case 'swap':
      return { type, tile: Number(word), other: Number(last) };
    case 'start':
      return { type, seat: Number(word) };
    case 'home':
      return { type, area: Number(word) };
    case 'nest':
    case 'recruit':
    case 'expel':
    case 'invade':
      return { type, manhole: Number(word) };
    case 'intrigue':
      return { type, card: one(CARDS, word) };
    case 'place':
      return { type, figure: one(FIGURES, word), area: Number(last) };
    case 'room': {
      const [enterprise = '', bonus = ''] = word.split('-');
      return { type, enterprise: one(ENTERPRISES, enterprise), bonus: one(BONUSES, bonus) };
    }
    case 'mission':
      return { type, mission: one(MISSIONS, word) };
    case 'loot':
    case 'done':
      return { type };
    default:
      throw new Error(`no move: ${text}`);
  }
}

function one<T extends string>(words: readonly T[], word: string): T {
  const found = words.find((w) => w === word);
  if (found === undefined) throw new Error(`no such word: ${word}`);
  return found;
}

export const moves = (text: string): Move[] => lineOf(text, move);

/** Two clans, and what each in turn has done, chance included. Cards are chosen in the order of seats. */
export function played(text: string): State {
  return enterAll(game, game.setup(2, { enterprises: 'random' }), moves(text));
}
