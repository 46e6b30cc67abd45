/**
 * One schema for SQLite and PostgreSQL: TEXT, INTEGER and BIGINT only, JSON as TEXT, times in milliseconds since 1970.
 * A driver may hand a BIGINT back as text, so readers pass it through `Number`.
 */
export interface TablesTable {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly options: string;
  readonly listed: number;
  readonly status: string;
  readonly host: string;
  /** The host's own number for the wish: the same wish again finds this table instead of making another. */
  readonly request: string;
  readonly commitment: string;
  /** A JSON list, fixed when the game starts. */
  readonly contributions: string | null;
  readonly rematch: string | null;
  readonly created_at: number;
}

export interface SeatTable {
  readonly table_id: string;
  readonly seat: number;
  readonly kind: string;
  readonly person: string | null;
  /** A name for this seat alone; null: the person's. */
  readonly name: string | null;
  readonly bot: string | null;
  readonly has_left: number;
  readonly resigned: number;
  readonly reserved: number;
  readonly luck: string | null;
}

export interface EntryTable {
  readonly table_id: string;
  readonly n: number;
  readonly seat: number;
  readonly move: string;
  readonly at: number;
}

export interface ChatTable {
  readonly table_id: string;
  readonly n: number;
  readonly at: number;
  readonly person: string;
  readonly message: number;
  readonly name: string;
  readonly seat: number | null;
  readonly text: string;
}

export interface PersonTable {
  readonly id: string;
  readonly name: string;
  readonly created_at: number;
}

/** Private links, by the hash of their key: who reads the database cannot use one. */
export interface KeyTable {
  readonly hash: string;
  readonly person: string;
  readonly table_id: string;
  readonly expires_at: number;
}

export interface SecretTable {
  readonly name: string;
  readonly value: string;
}

export interface Schema {
  readonly tables: TablesTable;
  readonly seat: SeatTable;
  readonly entry: EntryTable;
  readonly chat: ChatTable;
  readonly person: PersonTable;
  readonly private_key: KeyTable;
  readonly secret: SecretTable;
}

export const CREATE: readonly string[] = [
  `create table if not exists tables (id text primary key, game text not null, rules integer not null, options text not null,
    listed integer not null, status text not null, host text not null, request text not null, commitment text not null,
    contributions text, rematch text, created_at bigint not null, unique (host, request))`,
  'create index if not exists tables_by_status on tables (status, created_at)',
  `create table if not exists seat (table_id text not null, seat integer not null, kind text not null, person text, name text, bot text,
    has_left integer not null, resigned integer not null, reserved integer not null, luck text, primary key (table_id, seat))`,
  'create index if not exists seat_by_person on seat (person)',
  `create table if not exists entry (table_id text not null, n integer not null, seat integer not null, move text not null,
    at bigint not null, primary key (table_id, n))`,
  `create table if not exists chat (table_id text not null, n integer not null, at bigint not null, person text not null,
    message bigint not null, name text not null, seat integer, text text not null, primary key (table_id, n))`,
  'create table if not exists person (id text primary key, name text not null, created_at bigint not null)',
  `create table if not exists private_key (hash text primary key, person text not null, table_id text not null,
    expires_at bigint not null)`,
  'create table if not exists secret (name text primary key, value text not null)',
];
