import type { AnyGame } from '../../core/game.ts';
import { type Happening, type Match, open, replayEntry } from '../../core/match.ts';
import type { KeptGame } from '../keep/games.ts';

/** Plays a kept log again. An entry that no longer fits ends the game there rather than the page. */
export function unfold(game: AnyGame, kept: KeptGame, length = kept.log.length): { match: Match; happenings: readonly Happening[] } {
  const match = open(game, kept.seats.length, kept.options);
  const happenings: Happening[] = [];
  kept.log.slice(0, length).every((entry) => replayEntry(match, entry, happenings) === undefined);
  return { match, happenings: standing(match, happenings) };
}

/** The events of entries that were not taken back. */
export function standing(match: Match, happenings: readonly Happening[]): readonly Happening[] {
  const kept = new Set(match.kept);
  return happenings.filter((h) => kept.has(h.n));
}
