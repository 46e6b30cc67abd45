import type { Component } from 'svelte';
import type { AnyEvent, AnyGame, Refusal, Seat, Viewer } from '../../core/game.ts';
import type { Lang, Phrase } from '../../core/text.ts';

/** What a board shows while it tells what happened, a little later than the view. */
export interface Late<S> {
  readonly view: S;
  /** So many events are still to be shown. */
  readonly waiting: number;
  /** Shows everything at once. */
  readonly skip: () => void;
}

/** What the shell tells a board, and what a board may ask of it. All of it is reactive: read it in markup or in $derived. */
export interface TableModel<S, M> {
  readonly game: AnyGame;
  readonly lang: Lang;
  /** The position that is shown: the live one, or an earlier one while somebody looks back. */
  readonly view: S;
  readonly viewer: Viewer;
  readonly n: number;
  /** The seat that this page may move for now; undefined while it only watches, waits or looks back. */
  readonly seat: Seat | undefined;
  /** Legal moves of `seat`; [] without one. */
  readonly moves: readonly M[];
  readonly names: readonly string[];
  /** What stands beside a mark: the reader is simply “you”. */
  readonly labels: readonly string[];
  /** The reader's seat; undefined where somebody watches or several share the screen. A sentence about it says “you”. */
  readonly me: Seat | undefined;
  readonly over: boolean;
  /** People share this screen: a board shows what only the viewer may see no longer than somebody presses it. */
  readonly discreet?: boolean;
  /** A move that somebody wants to see on the board: a hint, or what would have been better. It need not be the viewer's to make. */
  readonly hint?: M | undefined;
  /** What else is suggested, where several moves are: the shell numbers them all. */
  readonly others?: readonly M[];
  /** The events that led here since the last position that was shown, to animate; the view is already the one after them. */
  readonly happenings: readonly { readonly n: number; readonly event: AnyEvent }[];
  readonly settings: { readonly motion: boolean; readonly confirm: boolean; readonly sound: boolean };
  /** A phrase of this game in the reader's language, with names. */
  say(phrase: Phrase): string;
  /**
   * Sends one move, or several in order (at most 16, up to where somebody else or chance must act), which count all or not at all.
   * The board waits for the next view; a refusal is shown by the shell.
   */
  play(...moves: M[]): void;
  /** Why a move is not legal, or undefined if it is. */
  refusal(move: unknown): Refusal | undefined;
  /** Says something to screen readers. */
  announce(text: string): void;
  /** Until all words are there, where some come late; undefined where they are. */
  worded?(): Promise<void> | undefined;
  /** Tells the shell what is on the board while that is not the view, so that the panel tells the same story; undefined once it is. */
  show?(late: Late<S> | undefined): void;
  sound(name: 'pick' | 'turn' | 'lay' | 'score' | 'warn' | 'end'): void;
}

/**
 * What an event is in the log: a `deed` has a line of its own, a `part` belongs to the deed before it, a `turn` begins the turn of its seat
 * and is `quiet` besides, which is told only where every step is; all that belongs to the `setup` is one line.
 */
export type LogKind = 'deed' | 'part' | 'turn' | 'quiet' | 'setup';

/** What something brought a player: so many of what the picture shows, or points. */
export interface Gain {
  readonly seat: Seat;
  readonly amount: number;
  /** The name of a symbol in the board's sprite. */
  readonly icon?: string | undefined;
}

/** How a game's events make lines of the log. */
export interface LogShape<E extends AnyEvent = AnyEvent> {
  /** By type; what is not named is a deed. Where no type begins a turn, one begins whenever somebody else acts. */
  readonly kinds: Readonly<Partial<Record<E['type'], LogKind>>>;
  /** The number of the round that the event begins, where the game counts rounds and not turns. */
  round?(event: E): number | undefined;
  gains?(event: E): readonly Gain[];
  /** What it came out at, such as 6 : 3. */
  result?(event: E): string | undefined;
}

/** What is printed on a key, or on several, and what they do, in the reader's language. */
export interface BoardKey {
  readonly keys: readonly string[];
  readonly what: string;
}

/** What each part of a board gets. A board that needs no hand asks for the table alone. */
interface Shared<S, M, H> {
  readonly table: TableModel<S, M>;
  readonly hand: H;
}

/** One game's pictures. The shell places Board in the large rectangle and the others in its panel; only Board is needed. */
export interface BoardPackage<S, M, H = undefined> {
  /** What a player is doing on the board: the shell makes one for a table, and all parts of the board share it. */
  makeHand?(table: TableModel<S, M>): H;
  readonly Board: Component<Shared<S, M, H>>;
  /** Under the prompt: what one holds, and the buttons of the decision. */
  readonly Tray?: Component<Shared<S, M, H>>;
  /** In a player's card, under the name; where many sit, in the same line as what the player is doing. */
  readonly SeatNote?: Component<Shared<S, M, H> & { readonly seat: Seat }>;
  /** Gives that note a line of its own also where many sit. */
  readonly broadNote?: boolean;
  /** In a player's card instead of the points, where points are not what one looks at. */
  readonly Tally?: Component<Shared<S, M, H> & { readonly seat: Seat }>;
  /** What is asked now, as a phrase of the game's catalogue. The hand is for boards on which one thinks ahead. */
  prompt(view: S, seat: Seat, hand: H): Phrase;
  /** A move in words that name what lies on the board; without it the game's own sentence is used. */
  tellMove?(move: M, hand: H): string | undefined;
  /** Where a move is made, as things are named in `data-about` or `data-hint`: there the shell writes the number of a hint. */
  spotsOf?(move: M, hand: H): readonly string[];
  /** Somebody follows a hint, or a whole way: the moves are prepared as if they had been chosen by hand. Without this the first is played at once. */
  take?(move: M, hand: H, then?: readonly M[]): void;
  /** What somebody has prepared and not sent yet; the outlook shows what it would change. */
  prepared?(hand: H): readonly M[];
  /** Turns to the part of the board where a thing is (by its `data-about`), where a small screen does not show all parts at once. */
  turnTo?(thing: string, hand: H): void;
  /**
   * Names what is asked of a seat that nobody else may see, where people share a screen: before it the screen is handed over, and before
   * nothing else. Without this, it is handed over to whoever is next as soon as anything is hidden.
   */
  secret?(view: S, seat: Seat): string | undefined;
  /** A second line in the top bar, such as the turn and what is left. */
  status?(view: S): readonly Phrase[];
  /** Pictures for a line of the log: names of symbols in the board's sprite. */
  icons?(event: AnyEvent): readonly string[];
  /** Which events are lines of the log, and what they bring. A text `deed.<type>` says a deed shorter than `log.<type>`, beside its pictures. */
  readonly log?: LogShape;
  /** The board's own keys, for the list of shortcuts. */
  keys?(lang: Lang): Promise<readonly BoardKey[]>;
}
