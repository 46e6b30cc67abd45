import type { Refusal } from '../core/game.ts';
import { optionsFault, withDefaults } from '../core/options.ts';
import type { NewTable } from '../protocol/api.ts';
import { beginSeries } from '../session/series.ts';
import type { StoredSeat } from '../store/rows.ts';
import type { BotRow } from '../store/tokens.ts';
import type { Who } from './actions/action.ts';
import type { ServerContext } from './context.ts';
import { newTable } from './new-table.ts';
import { banRefusal } from './safety/house-rules.ts';
import { botSeat, humanSeat, openSeat } from './seats.ts';
import { Table } from './table.ts';

/** A table that nobody needs leaves the memory after so long; one whose game is over sooner, since there are ever more of those. */
const IDLE = 60_000;
const OVER = 5000;
/** So many tables are compared with the store by one question. */
const SLICE = 200;

/** The tables in memory. */
export class Tables {
  readonly #context: ServerContext;
  readonly #tables = new Map<string, Table>();
  readonly #sweep: NodeJS.Timeout;
  #closed = false;

  constructor(context: ServerContext) {
    this.#context = context;
    this.#sweep = setInterval(() => this.#dropIdle(), OVER).unref();
    const sum = (what: keyof Table['load']): number => [...this.#tables.values()].reduce((n, table) => n + table.load[what], 0);
    context.metrics.gauge('ratskeller_clocks_running', 'Seats whose clock runs, at tables in memory', () => sum('clocks'));
    context.metrics.gauge('ratskeller_tables_waiting', 'Messages and other tasks that wait for their table', () => sum('waiting'));
    context.jobs.on('bot', ({ table, seat, question }) =>
      this.get(String(table)).playBot({ seat: Number(seat), question: String(question) }),
    );
    context.hints.start({
      changed: (logs, others) => void this.#follow(logs, others),
      compare: () => void this.#compare(),
      roll: () => {
        for (const table of this.#tables.values()) table.announce();
      },
      presence: (ids) => {
        for (const id of ids) void this.#tables.get(id)?.hearPresence();
      },
    });
  }

  /** The table of that id; whether it exists is known once it is read. */
  get(id: string): Table {
    const known = this.#tables.get(id);
    if (known) return known;
    // Ids that lead nowhere must not fill the memory.
    const table = new Table(
      this.#context,
      id,
      () => this.#tables.delete(id),
      (memory) => this.get(memory.table.id).take(memory),
    );
    this.#tables.set(id, table);
    this.#context.metrics.tables.set(this.#tables.size);
    return table;
  }

  isWatched(id: string): boolean {
    return this.watchersOf(id) > 0;
  }

  /** How many pages show the table, by way of all servers. */
  watchersOf(id: string): number {
    const { online, spectators } = this.#context.hints.elsewhere(id);
    return online.length + spectators + (this.#tables.get(id)?.watchers ?? 0);
  }

  async create(who: Who & { readonly person: string }, wish: NewTable): Promise<{ readonly id: string } | Refusal> {
    const game = await this.#context.game(wish.game);
    if (!game) return { rule: 'table/no-such-game', params: { game: wish.game } };
    const ban = await banRefusal(this.#context, who.person);
    if (ban) return ban;
    const fault = optionsFault(game, wish.options);
    if (fault) return { rule: 'table/no-such-option', params: { option: String(fault.params?.option ?? '') } };
    if (!game.seats.includes(wish.seats.length)) return { rule: 'table/seat-count', params: { seats: game.seats } };
    const bots = wish.seats.flatMap((s) => (s.kind === 'bot' && !this.#context.bots.knows(s.bot) ? [s.bot] : []));
    if (bots[0] !== undefined) return { rule: 'table/no-such-bot', params: { bot: bots[0] } };
    const accounts = await this.#accounts(wish);
    if ('rule' in accounts) return accounts;
    const head = {
      game,
      options: withDefaults(game, wish.options),
      listed: wish.listed,
      hints: wish.hints ?? false,
      clock: wish.clock,
      part: wish.series && { series: beginSeries(wish.series, wish.seats.length) },
      host: who.person,
      request: wish.request,
    };
    const made = await newTable(this.#context, head, seatsFor(who, wish, accounts));
    const id = made?.id ?? (await this.#context.store.find(who.person, wish.request));
    if (id === undefined) return { rule: 'server/not-saved' };
    await wake(this.get(id));
    return { id };
  }

  /** The bot accounts that shall sit at a table. */
  async #accounts({ seats }: NewTable): Promise<Accounts | Refusal> {
    const accounts = new Map<string, BotRow>();
    for (const wish of seats) {
      if (wish.kind !== 'account') continue;
      const bot = await this.#context.store.tokens.bot(wish.id);
      if (!bot || accounts.has(wish.id)) return { rule: 'table/no-such-account' };
      accounts.set(wish.id, bot);
    }
    return accounts;
  }

  /** Wakes the tables where a bot's turn was interrupted when the server ended. */
  async wakeBots(): Promise<void> {
    for (const id of await this.#context.store.withBots()) {
      await wake(this.get(id)).catch((err: unknown) => this.#context.log.warn({ err, table: id }, 'table not woken'));
    }
  }

  /** Keeps a position of every table that has none as new as its log: those of older versions, and those of a server that was killed. */
  async keepAll(): Promise<void> {
    for (const id of await this.#context.store.unkept()) {
      if (this.#closed) return;
      const table = this.get(id);
      await table.keep(true).catch((err: unknown) => this.#context.log.warn({ err, table: id }, 'position not kept'));
      if (table.isIdle(Number.POSITIVE_INFINITY)) this.#tables.delete(id);
      // Whoever plays comes first.
      await new Promise((resolve) => setTimeout(resolve, 5).unref());
    }
  }

  async rename(person: string, name: string): Promise<void> {
    await Promise.all([...this.#tables.values()].map((table) => table.rename(person, name)));
    for (const { id } of await this.#context.store.tablesOf(person)) this.#context.hints.changed(id);
  }

  /** Somebody was forgotten: what was said goes from the memory too. */
  async forgetWords(person: string, ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      this.#context.hints.changed(id);
      await this.#tables.get(id)?.change(async (memory) => {
        memory.chat.splice(0, memory.chat.length, ...memory.chat.filter((line) => line.person !== person));
        return true;
      });
    }
  }

  /** Moderators have closed tables, or taken words from them, or others sit there: what is remembered and shown of them goes. */
  async reread(ids: Iterable<string>): Promise<void> {
    for (const id of ids) await this.#tables.get(id)?.reread();
  }

  /** Waits for what is under way. */
  async close(): Promise<void> {
    clearInterval(this.#sweep);
    this.#closed = true;
    await Promise.all([...this.#tables.values()].map((table) => table.close()));
    // Whatever comes after this server may have other rules.
    const kept = await Promise.allSettled([...this.#tables.values()].map((table) => table.keep()));
    for (const k of kept) if (k.status === 'rejected') this.#context.log.warn({ err: k.reason }, 'position not kept');
  }

  /** Other servers have stored more than is remembered here: one look into the store for all whose log has grown. */
  async #follow(logs: ReadonlyMap<string, number>, others: readonly string[]): Promise<void> {
    const lengths = new Map<string, number>();
    const unsure = new Set(others);
    for (const [id, length] of logs) {
      const table = this.#tables.get(id);
      const own = table?.length;
      if (table && own === undefined) unsure.add(id);
      else if (own !== undefined && own < length) lengths.set(id, own);
    }
    try {
      const later = await this.#context.store.entriesFrom(lengths);
      await Promise.all([...later].map(([id, entries]) => this.#tried(this.#tables.get(id)?.hear(entries))));
      await Promise.all([...unsure].map((id) => this.#tried(this.#tables.get(id)?.refresh())));
    } catch (err) {
      this.#failedToRead(err);
    }
  }

  /** Compares everything that is remembered with the store, many tables at a time. */
  async #compare(): Promise<void> {
    const ids = [...this.#tables.keys()];
    try {
      for (let i = 0; i < ids.length; i += SLICE) {
        const stored = await this.#context.store.glances(ids.slice(i, i + SLICE));
        for (const [id, glance] of stored) if (this.#tables.get(id)?.isBehind(glance)) await this.#tried(this.#tables.get(id)?.refresh());
      }
    } catch (err) {
      this.#failedToRead(err);
    }
  }

  /** A table that cannot be read keeps no other from being followed. */
  async #tried(told: Promise<void> | undefined): Promise<void> {
    await told?.catch((err: unknown) => this.#failedToRead(err));
  }

  /** Whatever is missed for that reason is seen with the next round of comparing. */
  #failedToRead(err: unknown): void {
    this.#context.log.warn({ err }, 'other servers not followed');
  }

  #dropIdle(): void {
    const now = this.#context.now();
    for (const [id, table] of this.#tables) {
      if (!table.isIdle(now - IDLE, now - OVER)) continue;
      this.#tables.delete(id);
      void table.keep().catch((err: unknown) => this.#context.log.warn({ err, table: id }, 'position not kept'));
    }
    this.#context.metrics.tables.set(this.#tables.size);
  }
}

const wake = (table: Table): Promise<unknown> => table.peek(() => true);

type Accounts = ReadonlyMap<string, BotRow>;

function seatsFor(who: Who & { readonly person: string }, { seats }: NewTable, accounts: Accounts): StoredSeat[] {
  return seats.map((wish, seat) => {
    if (wish.kind === 'open') return openSeat(seat);
    if (wish.kind === 'bot') return botSeat(seat, wish.bot);
    if (wish.kind === 'account') {
      const { person = '', name = '' } = accounts.get(wish.id) ?? {};
      return { ...humanSeat(seat, person, name, undefined), reserved: true };
    }
    const own = humanSeat(seat, who.person, wish.name ?? who.name, undefined);
    return wish.name === undefined ? own : { ...own, ownName: true };
  });
}
