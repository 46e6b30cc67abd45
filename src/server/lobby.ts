import type { Seat } from '../core/game.ts';
import { pending } from '../core/match.ts';
import type { Lobby, TableLine } from '../protocol/api.ts';
import type { StoredSeat, StoredTable } from '../store/rows.ts';
import { clockInfo } from './clock/reckon.ts';
import type { ServerContext } from './context.ts';
import type { Memory } from './memory.ts';
import { poolOf } from './ratings/anchors.ts';
import { strengthOf } from './ratings/list.ts';
import { seatsOf } from './seats.ts';
import type { Showcase } from './showcase.ts';
import { line, namesOf } from './table-line.ts';
import type { Tables } from './tables.ts';

export async function lobby(context: ServerContext, tables: Tables, showcase: Showcase, person: string | undefined): Promise<Lobby> {
  const { store } = context;
  const [waiting, mine, asked] = await Promise.all([
    store.waiting(),
    person === undefined ? [] : store.tablesOf(person),
    person === undefined ? [] : invitations(context, person),
  ]);
  const seats = await store.seatsOf([...new Set([...waiting, ...mine, ...asked.map(({ table }) => table)].map((t) => t.id))]);
  const of = (table: StoredTable) => seats.get(table.id) ?? [];
  const apart = person === undefined ? new Set<string>() : await store.safety.apart(person);
  // Who keeps apart from somebody is not offered their tables.
  const isWithout = (t: StoredTable): boolean => apart.size > 0 && [t.host, ...of(t).map((s) => s.person ?? '')].some((p) => apart.has(p));
  const news = person === undefined ? 0 : (await store.reports.unseen(person)).length;
  const isFree = (t: StoredTable): boolean => of(t).some((s) => s.kind === 'open') && !isWithout(t);
  const invited = asked.filter(({ table }) => isFree(table) && !of(table).some((s) => s.person === person));
  const offered = waiting.filter((t) => isFree(t) && isFresh(context, tables, t));
  const ratings = await store.ratings.standings([...new Set(offered.map(({ host }) => host))]);
  const best = (await showcase.games()).find(({ id }) => !mine.some((table) => table.id === id));
  return {
    ...(best && { best }),
    ...(news > 0 && { news }),
    ...(invited.length > 0 && { invited: invited.map(({ table, by }) => ({ ...line(table, of(table)), by })) }),
    waiting: offered.map((t) => ({ ...line(t, of(t)), ...ratingOf(ratings.get(`${t.host} ${poolOf(t.game, of(t).length)}`)) })),
    mine: await Promise.all(mine.map((t) => ownLine(context, tables, t, of(t), person))),
  };
}

const ratingOf = (mu: number | undefined): Pick<TableLine, 'rating'> =>
  mu === undefined ? {} : { rating: strengthOf({ mu, sigma: 0 }).rating };

/** Tables that somebody is asked to, and who asks. */
async function invitations({ store }: ServerContext, person: string): Promise<{ readonly table: StoredTable; readonly by: string }[]> {
  const asked = await store.invitations.of(person);
  const hosts = await store.ratings.known(asked.map(({ host }) => host));
  const tables = await Promise.all(
    asked.map(async ({ table: id, host }) => {
      const table = await store.table(id);
      return table ? [{ table, by: hosts.get(host)?.name ?? '' }] : [];
    }),
  );
  return tables.flat();
}

/** A table that nobody looks at any more is not offered for long. */
const isFresh = (context: ServerContext, tables: Tables, { id, createdAt }: StoredTable): boolean =>
  tables.isWatched(id) || context.now() - createdAt < context.limits.listed;

/** Only a running game is read from the table itself: whose turn it is follows from the log. */
async function ownLine(
  context: ServerContext,
  tables: Tables,
  table: StoredTable,
  seats: readonly StoredSeat[],
  person: string | undefined,
): Promise<TableLine> {
  const plain = { ...line(table, seats), others: namesOf(seats.filter((s) => person === undefined || s.person !== person)) };
  if (table.status !== 'playing') return plain;
  const live = await tables
    .get(table.id)
    .peek((memory) => {
      const { match, times } = memory.running ?? {};
      const due = match ? pending(match) : [];
      const own = seatsOf(memory.seats, person);
      const mine = due.filter((seat) => own.includes(seat));
      const left = leftOf(context, memory, mine.length > 0 ? mine : due);
      return {
        status: memory.table.status,
        yourTurn: mine.length > 0,
        turn: namesOf(memory.seats.filter(({ seat }) => due.includes(seat) && !own.includes(seat))),
        ...(left !== undefined && { left }),
        n: match?.log.length ?? 0,
        at: times?.at(-1),
        ...(match && { score: match.game.sheet(match.game.view(match.state, null)).totals }),
      };
    })
    .catch(() => undefined);
  return live ? { ...plain, ...live, at: live.at ?? plain.at } : plain;
}

/** What is left on the clock that runs out first. */
function leftOf(context: ServerContext, memory: Memory, due: readonly Seat[]): number | undefined {
  const info = clockInfo(context, memory);
  const running = info && !info.paused ? due.filter((seat) => info.running.includes(seat)) : [];
  return info && running.length > 0 ? Math.min(...running.map((seat) => info.times[seat] ?? 0)) : undefined;
}
