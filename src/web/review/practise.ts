import type { AnyGame } from '../../core/game.ts';
import type { GameRecord } from '../../core/record.ts';
import { replay } from '../../core/replay.ts';
import { shorten } from '../../core/short-log.ts';
import { PuzzleKeep } from '../puzzles/kept.ts';
import { OWN } from '../puzzles/open.ts';
import { openThread } from './line.ts';

/** Makes a puzzle of the decision at log position `n` and keeps it on this device; the way to it, or undefined where there is none. */
export async function practise(game: AnyGame, record: GameRecord, n: number): Promise<string | undefined> {
  const { fairness: _, result: __, ...open } = record;
  const replayed = replay(game, { ...open, entries: record.entries.slice(0, n) });
  if (!replayed.ok) return undefined;
  const { seats, options, log, kept } = replayed.match;
  const short = shorten(
    game,
    seats,
    options,
    kept.flatMap((i) => log[i] ?? []),
  );
  if (!short) return undefined;
  const thread = openThread();
  const puzzle = await thread.puzzle(game.id, { seats, options, log: short }).finally(() => thread.close());
  if (!puzzle) return undefined;
  new PuzzleKeep(game.id).addOwn({ ...puzzle, rules: game.rules });
  return `/puzzles/${game.id}/${OWN}${puzzle.id}`;
}
