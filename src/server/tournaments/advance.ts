import { createHash, createHmac } from 'node:crypto';
import { withDefaults } from '../../core/options.ts';
import { most, pointsOf, sum } from '../../session/points.ts';
import type { Score } from '../../session/tournament/games.ts';
import { pair } from '../../session/tournament/pairing.ts';
import type { StoredSeat } from '../../store/rows.ts';
import type { TournamentGameTable } from '../../store/tournament-rows.ts';
import { type StoredTournament, seedName } from '../../store/tournaments.ts';
import { startGame } from '../actions/play.ts';
import { quit } from '../actions/seating.ts';
import type { ServerContext } from '../context.ts';
import { newId, newTable } from '../new-table.ts';
import { judge } from '../ratings/fair.ts';
import { readFinished } from '../ratings/rate.ts';
import { botSeat, humanSeat } from '../seats.ts';
import type { Tables } from '../tables.ts';
import { gameOf, isRoundOver, lastRound, playersOf, roundsOf, wishOf } from './read.ts';

/**
 * Does whatever is due in a tournament: tables that are not there yet, results that nobody has noted, the next round. Everything is
 * written only over what was read, so that two servers may try and a killed one is no loss.
 */
export async function advance(context: ServerContext, tables: Tables, id: string): Promise<void> {
  const { store } = context;
  for (let stored = await store.tournaments.load(id); stored?.head.status === 'running'; stored = await store.tournaments.load(id)) {
    await makeTables(context, tables, stored);
    if (await noteResults(context, stored)) continue;
    if (!isRoundOver(stored)) return;
    if (stored.head.round >= roundsOf(stored)) await store.tournaments.end(stored.head);
    else if (wishOf(stored).byHost) return;
    else await pairRound(context, stored);
  }
}

/** What a game of two is worth to both that is not played, because one of them blocked the other: to have it won would pay. */
const DRAWN = most(2) / 2;

/** Pairs the next round, or ends a tournament that too few people are left in; false if another server was faster. */
export async function pairRound({ store, now }: ServerContext, stored: StoredTournament): Promise<boolean> {
  const { head, players, games } = stored;
  const { system, seats } = wishOf(stored);
  const here = players.filter(({ gone }) => gone === 0).map(({ n }) => n);
  if (here.length < seats) return store.tournaments.end(head);
  const all = players.map(({ n }) => n);
  const person = new Map(players.flatMap((player) => (player.person === null ? [] : [[player.n, player.person]])));
  const mayMeet = await store.safety.meeting([...person.values()]);
  const apart = (a: number, b: number): boolean => !mayMeet(person.get(a) ?? '', person.get(b) ?? '');
  const next = pair({ system, seats, all, here, games: games.map(gameOf), round: head.round + 1, apart });
  const rows = [
    ...next.tables.map((group) => ({ table_id: newId(now()), group, points: undefined })),
    ...next.unplayed.map((group) => ({ table_id: null, group, points: DRAWN })),
    ...next.byes.map((player) => ({ table_id: null, group: [player], points: most(seats) })),
  ];
  const made = rows.map(({ table_id, group, points }, n) => ({
    n,
    table_id,
    players: JSON.stringify(group),
    scores: points === undefined ? null : JSON.stringify(group.map((): Score => ({ points, margin: 0 }))),
  }));
  return store.tournaments.pair(head, made);
}

/** Tables begin at once: whose turn it is is called like at any other table, and whose time runs out has lost. */
async function makeTables(context: ServerContext, tables: Tables, stored: StoredTournament): Promise<void> {
  const due = lastRound(stored).filter(({ table_id, scores }) => table_id !== null && scores === null);
  const statuses = await context.store.tournaments.statuses(due.flatMap(({ table_id }) => table_id ?? []));
  for (const row of due) {
    const id = row.table_id ?? '';
    const status = statuses.get(id);
    if (status === undefined) await makeTable(context, stored, row, id);
    if (status === undefined || status === 'waiting')
      await tables.get(id).change(async (memory) => {
        if (memory.table.status !== 'waiting') return false;
        await startGame(context, memory);
        return true;
      });
    for (const person of goneFrom(stored, row)) await tables.get(id).change((memory) => quit(context, memory, person));
  }
}

/** Those who went home, and whose game must be given up. */
const goneFrom = ({ players }: StoredTournament, row: TournamentGameTable): string[] =>
  players.flatMap(({ n, gone, person }) => (gone === 1 && person !== null && playersOf(row).includes(n) ? [person] : []));

async function makeTable(context: ServerContext, stored: StoredTournament, row: TournamentGameTable, id: string): Promise<void> {
  const { head, players } = stored;
  const { game: name, seats, clock, deals } = wishOf(stored);
  const game = await context.game(name);
  if (!game) throw new RangeError(`tournament ${head.id} is of a game that is not in the house`);
  const shared = deals ? shareOfAll(stored) : undefined;
  const seated = playersOf(row).map((n, seat): StoredSeat => {
    const player = players.find((p) => p.n === n);
    const luck = shared ?? player?.luck;
    if (player?.person) return humanSeat(seat, player.person, player.name ?? '', luck);
    // Somebody who was forgotten between being paired and sitting down has gone home.
    return { ...botSeat(seat, player?.bot ?? 'apprentice'), luck: shared, resigned: player?.bot === null };
  });
  const wish = {
    game,
    options: withDefaults(game, {}),
    listed: !deals,
    hints: false,
    clock,
    host: `tournament/${head.id}`,
    request: `${row.round}/${row.n}`,
    part: { tournament: { id: head.id, name: wishOf(stored).name, round: row.round, deals } },
    fixed: { id, seed: await seedOf(context, head.id, row, deals) },
  };
  if (seated.length !== seats) throw new RangeError(`a table of ${seated.length} in a tournament of ${seats}`);
  await newTable(context, wish, seated);
}

/** Of the same deals everybody has the same share: a hash of all shares of those who play in the round. */
function shareOfAll(stored: StoredTournament): string {
  const here = new Set(lastRound(stored).flatMap(playersOf));
  const shares = stored.players.filter(({ n }) => here.has(n)).map(({ luck }) => luck);
  return createHash('sha256').update(shares.join()).digest('hex').slice(0, 32);
}

/** The round's own, or one that follows from it for this table alone; both were fixed before anybody entered. */
async function seedOf({ store }: ServerContext, id: string, { round, n }: TournamentGameTable, deals: boolean): Promise<string> {
  const seed = await store.secret(seedName(id, round));
  if (seed === undefined) throw new RangeError(`round ${round} of tournament ${id} has no seed`);
  return deals ? seed : createHmac('sha256', Buffer.from(seed, 'hex')).update(`table ${n}`).digest('hex');
}

/** Writes down how games ended; false if there was nothing new. */
async function noteResults({ store, game }: ServerContext, stored: StoredTournament): Promise<boolean> {
  const due = lastRound(stored).filter(({ scores }) => scores === null);
  const statuses = await store.tournaments.statuses(due.flatMap(({ table_id }) => table_id ?? []));
  let noted = false;
  for (const row of due) {
    if (row.table_id === null || statuses.get(row.table_id) !== 'over') continue;
    const finished = await readFinished(store, game, row.table_id);
    if (!finished) continue;
    const seats = finished.seats.length;
    const none = Array<number>(seats).fill(0);
    const { payoffs = none, totals = none } = finished;
    const points = pointsOf({ payoffs, totals, fled: judge(finished).fled });
    const scores = points.map((p, seat): Score => ({ points: p, margin: seats * (totals[seat] ?? 0) - sum(totals) }));
    noted = (await store.tournaments.score(row, JSON.stringify(scores))) || noted;
  }
  return noted;
}
