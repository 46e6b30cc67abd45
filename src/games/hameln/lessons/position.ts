import { enterAll, lineOf } from '../../../core/enter.ts';
import { must } from '../../../core/must.ts';
import { game } from '../game.ts';
import type { Move } from '../moves.ts';
import type { State } from '../state.ts';

/** How each kind of move is written: its name, then what it says, in this order. Numbers and lists of numbers are told by their letters. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  order: ['order'],
  marker: ['rats'],
  child: ['sex'],
  trap: ['value'],
  settle: ['house'],
  act: ['action'],
  name: ['house'],
  done: [],
  rat: ['circle'],
  wed: ['child', 'partner'],
  'move-in': ['house'],
  sell: ['good'],
  swap: ['good'],
  cat: [],
  chase: ['circle'],
  influence: [],
  bribe: ['field', 'florins'],
  ransom: ['boys', 'girls'],
};

/** A move as a lesson writes it: `name BL`, `wed girl 2`, `done`. Whether it is one the rules say. */
function move(text: string): Move {
  const [type = '', ...words] = text.split(' ');
  const fields = must(FIELDS[type]).map((field, i) => [field, wordValue(must(words[i]))]);
  return { type, ...Object.fromEntries(fields) } as Move;
}

function wordValue(word: string): unknown {
  if (word.includes(',')) return word.split(',').map(Number);
  return /^\d+$/.test(word) ? Number(word) : word;
}

export const moves = (text: string): Move[] => lineOf(text, move);

/** Three families, and what each in turn has done, chance included. */
export function played(...parts: readonly string[]): State {
  return enterAll(game, game.setup(3, {}), moves(parts.join(';')));
}
