import type { Company, PersonGame, PersonPage, PersonRating } from '../protocol/people.ts';
import { SETTLED } from '../protocol/people.ts';
import type { EndedRow, Known } from '../store/ratings.ts';
import type { StoredSeat } from '../store/rows.ts';
import type { RatingTable } from '../store/schema.ts';
import type { ServerContext } from './context.ts';
import { infoOf, strengthOf } from './ratings/list.ts';

/** Of a long life the newest games are told. */
const GAMES = 2000;
/** So many of them one by one, so many people, and so many points of a curve. */
const LAST = 20;
const PARTNERS = 12;
const CURVE = 100;
/** A program that was heard of so many milliseconds ago is here. */
export const ONLINE = 120_000;

/**
 * What everybody may know of a person. Games at tables that were not listed are for those who played them: others see neither them nor
 * who sat there. A rating says only how strong somebody is.
 */
export async function personPage({ store, now }: ServerContext, person: string, mine: boolean): Promise<PersonPage | undefined> {
  const known = await store.people.known(person);
  if (!known) return undefined;
  const [history, all] = await Promise.all([store.ratings.history(person), store.ratings.ended(person, GAMES)]);
  const ended = onePerTable(mine ? all : all.filter(({ listed }) => listed));
  const seats = await store.seatsOf(ended.map(({ table }) => table));
  const others = [...seats.values()].flat().flatMap((seat) => (seat.person !== undefined && seat.person !== person ? seat.person : []));
  const people = await store.ratings.known([...new Set(others)]);
  return {
    ...infoOf(known),
    mine,
    since: known.since,
    ...(await botOf(store, known.public_id, now())),
    ratings: ratingsOf(history),
    played: playedOf(ended),
    last: ended.slice(0, LAST).map((game) => lineOf(game, seats.get(game.table) ?? [], people, person)),
    partners: partnersOf(others, people),
  };
}

/** Whom somebody has played with, the most often first: public ids and how many games; for that person alone. */
export async function acquaintancesOf({ store }: ServerContext, person: string): Promise<(Known & { person: string; games: number })[]> {
  const ended = onePerTable(await store.ratings.ended(person, GAMES));
  const seats = await store.seatsOf(ended.map(({ table }) => table));
  const tables = [...seats.values()].map((at) => new Set(at.flatMap((seat) => seat.person ?? [])));
  const met = grouped(
    tables.flatMap((people) => [...people]).filter((other) => other !== person),
    (other) => other,
  );
  const known = await store.ratings.known([...met.keys()]);
  const all = [...met].flatMap(([other, times]) => {
    const info = known.get(other);
    return info?.public_id ? [{ ...info, person: other, games: times.length }] : [];
  });
  return all.toSorted((a, b) => b.games - a.games);
}

/** Whose program it is that plays under a name, if one does. */
async function botOf({ tokens, people }: ServerContext['store'], publicId: string | null, now: number): Promise<Pick<PersonPage, 'bot'>> {
  const bot = publicId === null ? undefined : await tokens.bot(publicId);
  if (!bot) return {};
  const owner = await people.known(bot.owner);
  return { bot: { online: now - bot.seenAt < ONLINE, ...(owner && { owner: infoOf(owner) }) } };
}

/** Who played for several seats played one game. */
function onePerTable(ended: readonly EndedRow[]): EndedRow[] {
  const tables = new Map<string, EndedRow>();
  for (const row of ended) {
    const other = tables.get(row.table);
    if (!other || (isWon(row) && !isWon(other))) tables.set(row.table, row);
  }
  return [...tables.values()];
}

const isWon = ({ winners, seat }: EndedRow): boolean => winners.includes(seat);

function ratingsOf(history: readonly RatingTable[]): PersonRating[] {
  const pools = grouped(history, ({ pool }) => pool);
  return [...pools].flatMap(([pool, rows]) => {
    const last = rows.at(-1);
    const [game = '', company] = pool.split('/');
    if (!last) return [];
    const curve = rows.slice(-CURVE).map(strengthOf);
    const { games } = last;
    return [{ game, company: company as Company, ...strengthOf(last), games, provisional: games < SETTLED, curve }];
  });
}

function playedOf(ended: readonly EndedRow[]): PersonPage['played'] {
  const games = grouped(ended, ({ game }) => game);
  const all = [...games].map(([game, rows]) => ({ game, games: rows.length, won: rows.filter(isWon).length }));
  return all.toSorted((a, b) => b.games - a.games);
}

function lineOf(row: EndedRow, seats: readonly StoredSeat[], people: ReadonlyMap<string, Known>, person: string): PersonGame {
  const others = seats.filter((seat) => seat.person !== person || seat.person === undefined);
  return {
    table: row.table,
    game: row.game,
    at: row.at,
    won: isWon(row),
    others: others.map((seat) => {
      if (seat.kind === 'bot' && !seat.resigned) return { bot: seat.bot ?? '' };
      const known = seat.person === undefined ? undefined : people.get(seat.person);
      return infoOf(known ? { ...known, name: seat.name } : { name: seat.name, public_id: null, picture: null });
    }),
  };
}

function partnersOf(others: readonly string[], people: ReadonlyMap<string, Known>): PersonPage['partners'] {
  const met = grouped(others, (person) => person);
  const all = [...met].flatMap(([person, times]) => {
    const known = people.get(person);
    return known?.public_id ? [{ ...infoOf(known), games: times.length }] : [];
  });
  return all.toSorted((a, b) => b.games - a.games).slice(0, PARTNERS);
}

function grouped<T, K>(items: readonly T[], key: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const group = groups.get(key(item));
    if (group) group.push(item);
    else groups.set(key(item), [item]);
  }
  return groups;
}
