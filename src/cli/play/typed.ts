import type { AnyMove } from '../../core/game.ts';
import { nearest } from '../../lab/fault.ts';

export type Typed = { readonly move: unknown } | { readonly fault: string };

/** What a player typed for a move: its number in the list, its words ("lay s07 12 9 1", "lay strip=s07 …"), or JSON. */
export function parseTyped(line: string, moves: readonly AnyMove[]): Typed {
  if (/^\d+$/.test(line)) {
    const move = moves[Number(line) - 1];
    return move ? { move } : { fault: `There is no move number ${line}: choose 1 to ${moves.length}, or type "moves".` };
  }
  if (line.startsWith('{')) {
    try {
      return { move: JSON.parse(line) as unknown };
    } catch {
      return { fault: 'That is not JSON: check the quotes and brackets.' };
    }
  }
  return parseWords(line.split(/\s+/), moves);
}

function parseWords([type = '', ...words]: readonly string[], moves: readonly AnyMove[]): Typed {
  const types = [...new Set(moves.map((m) => m.type))];
  const pattern = moves.find((m) => m.type === type);
  if (!pattern) {
    const guess = nearest(type, [...types, 'help', 'moves', 'undo', 'log', 'save', 'quit']);
    return {
      fault: `"${type}" is not a legal move now${guess === undefined ? '' : `; did you mean "${guess}"?`} (type "help" or "moves")`,
    };
  }
  const { type: _, ...sample } = pattern;
  const fields = Object.entries(sample);
  if (words.length !== fields.length) {
    return { fault: `"${type}" takes ${fields.length} values: ${fields.map(([name]) => name).join(', ')}.` };
  }
  const values = words.map((word, i) => named(word, fields[i]?.[0] ?? '', fields));
  return { move: { type, ...Object.fromEntries(values) } };
}

/** `strip=s07` names its field; a bare value belongs to the field at its place. */
function named(word: string, place: string, fields: readonly [string, unknown][]): [string, unknown] {
  const [, name, text] = /^(\w+)=(.*)$/.exec(word) ?? [];
  const key = fields.some(([field]) => field === name) ? (name ?? place) : place;
  const sample = fields.find(([field]) => field === key)?.[1];
  return [key, value(key === name ? (text ?? '') : word, sample)];
}

function value(text: string, sample: unknown): unknown {
  if (Array.isArray(sample)) return text === '' ? [] : text.split(',').map((part) => value(part, sample[0]));
  if (typeof sample === 'string') return text;
  if (typeof sample === 'boolean' && /^(true|false)$/.test(text)) return text === 'true';
  return /^-?\d+$/.test(text) ? Number(text) : text;
}
