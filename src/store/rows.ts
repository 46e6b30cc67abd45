import type { Asking, Closed } from '../core/asking.ts';
import type { ClockRules, Clocks } from '../core/clock.ts';
import type { Options, Seat, Viewer } from '../core/game.ts';
import type { Entry } from '../core/match.ts';
import type { Part } from '../core/part.ts';
import type { Snapshot } from '../core/snapshot.ts';
import type { ChatTable, EntryTable, SeatTable, SnapshotTable, TablesTable } from './schema.ts';

/** What the store gives and takes, in the program's own words. */
export type Status = 'waiting' | 'playing' | 'over';

export interface StoredTable {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly options: Options;
  readonly listed: boolean;
  readonly status: Status;
  /** The person who made it. */
  readonly host: string;
  readonly request: string;
  readonly commitment: string;
  readonly contributions: readonly string[] | undefined;
  readonly rematch: string | undefined;
  readonly createdAt: number;
  readonly code: string | undefined;
  /** Undefined for a table without a clock. */
  readonly clock: ClockRules | undefined;
  /** From the start on, where there is a clock. */
  readonly clocks: Clocks | undefined;
  readonly asking: Asking | undefined;
  /** Closed before its end, because nobody came any more. */
  readonly closed: Closed | undefined;
  /** Everybody may ask for hints, also against other people. */
  readonly hints: boolean;
  /** Somebody did; undefined for tables of before anybody took note of it. */
  readonly hinted: boolean | undefined;
  /** Of a series or a tournament. */
  readonly part: Part | undefined;
}

/** What of a table changes beside its log, its status and its seats. It is written only over what its writer knew. */
export type Standing = Pick<StoredTable, 'clocks' | 'asking'>;

export interface StoredSeat {
  readonly seat: Seat;
  readonly kind: 'open' | 'human' | 'bot';
  readonly person: string | undefined;
  /** The seat's own name, or else the person's. */
  readonly name: string;
  readonly ownName: boolean;
  readonly bot: string | undefined;
  readonly left: boolean;
  readonly resigned: boolean;
  readonly reserved: boolean;
  readonly luck: string | undefined;
}

export interface StoredEntry extends Entry {
  readonly at: number;
}

export interface StoredChat {
  readonly at: number;
  readonly person: string;
  /** The sender's number for the message, by which a repetition is known. */
  readonly message: number;
  readonly name: string;
  readonly seat: Viewer;
  /** A quick phrase's name, where it is one. */
  readonly text: string;
  readonly phrase?: boolean;
}

const toJson = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));
/** A database of an older version has no such column. */
const fromJson = <T>(text: string | null | undefined): T | undefined => (typeof text === 'string' ? (JSON.parse(text) as T) : undefined);

export const fromStanding = ({ clocks, asking }: Standing): Pick<TablesTable, 'clocks' | 'asking'> => ({
  clocks: toJson(clocks),
  asking: toJson(asking),
});

export const toStanding = ({ clocks, asking }: Pick<TablesTable, 'clocks' | 'asking'>): Standing => ({
  clocks: fromJson(clocks),
  asking: fromJson(asking),
});

export const toTable = (row: TablesTable): StoredTable => ({
  id: row.id,
  game: row.game,
  rules: row.rules,
  options: JSON.parse(row.options) as Options,
  listed: row.listed === 1,
  status: row.status as Status,
  host: row.host,
  request: row.request,
  commitment: row.commitment,
  contributions: fromJson(row.contributions),
  rematch: row.rematch ?? undefined,
  createdAt: Number(row.created_at),
  code: row.code ?? undefined,
  clock: fromJson(row.clock),
  ...toStanding(row),
  closed: fromJson(row.closed),
  hints: row.hints === 1,
  hinted: typeof row.hinted === 'number' ? row.hinted === 1 : undefined,
  part: fromJson(row.part),
});

export const fromTable = (t: StoredTable): Omit<TablesTable, 'seen_at'> => ({
  id: t.id,
  game: t.game,
  rules: t.rules,
  options: JSON.stringify(t.options),
  listed: t.listed ? 1 : 0,
  status: t.status,
  host: t.host,
  request: t.request,
  commitment: t.commitment,
  contributions: toJson(t.contributions),
  rematch: t.rematch ?? null,
  created_at: t.createdAt,
  code: t.code ?? null,
  clock: toJson(t.clock),
  ...fromStanding(t),
  closed: toJson(t.closed),
  hints: t.hints ? 1 : 0,
  hinted: t.hinted === undefined ? null : Number(t.hinted),
  part: toJson(t.part),
});

export const toSeat = (row: SeatTable & { readonly person_name: string | null }): StoredSeat => ({
  seat: row.seat,
  kind: row.kind as StoredSeat['kind'],
  person: row.person ?? undefined,
  name: row.name ?? row.person_name ?? '',
  ownName: row.name !== null,
  bot: row.bot ?? undefined,
  left: row.has_left === 1,
  resigned: row.resigned === 1,
  reserved: row.reserved === 1,
  luck: row.luck ?? undefined,
});

export const fromSeat = (table: string, s: StoredSeat): SeatTable => ({
  table_id: table,
  seat: s.seat,
  kind: s.kind,
  person: s.person ?? null,
  name: s.ownName ? s.name : null,
  bot: s.bot ?? null,
  has_left: s.left ? 1 : 0,
  resigned: s.resigned ? 1 : 0,
  reserved: s.reserved ? 1 : 0,
  luck: s.luck ?? null,
});

export const toEntry = (row: EntryTable): StoredEntry => ({
  seat: row.seat,
  move: JSON.parse(row.move) as Entry['move'],
  at: Number(row.at),
});

export const toChat = (row: ChatTable): StoredChat => ({
  at: Number(row.at),
  person: row.person,
  message: Number(row.message),
  name: row.name,
  seat: row.seat,
  text: row.text,
  ...(row.phrase === 1 && { phrase: true }),
});

export const fromChat = (table: string, n: number, { phrase, ...line }: StoredChat): ChatTable => ({
  table_id: table,
  n,
  ...line,
  phrase: phrase === true ? 1 : 0,
});

export const toSnapshot = (row: SnapshotTable): Snapshot => JSON.parse(row.content) as Snapshot;

export const fromSnapshot = (table: string, snapshot: Snapshot, seam: boolean): SnapshotTable => ({
  table_id: table,
  n: snapshot.n,
  rules: snapshot.rules,
  seam: seam ? 1 : 0,
  content: JSON.stringify(snapshot),
});
