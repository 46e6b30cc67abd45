import type { ClockRules } from '../core/clock.ts';
import type { Delta } from '../core/delta.ts';
import type { Options, Params, Refusal, Seat, Viewer } from '../core/game.ts';
import type { Happening } from '../core/match.ts';
import type { Part } from '../core/part.ts';
import type { ScoreSheet } from '../core/sheet.ts';
import type { WaitingMessage } from './pairing.ts';

/** Who sits where. `bot` is a bot's name and level; `left`: a bot plays for a person who may come back. */
export interface SeatInfo {
  readonly kind: 'open' | 'human' | 'bot';
  readonly name: string;
  /** The public id of the person. */
  readonly person?: string;
  readonly bot?: string;
  readonly left?: boolean;
  /** Given up for good: the bot plays to the end. */
  readonly resigned?: boolean;
  /** Kept for a player of the game before, who has not come yet: the host may give the seat to somebody else. */
  readonly reserved?: boolean;
  readonly online?: boolean;
  /** Not there for long: the other players may let a bot play on until they are back. */
  readonly away?: boolean;
  /** Yours: you may play for this seat. A hot seat table has several of yours. */
  readonly yours: boolean;
  /** Yours, and without a share of chance so far: send `luck`, now that the commitment is there to be seen. */
  readonly owesLuck?: boolean;
}

/** All clocks of a table, as they were when this was sent. Whoever shows them lets them run by itself. */
export interface ClockInfo {
  readonly rules: ClockRules;
  /** Milliseconds that each seat has for the decision that is asked, or else for the next one. */
  readonly times: readonly number[];
  readonly running: readonly Seat[];
  readonly paused?: true;
  /** Seats on holiday, and until when, in milliseconds from now. */
  readonly holidays?: readonly { readonly seat: Seat; readonly until: number }[];
  /** How many days of holiday each seat has left, where turns have days. */
  readonly daysOff?: readonly number[];
}

/** What somebody asks of the others. */
export interface AskingInfo {
  readonly what: 'pause' | 'take-back';
  readonly seat: Seat;
  /** Who has yet to answer. */
  readonly of: readonly Seat[];
}

export interface ChatLine {
  readonly at: number;
  readonly name: string;
  readonly seat: Viewer;
  /** The name of a quick phrase, where it is one. */
  readonly text: string;
  readonly phrase?: true;
  /** The public id of who said it. */
  readonly by: string;
}

/** The commitment stands before the first entry; seed appears only once the game is over. */
export interface FairInfo {
  readonly commitment: string;
  readonly contributions: readonly string[];
  readonly seed?: string;
}

export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly options: Options;
  readonly listed: boolean;
  /** Hints are allowed to all, also where people play against each other. */
  readonly hints?: boolean;
  /** The house has put these people together: the game begins by itself once all are here. */
  readonly paired?: boolean;
  readonly hotSeat: boolean;
  readonly status: 'waiting' | 'playing' | 'over';
  readonly seats: readonly SeatInfo[];
  readonly host: boolean;
  readonly fair: FairInfo;
  readonly spectators: number;
  readonly rematch?: string;
  /** A series or a tournament it belongs to. */
  readonly part?: Part;
  /** What guests may type instead of the link, while the table waits for them. */
  readonly code?: string;
  readonly clock?: ClockInfo;
  readonly asking?: AskingInfo;
  /** Closed before its end, since nobody came any more; at these seats somebody was waited for. */
  readonly closed?: { readonly by: readonly Seat[] /** A moderator closed it. */; readonly house?: true };
}

/** Seats and status: sent when any of it changes. What was said so far comes only with the answer to `watch`. */
export interface TableMessage {
  readonly type: 'table';
  readonly re?: number;
  readonly table: TableInfo;
  readonly chat?: readonly ChatLine[];
}

/** Somebody came or went, and nothing else has changed: how many look on, and at which seats somebody is there. */
export interface PresenceMessage {
  readonly type: 'presence';
  /** It is never an answer. */
  readonly re?: never;
  readonly table: string;
  readonly spectators: number;
  readonly online: readonly Seat[];
}

const here = ({ away, ...seat }: SeatInfo, online: boolean): SeatInfo => ({ ...seat, online, ...(away && !online && { away }) });

export const withPresence = (table: TableInfo, { spectators, online }: PresenceMessage): TableInfo => ({
  ...table,
  spectators,
  seats: table.seats.map((seat, i) => (seat.kind === 'human' ? here(seat, online.includes(i)) : seat)),
});

/** Joining, reconnecting and a new move say the same: the view decides, the events (since `from`) animate. */
export interface PositionMessage {
  readonly type: 'position';
  readonly re?: number;
  readonly table: string;
  readonly n: number;
  readonly from: number;
  readonly viewer: Viewer;
  readonly pending: readonly Seat[];
  readonly view: unknown;
  readonly events: readonly Happening[];
  readonly sheet: ScoreSheet;
  /** Seats of yours that may take back their last step now. */
  readonly takeBack: readonly Seat[];
  /** Seats whose bot is thinking. */
  readonly thinking: readonly Seat[];
}

/** The clocks after a move: all else that changes them comes with the table. */
export interface ClockMessage {
  readonly type: 'clock';
  readonly re?: never;
  readonly table: string;
  readonly clock: ClockInfo;
}

/**
 * The same to somebody who has seen the position of log length `from` through the same eyes: instead of view and sheet how they have
 * changed since, and what they hash to then (see delta.ts). Whoever it does not fit asks for the whole by `watch`.
 */
export interface ChangeMessage extends Omit<PositionMessage, 'type' | 'view' | 'sheet'> {
  readonly type: 'change';
  readonly change: Delta;
  readonly hash: number;
}

export interface ChatMessage {
  readonly type: 'chat';
  readonly re?: number;
  readonly table: string;
  readonly line: ChatLine;
}

/** The view at an earlier log length. */
export interface PastMessage {
  readonly type: 'past';
  readonly re: number;
  readonly table: string;
  readonly n: number;
  readonly viewer: Viewer;
  readonly view: unknown;
  readonly sheet: ScoreSheet;
}

export interface OkMessage {
  readonly type: 'ok';
  readonly re: number;
  /** The id of a new table (rematch). */
  readonly table?: string;
}

/**
 * Whatever was asked was not done: the rule (a text `rule.…`) and what its sentence needs. `re` is null if the id was unreadable;
 * `at` says which of several moves failed, absent for the first.
 */
export interface RefusedMessage {
  readonly type: 'refused';
  readonly re: number | null;
  readonly rule: string;
  readonly params?: Params;
  readonly at?: number;
}

export type ToBrowser =
  | TableMessage
  | PresenceMessage
  | PositionMessage
  | ClockMessage
  | ChangeMessage
  | ChatMessage
  | PastMessage
  | OkMessage
  | WaitingMessage
  | RefusedMessage;

export const refused = (re: number | null, { rule, params, at }: Refusal): RefusedMessage => ({
  type: 'refused',
  re,
  rule,
  ...(params !== undefined && { params }),
  ...(at !== undefined && { at }),
});
