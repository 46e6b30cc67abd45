import { type Draft, draft } from '../../../core/draft.ts';
import { equal } from '../../../core/equal.ts';
import type { Refusal, Seat } from '../../../core/game.ts';
import { BaseHand } from '../../../web/kit/base-hand.svelte.ts';
import type { TableModel } from '../../../web/kit/board.ts';
import type { Event } from '../events.ts';
import type { DONE, Move } from '../moves.ts';
import { due, NONE, type PlayerQuestion, type State } from '../state.ts';
import { circleId, circleNumber, houseId, houseNumber } from '../town.ts';
import { newlyOverrun } from './outlook.ts';
import type { Spot } from './places.ts';
import { firstWish } from './ransom.ts';
import { Stage } from './stage.svelte.ts';
import { loadWords, type Words } from './words.ts';

export type Table = TableModel<State, Move>;
/** The parts of the board that a small screen shows one at a time. */
export const TABS = ['town', 'hall', 'piper', 'influence', 'seats'] as const;
export type Tab = (typeof TABS)[number];

/** Moves that are tried at a position: at a log of this length. */
interface Wish {
  readonly n: number;
  readonly moves: readonly Move[];
}

const NOTHING: readonly Move[] = [];
/** So many go into one message. */
const MOST_MOVES = 16;

/** What a player is about to do at one table. Shared by board, tray and seats; it means nothing at another position. */
export class Hand extends BaseHand<State, Move, Event, Words, typeof import('./later/index.ts'), typeof import('./pocket/index.ts')> {
  readonly stage: Stage;
  tab = $state<Tab>('town');
  /** Where the arrow keys have led to. */
  at = $state.raw<Spot>();
  pointed = $state.raw<Spot>();
  #wish = $state.raw<Wish>();
  /** What one message could not hold: prepared again at the position to which the message leads. */
  #rest = $state.raw<Wish>();
  #refusedAt = $state.raw<Spot>();
  /** Buttons of the panel, by the key that presses them. */
  readonly #buttons = new Map<string, HTMLElement>();

  constructor(table: Table) {
    super(table, { words: loadWords, later: () => import('./later/index.ts'), pocket: () => import('./pocket/index.ts') });
    this.stage = new Stage(this);
  }

  /** The seat that decides here, also while its answer is on its way. */
  readonly seat: Seat | undefined = $derived.by(() => this.table.seat ?? (this.sending ? (this.table.viewer ?? undefined) : undefined));
  readonly draft: Draft<State, Move> | undefined = $derived.by(() => {
    const { seat, table } = this;
    if (seat === undefined) return undefined;
    const wish = [this.#wish, this.#rest].find((known) => known?.n === table.n);
    return this.#draft(wish?.moves ?? firstWish(this.rules.moves(table.view, seat)));
  });
  readonly moves: readonly Move[] = $derived.by(() => this.draft?.moves ?? NOTHING);
  /** What is asked by the rules, before anything is tried. */
  readonly asked: PlayerQuestion | undefined = $derived.by(() =>
    this.seat === undefined ? undefined : (due(this.table.view) as PlayerQuestion),
  );
  /** Whether the draft answers the question: whoever has moved into a house does, though the same player may be asked again. */
  readonly answered: boolean = $derived.by(() => {
    const { draft, moves } = this;
    return moves.length > 0 && (draft?.open.length === 0 || HOUSED.includes(moves.at(-1)?.type));
  });
  /** Where the next choice is made; once the question is answered, where something else could be chosen instead. */
  readonly #asked: Draft<State, Move> | undefined = $derived.by(() => (this.answered ? this.#draft(this.moves.slice(0, -1)) : this.draft));
  readonly choices: readonly Move[] = $derived.by(() => this.#asked?.open ?? NOTHING);
  /** The position in which the question is asked. */
  readonly question: State = $derived.by(() => {
    const { view } = this.table;
    return due(view) === 'place' ? view : (this.#asked?.state ?? view);
  });
  /** What is asked, in this position. */
  readonly mode: PlayerQuestion | undefined = $derived.by(() =>
    this.seat === undefined ? undefined : (due(this.question) as PlayerQuestion),
  );
  /** The position as it would be. */
  readonly ahead: State = $derived.by(() => this.draft?.state ?? this.table.view);
  /** Circles that would get a rat, and those that would lose one: sets. */
  readonly coming: number = $derived.by(() => this.ahead.rats & ~this.table.view.rats);
  readonly going: number = $derived.by(() => this.table.view.rats & ~this.ahead.rats);
  readonly doomed: readonly number[] = $derived.by(() => (this.draft ? newlyOverrun(this.table.view, this.ahead) : []));
  readonly freed: readonly number[] = $derived.by(() => (this.draft ? newlyOverrun(this.ahead, this.table.view) : []));
  /** The spot that was refused, if it was one. */
  readonly refusedAt: Spot | undefined = $derived.by(() => this.refusal && this.#refusedAt);
  /** The spots of the town that can be chosen now, or are chosen. */
  readonly lit: readonly Spot[] = $derived.by(() => {
    const spots = [...this.choices, ...this.moves].flatMap((move) => spotOf(move) ?? []);
    return spots.filter((spot, i) => spots.findIndex((other) => sameAs(other, spot)) === i);
  });

  has(move: Move): boolean {
    return this.moves.some((m) => equal(m, move));
  }
  may(move: Move): boolean {
    return this.choices.some((m) => equal(m, move));
  }
  isChosen(spot: Spot): boolean {
    return this.moves.some((move) => sameAs(spotOf(move), spot)) || (spot.what === 'circle' && (this.coming & (1 << spot.id)) !== 0);
  }
  isOpen(spot: Spot): boolean {
    return this.choices.some((move) => sameAs(spotOf(move), spot));
  }

  /** Tries a move after the others, or in the place of the last one if that answered the question already. */
  choose(move: Move): void {
    if (this.table.seat === undefined) return;
    this.stage.clear();
    if (!this.may(move)) {
      this.forbid(move);
      return;
    }
    this.#try([...(this.answered ? this.moves.slice(0, -1) : this.moves), move]);
    this.table.sound('pick');
    if (!this.table.settings.confirm && this.answered && AT_ONCE.includes(move.type)) this.commit();
  }

  /** Begins anew with this move. */
  only(move: Move): void {
    const { table, seat } = this;
    if (table.seat === undefined || seat === undefined) return;
    this.stage.clear();
    this.#try(NOTHING);
    if (table.refusal(move)) {
      this.forbid(move);
      return;
    }
    this.#try([move]);
    table.sound('pick');
  }

  /** What is advised, as long as nothing is prepared. */
  readonly hint: Move | undefined = $derived.by(() => {
    const { hint } = this.table;
    return hint && !this.stage.busy && !this.has(hint) && (this.moves.length === 0 || this.asked === 'ransom') ? hint : undefined;
  });
  isHint(move: Move): boolean {
    return this.hint !== undefined && equal(this.hint, move);
  }

  /** Does what is advised, and what is to follow; to stop is played at once, since there is nothing to look at before. */
  take(move: Move, then: readonly Move[] = []): void {
    if (move.type === 'done') {
      this.reset();
      this.commit(move);
      return;
    }
    this.only(move);
    for (const next of then) {
      // To stop is for the button that sends.
      if (next.type === 'done' || this.answered || !this.may(next)) return;
      this.choose(next);
    }
  }

  /** Does without this move; what depends on it goes too. */
  drop(move: Move): void {
    const last = this.moves.findLastIndex((m) => equal(m, move));
    if (last < 0) return;
    this.stage.clear();
    this.#try(this.moves.filter((_, i) => i !== last));
  }

  toggle(move: Move): void {
    if (this.has(move)) this.drop(move);
    else this.choose(move);
  }

  /** A tap on a house or a circle. */
  press(spot: Spot): void {
    if (this.table.seat === undefined) return;
    const move = this.#meant(spot);
    if (this.has(move)) this.drop(move);
    else if (this.may(move)) this.choose(move);
    else this.forbid(move, spot);
  }

  /** The move that somebody means who points at this spot. */
  #meant({ what, id }: Spot): Move {
    const { mode } = this;
    if (what === 'circle') return { type: mode === 'chase' ? 'chase' : 'rat', circle: circleId(id) };
    if (mode === 'man' || mode === 'woman') return { type: 'settle', house: houseId(id) };
    return { type: mode === 'move-in' ? 'move-in' : 'name', house: houseId(id) };
  }

  /** Says which rule forbids a move, beside the spot that was pressed. */
  forbid(move: Move, spot?: Spot): void {
    const refusal = this.ruleAgainst(move);
    if (!refusal) return;
    this.#refusedAt = spot;
    this.refuse(refusal);
  }

  /** Takes a reason away; false if there is none. */
  dismiss(): boolean {
    const had = this.refusal !== undefined;
    this.refuse(undefined);
    return had;
  }

  /** Somebody points at a spot, or at a line that speaks of it: it is named, and lit. */
  point(spot: Spot | undefined): void {
    this.pointed = spot;
  }

  /** The rule that forbids a move where the next choice is made. */
  ruleAgainst(move: Move): Refusal | undefined {
    const { seat } = this;
    return seat === undefined || !this.#asked ? undefined : this.rules.refusal(this.#asked.state, seat, move);
  }

  /** Why a move could not be tried now. */
  why(move: Move): string | undefined {
    const refusal = this.ruleAgainst(move);
    return refusal && this.explain(refusal);
  }

  back(): void {
    this.stage.clear();
    this.#try(this.moves.slice(0, -1));
  }

  /** Everything anew. */
  reset(): void {
    this.#try(NOTHING);
  }

  #try(moves: readonly Move[]): void {
    this.#wish = { n: this.table.n, moves };
    this.refuse(undefined);
  }

  /** Plays what was tried, in one message; `last` closes a list of any length. */
  commit(last?: typeof DONE): void {
    const { table } = this;
    const moves = last ? [...this.moves, last] : this.moves;
    if (moves.length === 0 || table.seat === undefined) return;
    this.stage.clear();
    const now = moves.slice(0, MOST_MOVES);
    this.#wish = { n: table.n, moves: this.moves };
    const rest = moves.slice(MOST_MOVES).filter((move) => move !== last);
    // Without a rest the next question has its own first answer, also if it comes at once.
    this.#rest = rest.length > 0 ? { n: table.n + now.length, moves: rest } : undefined;
    this.send(...now);
  }

  #draft(wishes: readonly Move[]): Draft<State, Move> {
    return draft(this.rules, this.table.view, this.seat ?? NONE, wishes);
  }

  /** An attachment: a button that this key presses. */
  key(key: string): (node: HTMLElement) => () => void {
    return (node) => {
      this.#buttons.set(key, node);
      return () => {
        if (this.#buttons.get(key) === node) this.#buttons.delete(key);
      };
    };
  }

  /** Presses the button of a key; false if there is none. */
  pressKey(key: string): boolean {
    const button = this.#buttons.get(key);
    button?.click();
    return button !== undefined;
  }
}

const HOUSED: readonly (Move['type'] | undefined)[] = ['settle', 'move-in'];
const AT_ONCE: readonly Move['type'][] = ['settle', 'rat', 'move-in', 'chase'];

const sameAs = (a: Spot | undefined, b: Spot): boolean => a !== undefined && a.what === b.what && a.id === b.id;

/** Where in town a move is made. */
export function spotOf(move: Move): Spot | undefined {
  if ('house' in move) return { what: 'house', id: houseNumber(move.house) };
  return 'circle' in move ? { what: 'circle', id: circleNumber(move.circle) } : undefined;
}
