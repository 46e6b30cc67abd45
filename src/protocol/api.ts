import * as v from 'valibot';
import type { ClockRules } from '../core/clock.ts';
import { plainName } from './plain-text.ts';

/** The HTTP half: everything that is not a table in motion. Schemas make the OpenAPI document. */
const optionValue = v.union([v.string(), v.number(), v.boolean()]);

const SEAT_WISH = v.variant('kind', [
  /** Whoever has the link, or finds the table in the lobby. */
  v.strictObject({ kind: v.literal('open') }),
  /** The creator; at a hot seat table several seats are the creator's, with names of their own. */
  v.strictObject({ kind: v.literal('me'), name: v.optional(plainName(24)) }),
  v.strictObject({ kind: v.literal('bot'), bot: v.pipe(v.string(), v.maxLength(40)) }),
  /** A bot account, by its public id: its program is asked to come. */
  v.strictObject({ kind: v.literal('account'), id: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16}$/)) }),
]);

/** No clock has more, in seconds. */
const LONGEST = { reserve: 24 * 3600, increment: 3600, delay: 30 * 24 * 3600 } as const;
const seconds = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));

export const CLOCK = v.pipe(
  v.strictObject({
    reserve: seconds(LONGEST.reserve),
    increment: seconds(LONGEST.increment),
    delay: seconds(LONGEST.delay),
    over: v.picklist(['bot', 'resign']),
  }),
  v.check(({ reserve, delay }) => reserve + delay > 0),
);

/** Series are of so many games at most. */
export const BEST = v.picklist([3, 5, 7]);

/** POST /api/tables → { id } */
export const NEW_TABLE = v.strictObject({
  game: v.pipe(v.string(), v.maxLength(40)),
  options: v.record(v.pipe(v.string(), v.maxLength(40)), optionValue),
  seats: v.array(SEAT_WISH),
  listed: v.boolean(),
  /** Everybody may ask for hints, also against other people. */
  hints: v.optional(v.boolean()),
  clock: v.optional(CLOCK),
  /** The first of so many games at most. */
  series: v.optional(BEST),
  /** A number of the sender's choice: the same wish again is the same table. */
  request: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
});
export type NewTable = v.InferOutput<typeof NEW_TABLE>;

/** PUT /api/me { name } → Me; GET /api/me → Me. A first visit gets a signed cookie and no name yet. */
export const ME = v.strictObject({ name: plainName(24) });
export interface Me {
  readonly name: string;
}

/** GET /api/tables → { waiting: listed tables with open seats, mine: where I sit, newest first } */
export interface TableLine {
  readonly id: string;
  readonly game: string;
  readonly status: 'waiting' | 'playing' | 'over';
  readonly names: readonly string[];
  readonly seats: number;
  readonly taken: number;
  /** The same without me, where I sit. */
  readonly others?: readonly string[];
  /** One of my seats is asked for a decision. */
  readonly yourTurn: boolean;
  /** Who else is asked, while it is played. */
  readonly turn?: readonly string[];
  /** Milliseconds left on the clock of whoever is asked; mine, if I am. */
  readonly left?: number;
  readonly n: number;
  readonly at: number;
  /** Everybody's points as all may see them, while it is played. */
  readonly score?: readonly number[];
  readonly clock?: ClockRules;
  /** Closed before its end, because nobody came any more. */
  readonly closed?: boolean;
  /** How strong the host of a table that waits is; absent for who has played no game that counted. */
  readonly rating?: number;
}

/** A game that is being played and may be watched. */
export interface WatchLine extends TableLine {
  /** Of all who play, bots included. */
  readonly rating: number;
  /** How many people are there, players included. */
  readonly watchers: number;
}

/** GET /api/watch: running games at listed tables, the strongest first */
export interface Watchable {
  readonly games: readonly WatchLine[];
}
export interface Lobby {
  /** How much moderators have to tell me. */
  readonly news?: number;
  readonly waiting: readonly TableLine[];
  readonly mine: readonly TableLine[];
  /** The game that is best to watch now, if any is played; none of mine. */
  readonly best?: WatchLine;
  /** Tables to which somebody has asked me, and by whom; absent if there is none. */
  readonly invited?: readonly (TableLine & { readonly by: string })[];
}

// Every HTTP error body is a Refusal: one rule id (a text `rule.…`) and its params.
// GET /api/tables/:id/record → the record file (only when over; a running game has secrets)
// POST /api/tables/:id/key → { url }: a private link that moves the caller's seat to another device; GET /key/:key sets the cookie and redirects
