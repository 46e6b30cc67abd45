import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { GameRecord } from '../core/record.ts';
import type { GamePackage } from '../core/registry.ts';
import type { Lang } from '../core/text.ts';
import { Fault } from '../lab/fault.ts';
import { loadGame } from '../lab/load-game.ts';
import { reason } from '../lab/save.ts';
import { parseRecord } from '../protocol/record.ts';
import { wordsOf } from './words.ts';

/** A text file that the user named. */
function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Fault(`${file} cannot be read (${reason(error)}): name the file of a recorded game.`);
  }
}

/** The record in a file and the game it is of. */
export async function readRecord(file: string, lang: Lang): Promise<{ readonly record: GameRecord; readonly pack: GamePackage }> {
  const parsed = parseRecord(readText(file));
  if (!parsed.ok) throw new Fault(`${file}: ${(await wordsOf(undefined, lang, [])).phrase(parsed.fault, null)}`);
  return { record: parsed.record, pack: await gameOf(file, parsed.record) };
}

async function gameOf(file: string, record: GameRecord): Promise<GamePackage> {
  try {
    return await loadGame(record.game);
  } catch (error) {
    throw error instanceof Fault ? new Fault(`${file}: ${error.message}`) : error;
  }
}

/** The files that the user named; a folder stands for the records in it. */
export function expand(names: readonly string[]): string[] {
  return names.flatMap((name) => {
    if (!isFolder(name)) return [name];
    const files = readdirSync(name).filter((file) => file.endsWith('.json'));
    if (files.length === 0) throw new Fault(`The folder ${name} contains no records: choose one with .json files.`);
    return files.sort().map((file) => join(name, file));
  });
}

const isFolder = (name: string): boolean => statSync(name, { throwIfNoEntry: false })?.isDirectory() ?? false;
