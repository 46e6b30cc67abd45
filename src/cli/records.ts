import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Match } from '../core/match.ts';
import { parseRecord } from '../core/parse-record.ts';
import { type GameRecord, makeRecord, writeRecord } from '../core/record.ts';
import type { GamePackage } from '../core/registry.ts';
import type { Lang } from '../core/text.ts';
import { Fault } from './fault.ts';
import { loadGame } from './load-game.ts';
import { isProgram, type Player } from './players.ts';
import type { Run } from './playout.ts';
import { wordsOf } from './words.ts';

/** Where the records of a run go. */
export interface Out {
  readonly dir: string;
  readonly stem: string;
  /** Numbers are padded, so that names sort as the games were played. */
  readonly digits: number;
}

export function prepareOut(dir: string, stem: string, games: number): Out {
  try {
    mkdirSync(dir, { recursive: true });
  } catch (error) {
    throw new Fault(`The folder ${dir} cannot be made (${reason(error)}): choose another for --out.`);
  }
  return { dir, stem, digits: String(games - 1).length };
}

/** How a bot is named in a record. */
export const botPlayer = (player: Player, seat: number) => ({
  name: `${isProgram(player) ? 'program' : player.bot} ${seat + 1}`,
  bot: player.name,
});

export function saveGame({ dir, stem, digits }: Out, match: Match, run: Run, index: number): void {
  const players = (run.lineUps[index % run.lineUps.length] ?? []).map(botPlayer);
  save(join(dir, `${stem}-${String(index).padStart(digits, '0')}.json`), makeRecord(match, { players }));
}

export function save(file: string, record: GameRecord): void {
  try {
    writeFileSync(file, writeRecord(record));
  } catch (error) {
    throw new Fault(`${file} cannot be written (${reason(error)}).`);
  }
}

/** A text file that the user named. */
export function readText(file: string): string {
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
    if (files.length === 0) throw new Fault(`The folder ${name} holds no records: name one with .json files.`);
    return files.sort().map((file) => join(name, file));
  });
}

const isFolder = (name: string): boolean => statSync(name, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** "no such file or directory" of "ENOENT: no such file or directory, open 'x'". */
export const reason = (error: unknown): string => /^\w+: ([^,]+)/.exec(error instanceof Error ? error.message : '')?.[1] ?? String(error);
