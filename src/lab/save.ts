import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Match } from '../core/match.ts';
import { type GameRecord, makeRecord, writeRecord } from '../core/record.ts';
import { Fault } from './fault.ts';
import { isProgram, type Player } from './players.ts';
import type { Run } from './playout.ts';

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
    throw new Fault(`The folder ${dir} could not be created (${reason(error)}): choose another for --out.`);
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

/** "no such file or directory" of "ENOENT: no such file or directory, open 'x'". */
export const reason = (error: unknown): string => /^\w+: ([^,]+)/.exec(error instanceof Error ? error.message : '')?.[1] ?? String(error);
