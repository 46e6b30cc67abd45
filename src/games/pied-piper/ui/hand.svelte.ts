import { type Draft, draft } from '../../../core/draft.ts';
import { equal } from '../../../core/equal.ts';
import { BaseHand } from '../../../web/kit/base-hand.svelte.ts';
import type { TableModel } from '../../../web/kit/board.ts';
import { COLUMNS } from '../data.ts';
import type { Event } from '../events.ts';
import { cardName, figureName, type Move, type Order, type Play } from '../moves.ts';
import { NONE, type State } from '../state.ts';
import { foresee, type Outlook } from './outlook.ts';
import { laidInWords } from './say.ts';
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

/**
 * What a player is about to do at one table: the cards of the turn that are laid already and can be put back, the card in the hand
 * and the figure it would go under. The turn is sent as one, when nothing more can be foretold. Shared by board, tray and seats.
 */
export class Hand extends BaseHand<State, Move, Event, Words> {
  readonly stage: Stage;
  /** Whether the next card is wished face down. */
  #veil = $state(false);
  #choice = $state.raw<Choice>();
  /** The moves of this turn that are prepared at log length n. */
  #wish = $state.raw<{ readonly n: number; readonly moves: readonly Move[] }>();

  constructor(table: Table) {
    super(table, { words: loadWords });
    this.stage = new Stage(this);
  }

  readonly #now: Choice | undefined = $derived.by(() => {
    const mine = this.table.seat !== undefined || this.sending;
    return mine && this.#choice?.n === this.table.n ? this.#choice : undefined;
  });
  /** What is prepared, tried on the position: also while it is on its way. */
  readonly draft: Draft<State, Move> = $derived.by(() => {
    const { seat, view, n, viewer } = this.table;
    const mine = seat ?? (this.sending ? viewer : null);
    const wishes = this.#wish?.n === n ? this.#wish.moves : [];
    return mine === null ? { moves: [], state: view, open: [] } : draft(this.rules, view, mine, wishes);
  });
  /** The table as it is drawn, with the prepared cards on it. */
  readonly position: State = $derived.by(() => {
    const { stage, draft: laid } = this;
    if (stage.busy || laid.moves.length === 0) return stage.view;
    // The town stays as it is: what would become of it is drawn over it.
    const { hands, cards, by, down, first, hid } = laid.state;
    return { ...stage.view, hands, cards, by, down, first, hid };
  });
  readonly ordering: boolean = $derived.by(() => this.orders.length > 0);
  readonly plays: readonly Play[] = $derived.by(() => this.draft.open.filter(isPlay));
  readonly orders: readonly Order[] = $derived.by(() => this.draft.open.filter((move) => move.type === 'order'));
  /** The place in the hand of the card that is held. */
  readonly card: number | undefined = $derived.by(() => (this.ordering ? undefined : this.#now?.card));
  readonly column: number | undefined = $derived.by(() => this.#now?.column ?? (this.ordering ? this.orders[0]?.column : undefined));
  readonly mayHide: boolean = $derived.by(() => this.plays.some((play) => play.type === 'hide'));
  readonly hiding: boolean = $derived.by(() => this.mayHide && this.#veil);
  /** The kind of the card that is held. */
  readonly kind: number | undefined = $derived.by(() => (this.card === undefined ? undefined : this.own[this.card]));
  readonly move: Move | undefined = $derived.by(() => this.#moveTo(this.column));
  /** The turn with the move that is chosen. */
  readonly #next: Draft<State, Move> = $derived.by(() => {
    const { move, table, draft: laid } = this;
    return move && table.seat !== undefined ? draft(this.rules, table.view, table.seat, [...laid.moves, move]) : laid;
  });
  /** Whether the turn goes on after the chosen move: then it is only laid, and nothing is sent yet. */
  readonly goesOn: boolean = $derived.by(() => this.#next.open.length > 0);
  readonly outlook: Outlook | undefined = $derived.by(() => {
    const { table } = this;
    const { moves } = this.#next;
    return moves.length > 0 && table.seat !== undefined && !this.stage.busy
      ? foresee(table.game, table.view, table.seat, moves)
      : undefined;
  });

  /** The cards of whoever looks. */
  get own(): readonly number[] {
    const { viewer } = this.table;
    return viewer === null ? [] : (this.position.hands[viewer] ?? []);
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

  #choose(card: number | undefined, column: number | undefined): void {
    this.#choice = { n: this.table.n, card, column };
    this.refuse(undefined);
  }

  pick(card: number): void {
    if (this.table.seat === undefined || this.ordering || this.own[card] === undefined) return;
    this.stage.clear();
    if (card !== this.card) this.table.sound('pick');
    this.#choose(card, this.column);
  }

  /** What is advised, as long as nothing else is prepared. */
  readonly hint: Play | Order | undefined = $derived.by(() => {
    const { hint } = this.table;
    const fresh = this.draft.moves.length === 0 && !this.stage.busy;
    return fresh && hint && (isPlay(hint) || hint.type === 'order') && !(this.move && equal(this.move, hint)) ? hint : undefined;
  });

  /** Holds the card of a hint over the figure it is advised for; where more is to follow, the last card of the turn. */
  take(first: Move, then: readonly Move[] = []): void {
    const { table } = this;
    if (table.seat === undefined) return;
    const { moves } = draft(this.rules, table.view, table.seat, [first, ...then]);
    const move = moves.at(-1);
    if (!move || !(isPlay(move) || move.type === 'order')) return;
    this.stage.clear();
    this.#prepare(moves.slice(0, -1));
    this.#veil = move.type === 'hide';
    this.#choose(isPlay(move) ? this.own.findIndex((kind) => cardName(kind) === move.card) : undefined, move.column);
    this.table.sound('pick');
    if (!this.table.settings.confirm) this.play();
  }

  /** Points a card at a column, or says which figure goes first. */
  aim(column: number): void {
    if (this.table.seat === undefined || column < 0 || column >= COLUMNS) return;
    this.stage.clear();
    if (!this.isOpen(column)) this.#forbid(column);
    else this.#choose(this.card, column);
  }

  /** Says why a column that was asked for may not be had. */
  #forbid(column: number): void {
    const { state } = this.draft;
    const { seat } = this.table;
    const held = this.kind ?? this.own[0];
    if (seat === undefined || held === undefined) return;
    const figure = figureName(state.row[column] ?? NONE);
    const asked = this.ordering ? { type: 'order', figure, column } : { type: 'play', card: cardName(held), figure, column };
    this.refuse(this.rules.refusal(state, seat, asked));
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

  /** Whether something is held or prepared that can be put back. */
  get mayPutBack(): boolean {
    return this.table.seat !== undefined && (this.kind !== undefined || this.draft.moves.length > 0);
  }

  /** Puts the card in the hand back, or else the card that was laid last. */
  putBack(): void {
    if (this.kind === undefined) this.#prepare(this.draft.moves.slice(0, -1));
    else this.#choice = undefined;
    this.refuse(undefined);
  }

  /** Whether a card of this turn lies here that has not been sent yet. */
  isPrepared(column: number): boolean {
    return this.table.seat !== undefined && this.draft.moves.some((move) => isPlay(move) && move.column === column);
  }

  /** Takes the prepared card of a column back into the hand, and what was prepared after it. */
  takeUp(column: number): void {
    const { moves } = this.draft;
    this.#prepare(
      moves.slice(
        0,
        moves.findIndex((move) => isPlay(move) && move.column === column),
      ),
    );
    this.#choice = undefined;
    this.refuse(undefined);
  }

  #prepare(moves: readonly Move[]): void {
    this.#wish = { n: this.table.n, moves };
  }

  /** Lays the card; with the last thing that can be decided now the turn is sent. */
  play(): void {
    const { move, table } = this;
    if (!move || this.sending || table.seat === undefined) return;
    const { moves } = this.#next;
    const { goesOn } = this;
    this.stage.clear();
    this.#veil = false;
    this.#prepare(moves);
    this.#choice = undefined;
    if (goesOn) {
      table.sound('lay');
      if (this.words && isPlay(move)) table.announce(laidInWords(table, this.words, move));
      return;
    }
    this.send(...moves);
  }

  /** Whether the moves that led here were this hand's own: then its cards lie there already. */
  get laidBefore(): boolean {
    return this.sentAt !== undefined && this.sentAt === this.#wish?.n && this.sentAt < this.table.n;
  }
}
