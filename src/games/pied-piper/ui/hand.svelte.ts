import type { Refusal, Seat } from '../../../core/game.ts';
import type { Lang } from '../../../core/text.ts';
import type { TableModel } from '../../../web/kit/board.ts';
import { perTable } from '../../../web/kit/per-table.svelte.ts';
import { COLUMNS } from '../data.ts';
import { cardName, figureName, type Move, type Order, type Play } from '../moves.ts';
import { NONE, type State } from '../state.ts';
import { foresee, type Outlook } from './outlook.ts';
import { Stage } from './stage.svelte.ts';
import { loadWords, type Words } from './words.ts';

export type Table = TableModel<State, Move>;

/** What somebody has chosen at one position; it means nothing at another. */
interface Choice {
  readonly n: number;
  readonly card: number | undefined;
  readonly column: number | undefined;
}

const isPlay = (move: Move): move is Play => move.type === 'play' || move.type === 'hide';

/** What a player is about to do at one table: the card in the hand and the figure it would go under. Shared by board, tray and seats. */
export class Hand {
  readonly table: Table;
  readonly stage: Stage;
  words = $state.raw<Words>();
  /** Whether the next card is wished face down. */
  #veil = $state(false);
  #choice = $state.raw<Choice>();
  /** The log length at which a move was sent. */
  #sentAt = $state<number>();
  /** A column that was asked for and may not be had, at log length n. */
  #refused = $state.raw<{ readonly n: number; readonly refusal: Refusal }>();

  constructor(table: Table) {
    this.table = table;
    this.stage = new Stage(this);
  }

  readonly sending: boolean = $derived.by(() => this.table.seat === undefined && this.#sentAt === this.table.n);
  readonly #now: Choice | undefined = $derived.by(() => {
    const mine = this.table.seat !== undefined || this.sending;
    return mine && this.#choice?.n === this.table.n ? this.#choice : undefined;
  });
  readonly ordering: boolean = $derived.by(() => this.table.view.phase === 'order' && this.table.seat !== undefined);
  readonly plays: readonly Play[] = $derived.by(() => this.table.moves.filter(isPlay));
  readonly orders: readonly Order[] = $derived.by(() => this.table.moves.filter((move) => move.type === 'order'));
  /** The place in the hand of the card that is held. */
  readonly card: number | undefined = $derived.by(() => (this.ordering ? undefined : this.#now?.card));
  readonly column: number | undefined = $derived.by(() => this.#now?.column ?? (this.ordering ? this.orders[0]?.column : undefined));
  readonly mayHide: boolean = $derived.by(() => this.plays.some((play) => play.type === 'hide'));
  readonly hiding: boolean = $derived.by(() => this.mayHide && this.#veil);
  /** The kind of the card that is held. */
  readonly kind: number | undefined = $derived.by(() => (this.card === undefined ? undefined : this.own[this.card]));
  readonly move: Move | undefined = $derived.by(() => this.#moveTo(this.column));
  readonly outlook: Outlook | undefined = $derived.by(() => {
    const { move, table } = this;
    return move && table.seat !== undefined && !this.stage.busy ? foresee(table.game, table.view, table.seat, [move]) : undefined;
  });
  readonly refusal: Refusal | undefined = $derived.by(() => (this.#refused?.n === this.table.n ? this.#refused.refusal : undefined));

  /** The cards of whoever looks. */
  get own(): readonly number[] {
    const { viewer, view } = this.table;
    return viewer === null ? [] : (view.hands[viewer] ?? []);
  }

  #moveTo(column: number | undefined): Move | undefined {
    if (column === undefined) return undefined;
    if (this.ordering) return this.orders.find((order) => order.column === column);
    const card = this.kind === undefined ? undefined : cardName(this.kind);
    const type = this.hiding ? 'hide' : 'play';
    return this.plays.find((play) => play.column === column && play.card === card && play.type === type);
  }

  /** Whether a card could go into this column. */
  isOpen(column: number): boolean {
    return (this.ordering ? this.orders : this.plays).some((move) => move.column === column);
  }

  async speak(lang: Lang): Promise<void> {
    const words = await loadWords(lang);
    if (lang === this.table.lang) this.words = words;
  }

  #choose(card: number | undefined, column: number | undefined): void {
    this.#choice = { n: this.table.n, card, column };
    this.#refused = undefined;
  }

  pick(card: number): void {
    if (this.table.seat === undefined || this.ordering || this.own[card] === undefined) return;
    this.stage.clear();
    if (card !== this.card) this.table.sound('pick');
    this.#choose(card, this.column);
  }

  /** Points a card at a column, or says which figure goes first. */
  aim(column: number): void {
    if (this.table.seat === undefined || column < 0 || column >= COLUMNS) return;
    this.stage.clear();
    if (!this.isOpen(column)) this.#refuse(column);
    else this.#choose(this.card, column);
  }

  #refuse(column: number): void {
    const { view, n } = this.table;
    const figure = figureName(view.row[column] ?? NONE);
    const card = cardName(this.kind ?? this.own[0] ?? NONE);
    const refusal = this.table.refusal(this.ordering ? { type: 'order', figure, column } : { type: 'play', card, figure, column });
    if (!refusal) return;
    this.#refused = { n, refusal };
    this.table.announce(this.table.say({ key: `rule.${refusal.rule}`, params: refusal.params }));
  }

  /** The next column to the right or left that may be had. */
  step(by: 1 | -1): void {
    let column = this.column ?? (by > 0 ? -1 : COLUMNS);
    do column += by;
    while (column >= 0 && column < COLUMNS && !this.isOpen(column));
    if (this.isOpen(column)) this.aim(column);
  }

  /** Two figures are activated: the other one first. */
  swap(): void {
    const other = this.orders.find((order) => order.column !== this.column);
    if (other) this.aim(other.column);
  }

  flip(): void {
    if (!this.mayHide) return;
    this.#veil = !this.hiding;
    this.table.sound('turn');
  }

  putBack(): void {
    this.#choice = undefined;
    this.#refused = undefined;
  }

  play(): void {
    const { move } = this;
    if (!move || this.sending) return;
    this.stage.clear();
    this.#sentAt = this.table.n;
    this.#veil = false;
    this.table.play(move);
  }

  nameOf(seat: Seat): string {
    return this.table.names[seat] || this.table.say({ key: `seat.${seat}` });
  }
}

/** The hand that board, tray and seats of one table share. */
export const handOf = perTable((table: Table) => new Hand(table));
