import * as v from 'valibot';
import type { ClockRules } from '../core/clock.ts';
import type { AnyMove, Options, Seat, Viewer } from '../core/game.ts';
import type { ScoreSheet } from '../core/sheet.ts';
import { plainName } from './plain-text.ts';
import type { ClockInfo, SeatInfo } from './to-browser.ts';

/** What a token is good for: to look, to sit and move, to open tables. */
export const SCOPES = ['read', 'play', 'tables'] as const;
export type Scope = (typeof SCOPES)[number];

/** Every bot account's name begins with it and nobody else's does: so whoever reads a name anywhere knows. */
export const BOT_TITLE = 'BOT ';

/** POST /api/me/tokens → NewToken */
export const NEW_TOKEN = v.strictObject({
  name: plainName(40),
  scopes: v.pipe(v.array(v.picklist(SCOPES)), v.minLength(1), v.maxLength(SCOPES.length)),
});

/** POST /api/me/bots → NewToken, of the account that was made. */
export const NEW_BOT = v.strictObject({ name: plainName(20) });

export interface TokenInfo {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly createdAt: number;
  /** Give or take a minute. */
  readonly usedAt: number;
}

/** A bot account. */
export interface BotInfo {
  /** Of the page /person/ID. */
  readonly id: string;
  readonly name: string;
  readonly picture: string;
  /** Its program is here now. */
  readonly online: boolean;
}

/** GET /api/me/tokens */
export interface MyPrograms {
  readonly tokens: readonly TokenInfo[];
  readonly bots: readonly BotInfo[];
}

/** The only time that the token itself is told. */
export interface NewToken {
  readonly id: string;
  readonly token: string;
}

/** GET /api/tables/:id: a table at this moment, as whoever asks may see it. */
export interface TableNow {
  readonly table: string;
  readonly game: string;
  readonly rules: number;
  readonly options: Options;
  readonly status: 'waiting' | 'playing' | 'over';
  readonly listed: boolean;
  readonly seats: readonly Pick<SeatInfo, 'kind' | 'name' | 'bot' | 'left' | 'reserved' | 'yours'>[];
  readonly clock?: ClockInfo;
  /** Through whose eyes, from the start on. */
  readonly seat?: Viewer;
  readonly n?: number;
  readonly pending?: readonly Seat[];
  readonly view?: unknown;
  readonly sheet?: ScoreSheet;
  /** Every legal move, if the seat is asked for one. */
  readonly moves?: readonly AnyMove[];
}

/** GET /api/bot/events: what a bot account's program is told, one a line. */
export type BotEvent =
  /** Somebody keeps a seat for it: accept or decline. */
  | {
      readonly type: 'challenge';
      readonly table: string;
      readonly game: string;
      readonly seats: number;
      readonly options: Options;
      readonly from: string;
      readonly clock?: ClockRules;
    }
  /** Nobody waits for an answer to a challenge any more. */
  | { readonly type: 'withdrawn'; readonly table: string }
  /** It is to move: one of `moves`, by POST /api/tables/:id/moves. */
  | ({ readonly type: 'ask' } & TableNow)
  | { readonly type: 'over'; readonly table: string; readonly totals: readonly number[] }
  | { readonly type: 'alive' };
