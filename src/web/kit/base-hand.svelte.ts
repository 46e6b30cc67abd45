import type { AnyEvent, AnyMove, Game, Refusal, Seat } from '../../core/game.ts';
import type { Lang } from '../../core/text.ts';
import type { TableModel } from './board.ts';

/**
 * What every board's hand has: the board's words, the rules to ask, what was sent, and why something was refused. What is about to be
 * decided is the game's own.
 */
export abstract class BaseHand<S, M extends AnyMove, E extends AnyEvent, W> {
  readonly table: TableModel<S, M>;
  /** The rule book of the table, with its own types. */
  readonly rules: Game<S, M, E>;
  words = $state.raw<W>();
  readonly #load: (lang: Lang) => Promise<W>;
  #sentAt = $state<number>();
  #refused = $state.raw<{ readonly n: number; readonly refusal: Refusal }>();

  constructor(table: TableModel<S, M>, load: (lang: Lang) => Promise<W>) {
    this.table = table;
    this.rules = table.game as Game<S, M, E>;
    this.#load = load;
  }

  /** Something is on its way; until the next position comes everything stays where it was let go. */
  readonly sending: boolean = $derived.by(() => this.table.seat === undefined && this.#sentAt === this.table.n);
  /** Why what was asked for last at this position may not be had. */
  readonly refusal: Refusal | undefined = $derived.by(() => (this.#refused?.n === this.table.n ? this.#refused.refusal : undefined));

  /** The log length at which something was sent last. */
  get sentAt(): number | undefined {
    return this.#sentAt;
  }

  async speak(lang: Lang): Promise<void> {
    const words = await this.#load(lang);
    if (lang === this.table.lang) this.words = words;
  }

  nameOf(seat: Seat): string {
    return this.table.names[seat] || this.table.say({ key: `seat.${seat}` });
  }

  /** The sentence of a rule that forbids something. */
  explain({ rule, params }: Refusal): string {
    return this.table.say({ key: `rule.${rule}`, params });
  }

  protected send(...moves: M[]): void {
    this.#sentAt = this.table.n;
    this.table.play(...moves);
  }

  /** Shows why something may not be had, and says it. */
  protected refuse(refusal: Refusal | undefined): void {
    this.#refused = refusal && { n: this.table.n, refusal };
    if (refusal) this.table.announce(this.explain(refusal));
  }
}
