import type { AnyMove } from '../../core/game.ts';
import { table } from '../output.ts';
import { notation } from '../words.ts';

type InWords = (move: AnyMove) => string;

/** More than this many moves are shown as groups first. */
const MANY = 24;

/** The legal moves with their numbers; a long list as groups of moves that begin alike. */
export function choices(moves: readonly AnyMove[], inWords: InWords): string {
  if (moves.length <= MANY) return listed(moves, inWords);
  const groups = new Map<string, number[]>();
  for (const [i, move] of moves.entries()) {
    const key = notation(move).split(' ').slice(0, 2).join(' ');
    groups.set(key, [...(groups.get(key) ?? []), i + 1]);
  }
  const rows = [...groups].map(([key, numbers]) => [span(numbers), `${key} …`, `${numbers.length} moves`]);
  const shown = rows.length > MANY ? [...rows.slice(0, MANY), ['…', `${rows.length - MANY} more groups`]] : rows;
  const example = [...groups.keys()][0] ?? '';
  return `${table(shown, '  ')}\n  ("moves" lists all ${moves.length}, "moves ${example}" the matching ones)`;
}

/** The moves that contain every word of the filter, with the numbers they have in the whole list. */
export function listed(moves: readonly AnyMove[], inWords: InWords, filter: readonly string[] = []): string {
  const rows = moves.flatMap((move, i) => {
    const words = notation(move).split(' ');
    return filter.every((word) => words.includes(word)) ? [[i + 1, notation(move), inWords(move)]] : [];
  });
  return rows.length === 0 ? '  no move fits; "moves" lists all' : table(rows, '  ');
}

/** Numbers that follow each other are shown by the first and the last. */
function span(numbers: readonly number[]): string {
  const [first = 0] = numbers;
  const last = numbers.at(-1) ?? 0;
  return last - first + 1 === numbers.length ? `${first}-${last}` : `${first}, …, ${last}`;
}
