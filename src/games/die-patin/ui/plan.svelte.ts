import { copyState } from '../../../core/clone.ts';
import { type Draft, draft, foresee } from '../../../core/draft.ts';
import type { Refusal, Seat } from '../../../core/game.ts';
import type { BaseHand } from '../../../web/kit/base-hand.svelte.ts';
import type { Event } from '../events.ts';
import { DONE, type Move } from '../moves.ts';
import type { State } from '../state.ts';

/** Who sends what is prepared. */
type Sender = Pick<BaseHand<State, Move, Event, unknown>, 'table' | 'rules' | 'sending' | 'send'>;

const NONE: readonly Move[] = [];
/** One message takes sixteen moves; the last place is kept for the one that ends a turn. */
const LONGEST = 15;

/** What somebody prepares before it is sent, a whole turn if it is one's own to the end. The rules say what comes of it. */
export class Plan {
  readonly #hand: Sender;
  /** Bound to its seat: at one screen the next player must not go on with what the last one prepared. */
  #wish = $state.raw<{ readonly n: number; readonly seat: Seat; readonly moves: readonly Move[] }>();
  /** What was prepared when it was sent, and so has been shown. */
  sent: { readonly n: number; readonly events: readonly Event[] } | undefined;

  constructor(hand: Sender) {
    this.#hand = hand;
  }

  /** Whose plan it is; it stays in sight until the answer has come. */
  readonly seat: Seat | undefined = $derived.by(() => this.#hand.table.seat ?? (this.#hand.sending ? this.#wish?.seat : undefined));
  readonly #draft: Draft<State, Move> | undefined = $derived.by(() => {
    const wish = this.#wish;
    if (this.seat === undefined) return undefined;
    return this.#try(this.seat, wish && wish.n === this.#hand.table.n && wish.seat === this.seat ? wish.moves : NONE);
  });
  readonly moves: readonly Move[] = $derived.by(() => this.#draft?.moves ?? NONE);
  /** The position as it would be. */
  readonly ahead: State = $derived.by(() => this.#draft?.state ?? this.#hand.table.view);
  /** So much has been prepared that it must be sent before one goes on. */
  readonly full: boolean = $derived.by(() => this.moves.length >= LONGEST);
  /** Every legal way to go on. */
  readonly open: readonly Move[] = $derived.by(() => (this.#hand.sending || this.full ? NONE : (this.#draft?.open ?? NONE)));
  /** Nothing is left to be decided before it is sent. */
  readonly ready: boolean = $derived.by(() => this.moves.length > 0 && !this.#hand.sending && this.open.length === 0);
  /** What the prepared moves will be told as. */
  readonly events: readonly Event[] = $derived.by(() => {
    const { rules, table } = this.#hand;
    const { seat, moves } = this;
    if (seat === undefined || moves.length === 0) return [];
    const state = copyState(rules, table.view);
    const events: Event[] = [];
    for (const move of moves) (rules.step ?? rules.apply)(state, seat, move, (event) => events.push(event));
    return events;
  });
  /** The position once the turn ends here, with the claim that follows; undefined while it cannot end. */
  readonly end: State | undefined = $derived.by(() => {
    const { seat, moves } = this;
    const stops = this.open.some((move) => move.type === 'done');
    if (seat === undefined || (!stops && !this.ready)) return undefined;
    const { rules, table } = this.#hand;
    return foresee(rules, table.view, seat, stops ? [...moves, DONE] : moves)?.state;
  });

  #try(seat: Seat, moves: readonly Move[]): Draft<State, Move> {
    return draft(this.#hand.rules, this.#hand.table.view, seat, moves);
  }

  /** The position after one more move. */
  after(move: Move): State {
    return this.seat === undefined ? this.ahead : this.#try(this.seat, [...this.moves, move]).state;
  }

  /** Why a move cannot come next. */
  refusal(move: Move): Refusal | undefined {
    if (this.seat === undefined || this.open.length === 0) return undefined;
    return this.#hand.rules.refusal(this.ahead, this.seat, move);
  }

  /** Whether a move could have come in the place of the last one. */
  mayReplace(move: Move): boolean {
    if (this.seat === undefined || this.#hand.sending || this.moves.length === 0) return false;
    const kept = this.moves.length - 1;
    return this.#try(this.seat, [...this.moves.slice(0, -1), move]).moves.length === kept + 1;
  }

  add(move: Move): void {
    if (!this.full) this.#hope([...this.moves, move]);
  }
  replace(move: Move): void {
    this.#hope([...this.moves.slice(0, -1), move]);
  }
  undo(): void {
    this.#hope(this.moves.slice(0, -1));
  }
  reset(): void {
    this.#hope(NONE);
  }

  #hope(moves: readonly Move[]): void {
    if (this.seat !== undefined && !this.#hand.sending) this.#wish = { n: this.#hand.table.n, seat: this.seat, moves };
  }

  /** All of it at once. */
  send(): void {
    const { moves, events } = this;
    const { seat, n } = this.#hand.table;
    if (seat === undefined || moves.length === 0) return;
    this.sent = { n, events };
    this.#hand.send(...moves);
  }
}
