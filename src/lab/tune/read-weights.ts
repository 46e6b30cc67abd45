import { readFileSync } from 'node:fs';
import type { Weights } from '../../core/game.ts';
import { Fault } from '../fault.ts';

/** Weights that somebody kept in a file, if they have the names and numbers of the game's own. */
export function readWeights(file: string, own: Weights): Weights {
  const found = read(file);
  const names = Object.keys(own);
  if (typeof found !== 'object' || found === null || Object.keys(found).join() !== names.join()) {
    throw new Fault(`${file} does not hold the weights of this game: they are ${names.join(', ')}, in this order.`);
  }
  for (const [name, value] of Object.entries(found)) {
    if (!alike(value, own[name])) throw new Fault(`${file}: ${name} must be ${describe(own[name])}.`);
  }
  return found as Weights;
}

function read(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new Fault(`${file} cannot be read as JSON: name a file that --out has written.`);
  }
}

const describe = (own: Weights[string] | undefined): string =>
  Array.isArray(own) ? `a list of ${own.length} whole numbers` : 'a whole number';

const alike = (value: unknown, own: Weights[string] | undefined): boolean =>
  Array.isArray(own) ? Array.isArray(value) && value.length === own.length && value.every(Number.isInteger) : Number.isInteger(value);
