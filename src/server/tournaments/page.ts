import type { TournamentInfo, TournamentPage, TournamentPlayer, TournamentStatus } from '../../protocol/tournaments.ts';
import { standings } from '../../session/tournament/standings.ts';
import type { TournamentGameTable } from '../../store/tournament-rows.ts';
import { type StoredTournament, seedName, type TournamentLine } from '../../store/tournaments.ts';
import type { ServerContext } from '../context.ts';
import { gameOf, isRoundOver, lastRound, roundsOf, wishOf } from './read.ts';

/** What everybody may know of a tournament; `person` asks. */
export async function tournamentPage(
  { store }: ServerContext,
  id: string,
  person: string | undefined,
): Promise<TournamentPage | undefined> {
  const stored = await store.tournaments.load(id);
  if (!stored) return undefined;
  const { head, players, games } = stored;
  const wish = wishOf(stored);
  const all = players.map(({ n }) => n);
  const between = head.status === 'running' && isRoundOver(stored);
  const rounds = roundsOf(stored);
  const over = head.status === 'over' || between ? head.round : head.round - 1;
  // A round is drawn before its tables are set: who went to one that is not there yet would be told that there is none.
  const due = lastRound(stored).filter(({ scores }) => scores === null);
  const set = await store.tournaments.statuses(due.flatMap(({ table_id }) => table_id ?? []));
  const isSet = ({ table_id, scores }: TournamentGameTable): boolean => table_id !== null && (scores !== null || set.has(table_id));
  const isOver = ({ table_id }: TournamentGameTable): boolean => table_id !== null && set.get(table_id) === 'over';
  const commitments = (JSON.parse(head.commitments) as string[]).slice(0, rounds);
  return {
    ...wish,
    id,
    rounds,
    // That a table was set is a change as well.
    version: head.version + games.filter(isSet).length,
    status: head.status as TournamentStatus,
    round: head.round,
    between,
    host: person !== undefined && head.host === person,
    players: players.map((player) => playerOf(player, person)),
    standings: standings(all, games.map(gameOf), wish.seats),
    games: games.map((row) => {
      const { round, players: at, scores } = gameOf(row);
      return {
        round,
        players: at,
        ...(row.table_id !== null && isSet(row) && { table: row.table_id }),
        ...(isOver(row) && { over: true }),
        ...(scores && { points: scores.map(({ points }) => points) }),
      };
    }),
    fair: await Promise.all(
      commitments.map(async (commitment, i) => {
        const seed = i < over ? await store.secret(seedName(id, i + 1)) : undefined;
        return seed === undefined ? { commitment } : { commitment, seed };
      }),
    ),
  };
}

function playerOf(
  { n, person, name, public_id, bot, gone }: StoredTournament['players'][number],
  me: string | undefined,
): TournamentPlayer {
  return {
    player: n,
    name: name ?? '',
    ...(public_id !== null && { person: public_id }),
    ...(bot !== null && { bot }),
    ...(gone === 1 && { gone: true }),
    ...(person !== null && person === me && { mine: true }),
  };
}

export async function tournamentList({ store }: ServerContext): Promise<TournamentInfo[]> {
  return (await store.tournaments.list()).map(infoOf);
}

function infoOf(line: TournamentLine): TournamentInfo {
  const { name, game, seats, system, rounds, clock } = wishOf({ head: line });
  const { id, status, round, players: entered, created_at: at } = line;
  return { id, name, game, seats, system, rounds, clock, status: status as TournamentStatus, round, entered, at };
}
