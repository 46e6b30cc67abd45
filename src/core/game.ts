import type { Learned } from './learned.ts';
import type { ScoreSheet } from './sheet.ts';
import type { Phrase } from './text.ts';

/** A place at the table: 0 … n-1. */
export type Seat = number;

/** Dice and decks are one more player. */
export const CHANCE = -1;

/** Who looks: a seat, or null for a spectator. */
export type Viewer = Seat | null;

/** Uniform in [0, n); nothing else may be random. */
export type Rng = (n: number) => number;

export type Params = Readonly<Record<string, string | number | readonly (string | number)[]>>;

/** The rule that forbids a move, with what its sentence needs to name the fault. */
export interface Refusal<R extends string = string> {
  readonly rule: R;
  readonly params?: Params | undefined;
  /** Which of several moves that were sent together it forbids; absent for the first. */
  readonly at?: number | undefined;
}

/** Flat JSON with a type: easy to log, compare, hash and distrust. */
export interface AnyMove {
  readonly type: string;
}
export interface AnyEvent {
  readonly type: string;
}

export type OptionValue = string | number | boolean;
export type Options = Readonly<Record<string, OptionValue>>;

/** One choice the host has before the game; the first value is the default. */
export type OptionValues = readonly [OptionValue, ...OptionValue[]];

/** Whole numbers by name, one or a row of them. */
export type Weights = Record<string, number | number[]>;

/** Parts of a value, in hundredths of a point. */
export type Terms = Readonly<Record<string, number>>;

/** How well a bot plays that is no more than a search: settings of the same search. */
export type LevelName = 'apprentice' | 'journeyman' | 'master';

/** What makes a player human. */
export interface Weakness {
  /** So far may a move fall short of the best, in shares of a win, to be played about a third as often. */
  readonly temperature: number;
  /** How many moves it notices where there are more. */
  readonly sees: number;
}

/** What a game's author knows about good positions; bots work without it, but better with it. */
export interface Advice<S> {
  /** How well `seat` stands, in hundredths of a point, seen from what `view` shows. Larger is better. */
  value(view: S, seat: Seat): number;
  /** What `value` is made of, by name: the terms sum up to it. A text `hint.<name>` says why a move is good that raises the term. */
  terms?(view: S, seat: Seat): Terms;
  /** The numbers that `value` goes by, if they may be tuned: whoever does writes other numbers into this very object. */
  readonly weights?: Weights;
  /** Where this game needs other settings to keep the levels of bots apart; measured, see docs/decisions/0031. */
  readonly levels?: { readonly [L in LevelName]?: Weakness };
  /** How long a master may think about one decision, in milliseconds, where that is not as long as usual: see `LEVELS`. */
  readonly patience?: number;
  /** What bots have learned by playing themselves, see docs/learning.md. */
  readonly learned?: () => Promise<Learned<S>>;
}

/** A rule book. Pure functions over plain JSON; `apply` alone changes anything, and only the state it is given. */
export interface Game<S, M extends AnyMove, E extends AnyEvent, O extends Options = Options> {
  readonly id: string;
  /** Raised when a stored log may no longer replay to the same state. */
  readonly rules: number;
  readonly seats: readonly number[];
  readonly options: { readonly [K in keyof O]: OptionValues };
  /** Options that came when games had been played already: a log that does not name one was played without it. */
  readonly added?: readonly (keyof O & string)[];
  /** Whether an option makes a difference with so many seats; unless a game says so, every one does. */
  matters?(option: keyof O & string, seats: number): boolean;
  setup(seats: number, options: O): S;
  /** [] when over; [CHANCE] when dice or cards are due; several seats: simultaneous, secret choices. */
  pending(s: S): readonly Seat[];
  /** Every legal move, in a fixed order. Legal means listed. For CHANCE: every outcome that can be rolled. */
  moves(s: S, seat: Seat): readonly M[];
  /** The listed move that says the same as what was sent, which may be any JSON; where a game knows it faster than by listing all. */
  find?(s: S, seat: Seat, sent: unknown): M | undefined;
  /** The rule that forbids the move; undefined exactly for listed moves. The move may be any JSON. */
  refusal(s: S, seat: Seat, move: unknown): Refusal | undefined;
  /** Samples the chance outcome that is due. */
  roll(s: S, rng: Rng): M;
  /** Changes `s` in place. Without `emit` no events are built. The move must be a listed one. */
  apply(s: S, seat: Seat, move: M, emit?: (e: E) => void): void;
  /**
   * What `apply` does before anything follows by itself, where the two differ: a draft shows the move and not what it leads to.
   * It must also work on what the mover sees, and change nothing there that the mover cannot know (see draft.ts).
   */
  step?(s: S, seat: Seat, move: M, emit?: (e: E) => void): void;
  /** One for each seat, once nobody is pending: the seats with the highest have won; several of them is a draw. */
  payoffs(s: S): readonly number[];
  /** Points by seat and category, now and at the end. */
  sheet(s: S): ScoreSheet;
  /** A copy that shares nothing with `s`, where a game knows a faster way than the general `clone`: search makes many. */
  copy?(s: S): S;
  /** Nothing is ever hidden: every view is the state. Whoever holds a match need not look through each pair of eyes to know that. */
  readonly open?: true;
  /** The same type, every secret blanked. */
  view(s: S, viewer: Viewer): S;
  /**
   * A position of the rules `fromRules`, as plain JSON, in the form of today's: asked for when `rules` was raised and a stored log no
   * longer replays. Without it the position goes on as it is, if today's rules understand it.
   */
  upgrade?(state: unknown, fromRules: number): S;
  /** What of an event the viewer may hear; undefined for nothing. */
  redact(e: E, viewer: Viewer): E | undefined;
  /** Fills a view's blanks with a possible world. */
  imagine(view: S, viewer: Viewer, rng: Rng): S;
  /** The position in phrases, for the terminal and for screen readers. */
  tell(view: S, viewer: Viewer): readonly Phrase[];
  readonly advice?: Advice<S>;
}

/** A game whose types do not matter to the holder: referee, server, bots and command line handle all games alike. */
export type AnyGame = Game<unknown, AnyMove, AnyEvent>;
