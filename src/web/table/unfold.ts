import { clone } from '../../core/clone.ts';
import type { AnyEvent, AnyGame } from '../../core/game.ts';
import { type Entry, type Happening, isTakeBack, type Match, open, replayEntry } from '../../core/match.ts';
import type { KeptGame } from '../keep/games.ts';

/** Plays a kept log again. An entry that no longer fits ends the game there rather than the page. */
export function unfold(game: AnyGame, kept: KeptGame, length = kept.log.length): { match: Match; happenings: readonly Happening[] } {
  const match = open(startingFrom(game, kept.start), kept.seats.length, kept.options);
  const happenings: Happening[] = [];
  for (const [n, entry] of kept.log.slice(0, length).entries()) {
    if (replayEntry(match, entry, happenings)) break;
    happenings.push(...takenBack(entry, n));
  }
  return { match, happenings };
}

/** The same rules, but games begin in the middle. */
const startingFrom = (game: AnyGame, start: unknown): AnyGame => (start === undefined ? game : { ...game, setup: () => clone(start) });

/** A take-back is told as the server tells it. */
export const takenBack = ({ seat, move }: Entry, n: number): readonly Happening[] =>
  isTakeBack(move) ? [{ n, event: { type: 'take-back', seat, to: move.to } as AnyEvent }] : [];
