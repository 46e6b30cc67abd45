import * as v from 'valibot';
import { BOTS_AFTER, NEARNESS, type SeekWish, SPEEDS } from '../core/seek.ts';
import type { PersonInfo } from './people.ts';

const seats = v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(8));

/** What somebody looks for: says it on the socket by `seek`, and waits for as long as the socket is open; with days for a turn, longer. */
export const SEEK_WISH: v.GenericSchema<unknown, SeekWish> = v.pipe(
  v.strictObject({
    games: v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.minLength(1), v.maxLength(16), v.readonly()),
    least: seats,
    most: seats,
    speed: v.picklist(SPEEDS),
    strength: v.picklist(NEARNESS),
    bots: v.union([v.null(), v.picklist(BOTS_AFTER.filter((seconds) => seconds !== null))]),
    ask: v.boolean(),
  }),
  v.check(({ least, most }) => least <= most),
);

/** How many people wait for each game; somebody who would play several is counted at each. */
export type Counts = Readonly<Record<string, number>>;

/** GET /api/waiting; `mine` is null for who waits for nothing. */
export interface WaitingInfo {
  readonly counts: Counts;
  readonly mine: { readonly wish: SeekWish /** Milliseconds so far. */; readonly waited: number } | null;
}

/** How somebody's waiting stands: sent when any of it changes. */
export interface WaitingMessage {
  readonly type: 'waiting';
  readonly re?: number;
  /** Null for who waits no more, having left on another page. */
  readonly wish: SeekWish | null;
  /** Milliseconds so far. */
  readonly waited: number;
  readonly counts: Counts;
  /** The while after which bots may come is over: may they? */
  readonly offer?: true;
  /** Here a seat is kept for you. */
  readonly table?: string;
}

/** POST /api/tables/:id/invitations: somebody I have played with, by the public id. */
export const INVITE = v.strictObject({ person: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16}$/)) });

/** Somebody I have played with, as a guest for a table. */
export interface Acquaintance extends PersonInfo {
  /** How many games we have played. */
  readonly games: number;
  /** Whether they were asked to this table, have said no, or sit here. */
  readonly state?: 'asked' | 'declined' | 'here';
}

/** GET /api/tables/:id/invitations */
export interface Acquaintances {
  readonly people: readonly Acquaintance[];
}
