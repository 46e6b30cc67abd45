import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A rule bug, planted by replacing a piece of text that stands exactly once in its file. */
export interface Mutant {
  readonly name: string;
  /** Within the game's folder: `steps/play.ts`. */
  readonly file: string;
  readonly find: string;
  readonly replace: string;
  /** What it changes for the players: a bug that changes nothing cannot be found. */
  readonly why: string;
}

const LISTS = join(import.meta.dirname, '../mutants');
const ROOT = join(import.meta.dirname, '../..');

/** The games that have a list of planted bugs: `bench/mutants/<game>.ts` exports it as `mutants`. */
export const mutatedGames = (): string[] => readdirSync(LISTS).map((name) => name.replace(/\.ts$/, ''));

export async function mutantsOf(game: string): Promise<readonly Mutant[]> {
  const { mutants }: { mutants: readonly Mutant[] } = await import(`${LISTS}/${game}.ts`);
  return mutants;
}

/** The file with the bug in it. Throws if the text to replace is not there, or there twice: then the list must be mended. */
export function planted(game: string, { name, file, find, replace }: Mutant, root = ROOT): string {
  const text = readFileSync(join(root, 'src/games', game, file), 'utf8');
  const times = text.split(find).length - 1;
  if (times !== 1) throw new Error(`${game}/${name}: the text to replace stands ${times} times in ${file}`);
  if (find === replace) throw new Error(`${game}/${name}: nothing is replaced`);
  return text.replace(find, () => replace);
}
