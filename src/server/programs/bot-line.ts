import type { BotEvent } from '../../protocol/programs.ts';
import type { ToBrowser } from '../../protocol/to-browser.ts';
import { PROTOCOL } from '../../protocol/version.ts';
import type { BotSeat } from '../../store/tokens.ts';
import type { RouteContext } from '../context.ts';
import type { Visitor } from '../http/visitor.ts';
import type { Table } from '../table.ts';
import { Asker } from './asker.ts';
import { LineStream } from './line-stream.ts';
import { questionFor, tableNow } from './table-now.ts';

/** At so many tables one program plays at once. */
const TABLES = 100;

/** What a bot account is told: challenges, and what it is asked at all its tables. */
export class BotLine extends LineStream {
  readonly #context: RouteContext;
  readonly #watched = new Map<string, Table>();
  readonly #challenges = new Set<string>();
  /** The last question at each table. */
  readonly #asked = new Map<string, string>();

  constructor(context: RouteContext, who: Visitor) {
    super(context, who);
    this.#context = context;
    this.#tell({ type: 'alive' });
  }

  /** Where the account sits now, and where somebody keeps a seat for it. */
  async follow(seats: readonly BotSeat[]): Promise<void> {
    const offered = new Set(seats.filter(({ reserved, waiting }) => reserved && waiting).map(({ table }) => table));
    for (const table of this.#challenges) {
      if (offered.has(table)) continue;
      this.#challenges.delete(table);
      if (!seats.some((seat) => seat.table === table)) this.#tell({ type: 'withdrawn', table });
    }
    for (const table of offered) if (!this.#challenges.has(table)) await this.#offer(table);
    for (const { table } of seats) if (!offered.has(table)) await this.#watch(table);
  }

  protected hear(text: string): void {
    const message = JSON.parse(text) as ToBrowser;
    if (message.type === 'position') void this.#ask(message.table);
    else if (message.type === 'table') {
      if (message.table.status === 'over') void this.#end(message.table.id);
      // Whoever comes back to a seat is asked again.
      else void this.#ask(message.table.id);
    }
  }

  drained(): void {
    for (const table of this.#watched.values()) void table.catchUp(this);
  }

  gone(): void {
    for (const table of this.#watched.values()) void table.unwatch(this);
    this.#watched.clear();
  }

  async #offer(id: string): Promise<void> {
    const { store } = this.#context;
    const table = await store.table(id);
    if (!table) return;
    this.#challenges.add(id);
    const seats = (await store.seatsOf([id])).get(id) ?? [];
    const { game, options, clock, host } = table;
    const from = (await store.people.find(host))?.name ?? '';
    this.#tell({ type: 'challenge', table: id, game, seats: seats.length, options, from, ...(clock && { clock }) });
  }

  async #watch(id: string): Promise<void> {
    if (this.#watched.has(id) || this.#watched.size >= TABLES) return;
    const table = this.#context.tables.get(id);
    this.#watched.set(id, table);
    const seen = await table.watch(this, { id: 0, type: 'watch', version: PROTOCOL, table: id, known: 0 });
    if (!seen) this.#watched.delete(id);
    else if (this.out.destroyed) await table.unwatch(this);
    else await this.#sitAgain(table);
  }

  /** Who comes back takes the seat again that a bot of the house plays for. A program that is slow meanwhile stays out until then. */
  async #sitAgain(table: Table): Promise<void> {
    const left = await table.peek(({ seats }) => seats.filter((seat) => seat.left && seat.person === this.person));
    for (const { seat } of left ?? [])
      await table.handle(new Asker(this), { id: 0, type: 'sit', table: table.id, seat, luck: '0'.repeat(32) });
  }

  async #ask(id: string): Promise<void> {
    const found = await this.#watched
      .get(id)
      ?.peek((memory) => ({ question: questionFor(memory, this.person), now: tableNow(this.#context, memory, this.person) }))
      .catch(() => undefined);
    if (found?.question === undefined || this.#asked.get(id) === found.question) return;
    this.#asked.set(id, found.question);
    this.#tell({ type: 'ask', ...found.now });
  }

  async #end(id: string): Promise<void> {
    const table = this.#watched.get(id);
    if (!table) return;
    this.#watched.delete(id);
    this.#asked.delete(id);
    const now = await table.peek((memory) => tableNow(this.#context, memory, this.person)).catch(() => undefined);
    this.#tell({ type: 'over', table: id, totals: now?.sheet?.totals ?? [] });
    await table.unwatch(this);
  }

  #tell(event: BotEvent): void {
    this.say(JSON.stringify(event));
  }
}
