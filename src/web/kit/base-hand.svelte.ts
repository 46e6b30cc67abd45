import type { AnyEvent, AnyMove, Game, Refusal, Seat } from '../../core/game.ts';
import type { Lang, Phrase } from '../../core/text.ts';
import type { TableModel } from './board.ts';

/** What a board fetches: its words in the reader's language, and parts of it that no first move waits for. */
interface Loads<W, L, P> {
  words(lang: Lang): Promise<W>;
  /** What turns need. */
  later?(): Promise<L>;
  /** What only a small screen needs. */
  pocket?(): Promise<P>;
}

/**
 * What every board's hand has: the board's words, the rules to ask, what was sent, and why something was refused. What is about to be
 * decided is the game's own; nothing of it means anything at another position.
 */
export abstract class BaseHand<S, M extends AnyMove, E extends AnyEvent, W, L = undefined, P = undefined> {
  readonly table: TableModel<S, M>;
  /** The rule book of the table, with its own types. */
  readonly rules: Game<S, M, E>;
  readonly #loads: Loads<W, L, P>;
  words = $state.raw<W>();
  later = $state.raw<L>();
  pocket = $state.raw<P>();
  #sentAt = $state<number>();
  #onItsWay = $state(false);
  #refused = $state.raw<{ readonly n: number; readonly refusal: Refusal }>();

  constructor(table: TableModel<S, M>, loads: Loads<W, L, P>) {
    this.table = table;
    this.rules = table.game as Game<S, M, E>;
    this.#loads = loads;
  }

  /** Something is on its way; until the next position comes everything stays where it was let go. */
  readonly sending: boolean = $derived.by(() => this.#onItsWay && this.table.seat === undefined && this.#sentAt === this.table.n);
  /** Why what was asked for last at this position may not be had. */
  readonly refusal: Refusal | undefined = $derived.by(() => (this.#refused?.n === this.table.n ? this.#refused.refusal : undefined));

  /** The log length at which something was sent last. */
  get sentAt(): number | undefined {
    return this.#sentAt;
  }

  async speak(lang: Lang): Promise<void> {
    const words = await this.#loads.words(lang);
    if (lang === this.table.lang) this.words = words;
  }

  /** Fetches what turns need; if the house cannot be reached it is tried again with the next position. */
  async prepare(): Promise<void> {
    this.later ??= await this.#loads.later?.().catch(() => undefined);
  }

  /** The same for a small screen. */
  async shrink(): Promise<void> {
    this.pocket ??= await this.#loads.pocket?.().catch(() => undefined);
  }

  say(phrase: Phrase): string {
    return this.table.say(phrase);
  }

  nameOf(seat: Seat): string {
    return this.table.names[seat] || this.say({ key: `seat.${seat}` });
  }

  /** The same beside a mark or before a colon. */
  labelOf(seat: Seat): string {
    return this.table.labels[seat] || this.nameOf(seat);
  }

  /** The sentence of a rule that forbids something. */
  explain({ rule, params }: Refusal): string {
    return this.say({ key: `rule.${rule}`, params });
  }

  send(...moves: M[]): void {
    this.#sentAt = this.table.n;
    this.#onItsWay = true;
    this.table.play(...moves);
  }

  /** At every new position: what was sent from another one is not on its way any more, also if somebody looks back at that one. */
  arrive(): void {
    if (this.table.n !== this.#sentAt) this.#onItsWay = false;
  }

  /** Shows why something may not be had, and says it. */
  protected refuse(refusal: Refusal | undefined): void {
    this.#refused = refusal && { n: this.table.n, refusal };
    if (!refusal) return;
    const tell = (): void => this.table.announce(this.explain(refusal));
    void (this.table.worded?.()?.then(tell) ?? tell());
  }
}
