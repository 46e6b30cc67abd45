import type { TournamentWish } from '../../protocol/tournaments.ts';
import type { Game, Player, Score } from '../../session/tournament/games.ts';
import { robinRounds } from '../../session/tournament/pairing.ts';
import type { TournamentGameTable } from '../../store/tournament-rows.ts';
import type { StoredTournament } from '../../store/tournaments.ts';

export const wishOf = ({ head }: Pick<StoredTournament, 'head'>): TournamentWish => JSON.parse(head.wish) as TournamentWish;

/** So many rounds are played; as many as it takes until everybody has met, once it is known who plays. */
export function roundsOf(stored: StoredTournament): number {
  const { system, rounds } = wishOf(stored);
  return system === 'robin' ? robinRounds(Math.max(2, stored.players.length)) : rounds;
}

export const playersOf = ({ players }: TournamentGameTable): Player[] => JSON.parse(players) as Player[];

export const gameOf = (row: TournamentGameTable): Game => ({
  round: row.round,
  players: playersOf(row),
  scores: row.scores === null ? undefined : (JSON.parse(row.scores) as Score[]),
});

/** The games of the round that is played, or was played last. */
export const lastRound = ({ head, games }: StoredTournament): TournamentGameTable[] => games.filter(({ round }) => round === head.round);

export const isRoundOver = (stored: StoredTournament): boolean => lastRound(stored).every(({ scores }) => scores !== null);
