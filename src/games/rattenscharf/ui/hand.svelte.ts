import { equal } from '../../../core/equal.ts';
import type { Seat } from '../../../core/game.ts';
import { BaseHand } from '../../../web/kit/base-hand.svelte.ts';
import type { TableModel } from '../../../web/kit/board.ts';
import { CENTRE } from '../data.ts';
import type { Event } from '../events.ts';
import { isSymmetric } from '../look.ts';
import type { Lay, Move } from '../moves.ts';
import type { State } from '../state.ts';
import { type Cell, cellsOf, following, type Ghost, isLegal, moved, nearest, placed, pointedAt, spotsOf, turned } from './ghost.ts';
import { type Preview, preview } from './preview.ts';
import { type LaidPiece, piecesOf } from './seen.ts';
import { Stage } from './stage.svelte.ts';
import { loadWords, type Words } from './words.ts';

export type Table = TableModel<State, Move>;

/** What the board lends to tray and seats. */
export interface Ground {
  focus(): void;
  /** The cell in the middle of what is in sight. */
  centre(): Cell;
  /** Brings the ghost into sight, on a small screen large enough for a finger. */
  reveal(): void;
  /** The cell under a point of the page; undefined beside the board. */
  cellAt(clientX: number, clientY: number): Cell | undefined;
}

/**
 * What a player is about to do at one table: the strip in the hand and where it would lie. Shared by board, tray and seats.
 * Nothing in here outlives the position it belongs to: a ghost whose strip has left the tray is no ghost.
 */
export class Hand extends BaseHand<State, Move, Event, Words> {
  readonly stage: Stage;
  readonly seatNodes = new Map<Seat, HTMLElement>();
  ground: Ground | undefined;
  /** The strip that this hand laid last: it falls into place, while a rival's glides in. */
  laidLast: number | undefined;
  /** A pinned ghost no longer follows the pointer. */
  pinned = $state(false);
  #held = $state.raw<Ghost>();

  constructor(table: Table) {
    super(table, { words: loadWords });
    this.stage = new Stage(this);
  }

  readonly lays: readonly Lay[] = $derived.by(() => this.table.moves.filter((move) => move.type === 'lay'));
  /** The strips as they are drawn. */
  readonly pieces: readonly LaidPiece[] = $derived.by(() => piecesOf(this.stage.view));
  readonly ghost: Ghost | undefined = $derived.by(() => {
    const held = this.#held;
    const mine = this.table.seat !== undefined || this.sending;
    return held && mine && this.table.view.tray.includes(held.strip) ? held : undefined;
  });
  /** What is advised, as long as it is not done yet. */
  readonly hint: Lay | undefined = $derived.by(() => {
    const { hint } = this.table;
    return hint?.type === 'lay' && !(this.ghost && equal(this.ghost, hint)) ? hint : undefined;
  });
  /** What else is advised. */
  readonly others: readonly Lay[] = $derived.by(() =>
    this.ghost || !this.hint ? [] : (this.table.others ?? []).flatMap((move) => (move.type === 'lay' ? [move] : [])),
  );
  readonly spots: readonly Lay[] = $derived.by(() => (this.ghost ? spotsOf(this.lays, this.ghost.strip) : []));
  readonly legal: boolean = $derived.by(() => this.ghost !== undefined && (this.sending || isLegal(this.spots, this.ghost)));
  readonly preview: Preview | undefined = $derived.by(() => {
    const { ghost, table } = this;
    if (!ghost || !this.legal || table.seat === undefined) return undefined;
    return preview(table.game, table.view, table.seat, ghost);
  });
  /** Why the ghost may not be laid where it is. */
  override readonly refusal = $derived.by(() => (this.ghost && !this.legal ? this.table.refusal(this.ghost) : undefined));

  pick(strip: number): void {
    if (this.table.seat === undefined || this.ghost?.strip === strip) return;
    this.stage.clear();
    this.#take(strip);
    this.table.sound('pick');
  }

  #take(strip: number): void {
    const at = this.ghost ?? this.ground?.centre() ?? { x: CENTRE, y: CENTRE };
    const turn = (this.ghost?.turn ?? 0) % (isSymmetric(strip) ? 2 : 4);
    const wish: Ghost = { type: 'lay', strip, x: at.x, y: at.y, turn };
    const spots = spotsOf(this.lays, strip);
    this.#held = isLegal(spots, wish) ? wish : (nearest(spots, wish, turn) ?? wish);
    this.pinned = false;
    this.ground?.reveal();
  }

  /** Holds the strip of a hint over the place where it is advised. */
  take(lay: Lay): void {
    if (this.table.seat === undefined) return;
    this.stage.clear();
    this.#held = { ...lay };
    this.pinned = true;
    this.ground?.reveal();
    this.table.sound('pick');
    if (!this.table.settings.confirm) this.lay();
  }

  /** Whether the hint is advised to lie on this cell; then it is taken. */
  takeAt(cell: Cell): boolean {
    const { hint } = this;
    const there = hint !== undefined && cellsOf(hint).some(({ x, y }) => x === cell.x && y === cell.y);
    if (there) this.take(hint);
    return there;
  }

  /** Picks the n-th strip of the tray, from 0. */
  pickNth(n: number): void {
    const strip = this.table.view.tray[n];
    if (strip !== undefined) this.pick(strip);
  }

  putBack(): void {
    this.#held = undefined;
    this.pinned = false;
    this.ground?.reveal();
  }

  turn(back = false): void {
    if (!this.ghost) return;
    this.#held = turned(this.ghost, back);
    this.table.sound('turn');
  }

  /** Follows keys, a pointer or a drag; `pin` fixes it there. */
  moveBy(dx: number, dy: number): void {
    if (this.ghost) this.#held = moved(this.ghost, dx, dy);
    this.pinned = true;
  }

  moveTo(at: Cell, pin: boolean): void {
    if (this.ghost && (this.ghost.x !== at.x || this.ghost.y !== at.y)) this.#held = placed(this.ghost, at);
    this.pinned = pin;
  }

  pointAt(at: Cell): void {
    if (this.ghost) this.#held = pointedAt(this.spots, this.ghost, at);
    this.pinned = true;
  }

  jump(back = false): void {
    const next = this.ghost && following(this.spots, this.ghost, back);
    if (next) this.#held = next;
    this.pinned = true;
  }

  lay(): void {
    const { ghost } = this;
    if (!ghost || !this.legal || this.sending) return;
    this.laidLast = ghost.strip;
    this.send(ghost);
  }

  /** After a new position: somebody in the middle of a turn goes on with the strip that is left. */
  goOn(): void {
    const { view, seat, n } = this.table;
    const [left] = view.tray;
    // Nothing but the strip of this hand has come since: with a new turn chance would have acted.
    const midTurn = seat !== undefined && this.sentAt !== undefined && n === this.sentAt + 1;
    if (midTurn && left !== undefined && !this.ghost) this.#take(left);
    // Where it would lie was the board's idea, for a position that was taken back.
    else if (seat !== undefined && this.ghost && !this.pinned && !this.legal) this.putBack();
  }
}
