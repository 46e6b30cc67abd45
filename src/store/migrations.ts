import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import { StoreFault } from './backend.ts';
import { publicIdOf } from './public-id.ts';
import { COLUMNS, type Schema } from './schema.ts';

/** The schema up to commit 8604fb0, which kept no account of migrations: hence `if not exists`. */
const FIRST = [
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

const SNAPSHOTS = [
  `create table snapshot (table_id text not null, n integer not null, rules integer not null, seam integer not null,
    content text not null, primary key (table_id, n))`,
];

/** The short name under which a table that waits is found. */
const CODES = ['alter table tables add column code text', 'create index tables_by_code on tables (code)'];

const CLOCKS = [
  ...['clock text', 'clocks text', 'asking text', 'seen_at bigint', 'closed text'].map(
    (column) => `alter table tables add column ${column}`,
  ),
  'create table uptime (server text not null, since bigint not null, until bigint not null, primary key (server, since))',
];

/** Signing out elsewhere; and what retention looks for. */
const SESSIONS = [
  'alter table person add column sessions integer not null default 0',
  'create index private_key_by_age on private_key (expires_at)',
];

/** Whether people who play against each other may ask for hints. */
const HINTS = ['alter table tables add column hints integer'];

/** Who wants to be called, where, and for which turns. */
const CALLS = [
  `create table call_wish (person text primary key, lang text not null, zone text not null, quiet text, address text, key text,
    confirmed integer not null, asked_at bigint not null, mailed_at bigint not null, created_at bigint not null)`,
  'create index call_wish_by_address on call_wish (address)',
  'create index call_wish_by_key on call_wish (key)',
  `create table call_device (endpoint text primary key, person text not null, p256dh text not null, auth text not null,
    created_at bigint not null)`,
  'create index call_device_by_person on call_device (person)',
  `create table call_turn (table_id text not null, seat integer not null, person text not null, n integer not null, at bigint not null,
    stage integer not null, primary key (table_id, seat))`,
  'create index call_turn_by_person on call_turn (person)',
];

/** Being known: how games ended, ratings, pages of people, and passkeys. */
const KNOWN = [
  'alter table tables add column hinted integer',
  'alter table person add column public_id text',
  'alter table person add column picture text',
  'create unique index person_by_public_id on person (public_id)',
  `create table outcome (table_id text primary key, n integer not null unique, at bigint not null, why text, winners text not null)`,
  `create table rating (table_id text not null, seat integer not null, n integer not null, at bigint not null, pool text not null,
    person text, games integer not null, mu_before integer not null, sigma_before integer not null, mu integer not null,
    sigma integer not null, latest integer not null, primary key (table_id, seat))`,
  'create index rating_by_person on rating (person, pool, n)',
  'create index rating_by_pool on rating (pool, latest, mu)',
  `create table passkey (id text primary key, person text not null, public_key text not null, counter bigint not null, transports text,
    device text not null, created_at bigint not null, used_at bigint not null)`,
  'create index passkey_by_person on passkey (person)',
  'create table challenge (hash text primary key, person text not null, expires_at bigint not null)',
];

/** Being safe: whom people shun, reports, and what moderators did. */
const SAFETY = [
  'alter table chat add column phrase integer',
  'alter table person add column free_chat integer',
  'create table shun (person text not null, other text not null, kind text not null, at bigint not null, primary key (person, other))',
  'create index shun_by_other on shun (other)',
  'create table moderator (person text primary key, at bigint not null)',
  `create table sanction (person text not null, kind text not null, since bigint not null, until bigint, reason text not null,
    primary key (person, kind))`,
  `create table report (id text primary key, at bigint not null, reporter text not null, accused text not null, reason text not null,
    words text not null, table_id text, n integer, evidence text not null, closed_at bigint)`,
  'create index report_by_age on report (closed_at, at)',
  'create index report_by_reporter on report (reporter, at)',
  `create table audit (id text primary key, at bigint not null, moderator text not null, action text not null, person text,
    table_id text, report text, detail text not null, reason text not null)`,
  'create index audit_by_age on audit (at)',
  `create table notice (id text primary key, person text not null, at bigint not null, action text not null, detail text not null,
    reason text not null, seen_at bigint)`,
  'create index notice_by_person on notice (person, seen_at)',
];

/** Who looks for people to play with, and who is asked to a table. */
const WAITING = [
  `create table waiting (person text primary key, games text not null, least integer not null, most integer not null, speed text not null,
    strength text not null, bots integer, ask integer not null, at bigint not null, seen_at bigint not null, table_id text,
    called integer not null)`,
  `create table invitation (table_id text not null, person text not null, host text not null, at bigint not null, called integer not null,
    declined integer not null, primary key (table_id, person))`,
  'create index invitation_by_person on invitation (person)',
];

/** Series and tournaments. */
const TOURNAMENTS = [
  'alter table tables add column part text',
  `create table tournament (id text primary key, host text not null, request text not null, created_at bigint not null, status text not null,
    round integer not null, version integer not null, wish text not null, commitments text not null, unique (host, request))`,
  'create index tournament_by_status on tournament (status, created_at)',
  `create table tournament_player (tournament_id text not null, n integer not null, person text, bot text, luck text not null,
    since integer not null, gone integer not null, primary key (tournament_id, n), unique (tournament_id, person))`,
  'create index tournament_player_by_person on tournament_player (person)',
  `create table tournament_game (tournament_id text not null, round integer not null, n integer not null, table_id text,
    players text not null, scores text, primary key (tournament_id, round, n))`,
];

/** Programs: what they show, and accounts of their own. */
const TOKENS = [
  `create table token (hash text primary key, id text not null unique, person text not null, name text not null, scopes text not null,
    created_at bigint not null, used_at bigint not null)`,
  'create index token_by_person on token (person)',
  'alter table person add column owner text',
  'create index person_by_owner on person (owner)',
];

const running = (statements: readonly string[]): Migration => ({
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
});

/** Whoever is known by a name gets a public id; whoever was forgotten, and is only remembered as signed out, gets none. */
const known: Migration = {
  up: async (db: Kysely<Schema>) => {
    await running(KNOWN).up(db);
    const people = await db.selectFrom('person').select('id').where('name', '<>', '').execute();
    for (const { id } of people)
      await db
        .updateTable('person')
        .set({ public_id: publicIdOf(id) })
        .where('id', '=', id)
        .execute();
  },
};

/** In the order of their names. One that has been released never changes: whatever comes later is a new one. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-first': running(FIRST),
  '0002-snapshots': running(SNAPSHOTS),
  '0003-codes': running(CODES),
  '0004-clocks': running(CLOCKS),
  '0005-sessions': running(SESSIONS),
  '0006-hints': running(HINTS),
  '0007-calls': running(CALLS),
  '0008-known': known,
  '0009-waiting': running(WAITING),
  '0010-tournaments': running(TOURNAMENTS),
  '0011-safety': running(SAFETY),
  '0012-tokens': running(TOKENS),
};

/** Brings a database of any older version to this one, all or nothing, and looks whether everything is there; or only as far as `to`. */
export async function migrate(kysely: Kysely<Schema>, to?: string): Promise<void> {
  if (to !== undefined && !Object.hasOwn(MIGRATIONS, to))
    throw new StoreFault('The backup was made by a newer version of Ratskeller: restore it with that version.');
  const migrator = new Migrator({ db: kysely, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = await (to === undefined ? migrator.migrateToLatest() : migrator.migrateTo(to));
  if (error instanceof Error && /previously executed migration/.test(error.message))
    throw new StoreFault('The database was made by a newer version of Ratskeller: start that version, or restore an older backup.');
  if (error !== undefined) throw error;
  if (to !== undefined) return;
  for (const [name, columns] of Object.entries(COLUMNS)) {
    const known = columns.map((column) => sql.ref(`${name}.${column}`));
    await sql`select ${sql.join(known)} from ${sql.table(name)} limit 0`.execute(kysely);
  }
}
