import { equal } from '../../src/core/equal.ts';
import type { AnyMove } from '../../src/core/game.ts';
import { open, replayEntry } from '../../src/core/match.ts';
import { game } from '../../src/games/rattenscharf/game.ts';
import type { Store } from '../../src/store/store.ts';

const OPTIONS = { scoreShrunkGroups: true, start: 'random' } as const;

interface Played {
  readonly n: number;
  readonly seat: number;
  readonly move: AnyMove;
}

interface TablePage {
  /** Moves whose acknowledgement somebody has. */
  readonly acknowledged: Played[];
  /** By log length: what people were shown. */
  readonly shown: Map<number, string>;
  /** By log length: when a move there was sent, and whether all was well then. */
  readonly sent: Map<number, { readonly at: number; readonly calm: boolean }>;
  length: number;
}

/** What players did and saw, written down outside of all servers. */
export class Ledger {
  readonly #pages = new Map<string, TablePage>();
  /** Of moves in calm times: milliseconds from sending to each other one who saw it. */
  readonly delays: number[] = [];
  calm = true;
  acknowledged = 0;
  compared = 0;
  lost = 0;
  forks = 0;

  #page(table: string): TablePage {
    const page = this.#pages.get(table) ?? { acknowledged: [], shown: new Map(), sent: new Map(), length: 0 };
    this.#pages.set(table, page);
    return page;
  }

  /** A move is on its way; said again after a break, the first time counts. */
  sent(table: string, n: number): void {
    const { sent } = this.#page(table);
    if (!sent.has(n)) sent.set(n, { at: performance.now(), calm: this.calm });
  }

  answered(table: string, played: Played): void {
    this.#page(table).acknowledged.push(played);
    this.acknowledged += 1;
  }

  /** Somebody is shown a position; `others` is whether another one moved. `from` is what they saw before. */
  shown(table: string, from: number, n: number, view: unknown, others: boolean): void {
    const page = this.#page(table);
    const text = JSON.stringify(view);
    const before = page.shown.get(n);
    if (before !== undefined && before !== text) this.forks += 1;
    page.shown.set(n, text);
    page.length = Math.max(page.length, n);
    const sent = others ? page.sent.get(from) : undefined;
    if (sent?.calm && this.calm) this.delays.push(performance.now() - sent.at);
  }

  lengthOf(table: string): number {
    return this.#page(table).length;
  }

  /** Compares everything with what is stored, and forgets tables that are done with. */
  async compare(store: Store, running: ReadonlySet<string>): Promise<void> {
    // Tables that come meanwhile are compared the next time: else there might be no end of it.
    for (const [table, page] of [...this.#pages]) {
      // People play on: what they were told before the store is read must be in it.
      const acknowledged = page.acknowledged.splice(0);
      const shown = [...page.shown];
      const entries = (await store.load(table))?.entries ?? [];
      for (const { n, seat, move } of acknowledged) {
        const entry = entries[n];
        if (entry?.seat !== seat || !equal(entry.move, move)) this.lost += 1;
      }
      const match = open(game, 2, OPTIONS);
      const views = [JSON.stringify(game.view(match.state as never, null))];
      for (const entry of entries) {
        if (replayEntry(match, entry)) throw new Error(`table ${table} holds an entry that is not legal`);
        views.push(JSON.stringify(game.view(match.state as never, null)));
      }
      for (const [n, view] of shown) {
        this.compared += 1;
        if (n > entries.length) this.lost += 1;
        else if (views[n] !== view) this.forks += 1;
      }
      if (!running.has(table)) this.#pages.delete(table);
    }
  }
}
