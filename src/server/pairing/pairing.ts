import type { Seeker, SeekWish } from '../../core/seek.ts';
import type { Counts, WaitingInfo, WaitingMessage } from '../../protocol/pairing.ts';
import { refused } from '../../protocol/to-browser.ts';
import { BACK, FRESH, type StoredSeeker } from '../../store/waiting.ts';
import type { ServerContext } from '../context.ts';
import { refusalOf } from '../faults.ts';
import { Queue } from '../queue.ts';
import { banRefusal } from '../safety/house-rules.ts';
import { Together } from '../together.ts';
import type { Watcher } from '../watcher.ts';
import { seatsFor } from './making.ts';
import { isOver } from './match.ts';

/** Who comes gathers with all who come in this moment: one search is enough for them. */
const MOMENT = 30;
/** Milliseconds after which the search is another job: a server that died with one keeps it. */
const ANOTHER = 10_000;

/** Somebody who waits by way of this server, with all their pages. */
interface Guest {
  readonly pages: Map<Watcher, string>;
  wish: SeekWish;
  at: number;
  /** The round in which they came: what was read before does not know them. */
  round: number;
}

/** Somebody who is about to wait. */
interface Coming {
  readonly person: string;
  readonly wish: SeekWish;
}

const wishOf = ({ games, least, most, speed, strength, bots, ask }: SeekWish): SeekWish => ({
  games,
  least,
  most,
  speed,
  strength,
  bots,
  ask,
});

/** Whether two wishes are for the same people: when bots may come is one's own affair. */
const isSame = (a: SeekWish, b: SeekWish): boolean =>
  JSON.stringify({ ...wishOf(a), bots: 0, ask: 0 }) === JSON.stringify({ ...wishOf(b), bots: 0, ask: 0 });

/** People who wait by way of this server, for people at any. The list itself is in the store; who is put together with whom is a job. */
export class Pairing {
  readonly #context: ServerContext;
  readonly #here = new Map<string, Guest>();
  /** What a person asks for is done in its order: who goes while they are still being put on the list must not stay on it. */
  readonly #asked = new Map<string, Queue>();
  readonly #timer: NodeJS.Timeout;
  /** Everybody who waits, as far as is known. */
  #known = new Map<string, Seeker>();
  #round = 0;
  #looking = false;
  /** Something happened meanwhile. */
  #again = false;
  #search: NodeJS.Timeout | undefined;
  readonly #entering = new Together<Coming, number | undefined>((coming) => this.#enter(coming));

  constructor(context: ServerContext) {
    this.#context = context;
    this.#timer = setInterval(() => void this.#goRound(), context.limits.lookRound).unref();
    context.hints.onSeated(() => void this.look());
    context.metrics.gauge('ratskeller_people_waiting', 'People who look for a game by way of this server', () => this.#here.size);
  }

  close(): void {
    clearInterval(this.#timer);
    clearTimeout(this.#search);
  }

  /** Waits, or waits for something else. Who comes back soon with the same wish has the place of before. */
  async seek(watcher: Watcher, re: number, wish: SeekWish): Promise<void> {
    const { person } = watcher;
    const fault = person === undefined ? { rule: 'server/no-cookie' } : faultOf(wish);
    if (person === undefined || fault) return watcher.send(refused(re, fault ?? { rule: 'server/no-cookie' }));
    await this.#inOrder(person, () => this.#seek(watcher, person, re, wish));
  }

  async #seek(watcher: Watcher, person: string, re: number, wish: SeekWish): Promise<void> {
    try {
      const ban = await banRefusal(this.#context, person);
      if (ban) return watcher.send(refused(re, ban));
      const at = await this.#entering.add({ person, wish });
      if (at === undefined) return void (await this.#lead(watcher, re, person, wish));
      const guest = this.#here.get(person) ?? { pages: new Map<Watcher, string>(), wish, at, round: this.#round };
      Object.assign(guest, { wish, at, round: this.#round });
      this.#here.set(person, guest);
      this.#known.set(person, { ...wish, person, at });
      this.#tell(watcher, guest, this.#counts(), undefined, re);
      this.#ask();
    } catch (error) {
      watcher.send(refused(re, refusalOf(error)));
    }
  }

  /** Puts all who come on the list: since when each of them waits, or undefined for who was given a seat a moment ago. */
  async #enter(coming: readonly Coming[]): Promise<(number | undefined)[]> {
    const { waitingList } = this.#context.store;
    const now = this.#context.now();
    // Of who comes by several pages the last wish counts.
    const wishes = new Map(coming.map(({ person, wish }) => [person, wish]));
    const known = await waitingList.known([...wishes.keys()]);
    const seekers = [...wishes].map(([person, wish]) => {
      const before = known.get(person);
      return { ...wish, person, at: before && keepsPlace(before, wish, now) ? before.at : now };
    });
    const places = new Map<string, number>();
    const enter = async (some: readonly Seeker[]): Promise<void> => {
      if (await waitingList.enter(some, now)) for (const { person, at } of some) places.set(person, at);
      else if (some.length > 1) for (const half of halves(some)) await enter(half);
    };
    await enter(seekers);
    return coming.map(({ person }) => places.get(person));
  }

  async unseek(watcher: Watcher, re: number): Promise<void> {
    const { person } = watcher;
    try {
      if (person !== undefined) await this.#inOrder(person, () => this.#unseek(watcher, person));
      watcher.send({ type: 'ok', re });
    } catch (error) {
      watcher.send(refused(re, refusalOf(error)));
    }
  }

  async #unseek(watcher: Watcher, person: string): Promise<void> {
    await this.#context.store.waitingList.leave(person);
    this.#known.delete(person);
    const others = [...(this.#here.get(person)?.pages.keys() ?? [])].filter((page) => page !== watcher);
    this.#here.delete(person);
    for (const page of others) page.send({ type: 'waiting', wish: null, waited: 0, counts: this.#counts() });
  }

  /** A page was closed. It may be back in a moment; if not, its person waits no longer. */
  gone(watcher: Watcher): void {
    const { person } = watcher;
    if (person === undefined || !(this.#here.has(person) || this.#asked.has(person))) return;
    this.#inOrder(person, () => this.#gone(watcher, person)).catch((err: unknown) => this.#warn(err));
  }

  async #gone(watcher: Watcher, person: string): Promise<void> {
    const guest = this.#here.get(person);
    if (!guest?.pages.delete(watcher) || guest.pages.size > 0) return;
    this.#here.delete(person);
    await this.#context.store.waitingList.seen([person], this.#context.now() - FRESH + this.#context.limits.reload);
  }

  async #inOrder(person: string, task: () => Promise<void>): Promise<void> {
    const queue = this.#asked.get(person) ?? new Queue();
    this.#asked.set(person, queue);
    await queue.run(task).finally(() => {
      if (queue.idle) this.#asked.delete(person);
    });
  }

  /** How many wait, and whether this person does. */
  async info(person: string | undefined): Promise<WaitingInfo> {
    const now = this.#context.now();
    const list = await this.#context.store.waitingList.list(now);
    const own = person === undefined ? undefined : list.find((one) => one.person === person);
    return { counts: countsOf(list), mine: own ? { wish: wishOf(own), waited: now - own.at } : null };
  }

  /** A seat was found: whoever is here is led there. */
  seated(person: string, table: string): void {
    const guest = this.#here.get(person);
    this.#known.delete(person);
    if (!guest) return;
    this.#here.delete(person);
    for (const page of guest.pages.keys()) this.#tell(page, guest, this.#counts(), table);
  }

  /** Reads how it stands, and tells everybody for whom that is new. */
  async look(): Promise<void> {
    if (this.#here.size === 0) return;
    if (this.#looking) {
      this.#again = true;
      return;
    }
    this.#looking = true;
    this.#again = false;
    this.#round += 1;
    const round = this.#round;
    try {
      const { waitingList } = this.#context.store;
      const now = this.#context.now();
      // In this order: who is seated meanwhile is in both, and not in neither, as if they had left.
      const list = await waitingList.list(now);
      const found = await waitingList.found([...this.#here.keys()], now);
      const known = new Map<string, Seeker>(list.map((one) => [one.person, one]));
      for (const [person, table] of found) {
        known.delete(person);
        this.seated(person, table);
      }
      // Who came while this was read is not in it.
      for (const [person, { round: came, wish, at }] of this.#here) if (came >= round) known.set(person, { ...wish, person, at });
      this.#known = known;
      this.#tellAll(known);
    } catch (err) {
      this.#warn(err);
    } finally {
      this.#looking = false;
    }
    if (this.#again) await this.look();
  }

  #tellAll(known: ReadonlyMap<string, Seeker>): void {
    const counts = this.#counts();
    for (const [person, guest] of this.#here) {
      if (known.has(person)) for (const page of guest.pages.keys()) this.#tell(page, guest, counts);
      else {
        // They have left by way of another server.
        this.#here.delete(person);
        for (const page of guest.pages.keys()) page.send({ type: 'waiting', wish: null, waited: 0, counts });
      }
    }
  }

  async #goRound(): Promise<void> {
    if (this.#here.size === 0) return;
    // Only now and then: with every look, rows of people who were just being seated were written and had to wait for each other.
    const { store, now } = this.#context;
    await store.waitingList.seen([...this.#here.keys()], now()).catch((err: unknown) => this.#warn(err));
    await this.look();
    this.#ask();
  }

  /** Has people put together, by one of the servers. */
  #ask(): void {
    this.#search ??= setTimeout(() => {
      this.#search = undefined;
      const { jobs, now } = this.#context;
      jobs.now(`pair/${Math.floor(now() / ANOTHER)}`, 'pair', {}).catch((err: unknown) => this.#warn(err));
    }, MOMENT).unref();
  }

  /** Somebody for whom a seat was found a moment ago is led to it once more. */
  async #lead(watcher: Watcher, re: number, person: string, wish: SeekWish): Promise<void> {
    const table = (await this.#context.store.waitingList.of(person))?.table;
    watcher.send({ type: 'waiting', re, wish, waited: 0, counts: this.#counts(), ...(table !== undefined && { table }) });
  }

  /** Nothing is said twice but how long it has been. */
  #tell(page: Watcher, guest: Guest, counts: Counts, table?: string, re?: number): void {
    const now = this.#context.now();
    const { wish, at, pages } = guest;
    const offer = wish.ask && isOver({ bots: wish.bots, at }, now);
    const message: WaitingMessage = {
      type: 'waiting',
      wish: wishOf(wish),
      waited: now - at,
      counts,
      ...(offer && { offer: true }),
      ...(table !== undefined && { table }),
    };
    const news = JSON.stringify({ ...message, waited: 0 });
    if (re === undefined && pages.get(page) === news) return;
    pages.set(page, news);
    page.send(re === undefined ? message : { ...message, re });
  }

  #counts(): Counts {
    return countsOf(this.#known.values());
  }

  #warn(err: unknown): void {
    this.#context.log.warn({ err }, 'people who wait not followed');
  }
}

const halves = <T>(all: readonly T[]): T[][] => [all.slice(0, all.length >> 1), all.slice(all.length >> 1)];

/** Who has a page open, or had a moment ago, or needs none. */
const keepsPlace = (before: StoredSeeker, wish: SeekWish, now: number): boolean =>
  isSame(before, wish) && before.table === undefined && (before.speed === 'days' || now - before.seenAt < BACK);

function faultOf({ games, least, most }: SeekWish): { readonly rule: string; readonly params?: Record<string, string> } | undefined {
  const unknown = games.find((game) => seatsFor(game).length === 0);
  if (unknown !== undefined) return { rule: 'table/no-such-game', params: { game: unknown } };
  const fits = games.some((game) => seatsFor(game).some((seats) => seats >= least && seats <= most));
  return fits ? undefined : { rule: 'seek/no-such-size' };
}

function countsOf(list: Iterable<Seeker>): Counts {
  const counts: Record<string, number> = {};
  for (const { games } of list) for (const game of games) counts[game] = (counts[game] ?? 0) + 1;
  return counts;
}
