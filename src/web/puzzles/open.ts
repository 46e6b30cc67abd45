import type { Puzzle } from '../../bots/puzzles/puzzle.ts';
import { botName } from '../quick.ts';
import { SHELF } from '../shelf.ts';
import { TableState } from '../table/model.svelte.ts';
import { loadParts } from '../table/open.ts';
import { t } from '../text/text.svelte.ts';
import { dailyGame, dailyNumber, dayOf } from './choose.ts';
import { PuzzleTable } from './holder.svelte.ts';
import { PuzzleKeep } from './kept.ts';
import { hasPuzzles, loadPuzzles } from './load.ts';

/** A puzzle on the table, with what its page needs beside it. */
export interface OpenPuzzle {
  readonly room: TableState;
  readonly table: PuzzleTable;
  readonly puzzle: Puzzle;
  readonly keep: PuzzleKeep;
  /** Its number in the game's file, from 0 on; undefined for one's own. */
  readonly n: number | undefined;
  /** All puzzles of the game. */
  readonly puzzles: readonly Puzzle[];
}

/** In the address a puzzle of one's own is known by this and its id. */
export const OWN = 'own-';

/** The games that have puzzles, in their order. */
export const gamesWithPuzzles = (): readonly string[] => SHELF.flatMap(([id]) => (hasPuzzles(id) ? [id] : []));

export function gameOfToday(now: number): string {
  return dailyGame(dayOf(now), gamesWithPuzzles());
}

/** Finds the puzzle that an address means; undefined if there is none. */
export async function openPuzzle(game: string, id: string): Promise<OpenPuzzle | undefined> {
  const today = dayOf(Date.now());
  const wanted = id === 'daily' ? dailyGame(today, gamesWithPuzzles()) : game;
  const [parts, file] = await Promise.all([loadParts(wanted), loadPuzzles(wanted)]);
  if (!parts) return undefined;
  const keep = new PuzzleKeep(wanted);
  const puzzles = file?.rules === parts.game.rules ? file.puzzles : [];
  const own = id.startsWith(OWN) ? keep.own.find((one) => `${OWN}${one.id}` === id && one.rules === parts.game.rules) : undefined;
  const n = own ? undefined : id === 'daily' ? dailyNumber(today, gamesWithPuzzles().length, puzzles.length) : Number(id) - 1;
  const puzzle = own ?? (n === undefined ? undefined : puzzles[n]);
  if (!puzzle || !isSound(puzzle)) return undefined;
  const names = Array.from({ length: puzzle.seats }, (_, seat) => botName(seat));
  const table = PuzzleTable.open(parts.game, puzzle, names, t('you'));
  return table && { room: new TableState(table, parts), table, puzzle, keep, n, puzzles };
}

/** What was kept by an older version may lack something. */
const isSound = ({ seats, options, steps }: Puzzle): boolean => Number.isInteger(seats) && typeof options === 'object' && steps.length > 0;
