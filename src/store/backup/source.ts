import { existsSync } from 'node:fs';
import Database from 'libsql';
import pg from 'pg';
import { StoreFault } from '../backend.ts';
import { DEADLINE } from '../lifeline.ts';
import { COLUMNS } from '../schema.ts';
import type { Head, Part, Row, Source } from './file.ts';

/** One transaction in which a database is read. */
interface Reader {
  /** Whatever has that name in this database, in its order; none if there is no such table. */
  columns(table: string): Promise<string[]>;
  rows(query: string): AsyncIterable<Row>;
  close(): Promise<void>;
}

/** Everything in an SQLite file as it is now. A server goes on with it meanwhile: readers of a write-ahead log hold up nobody. */
export async function fromFile(path: string): Promise<Source> {
  if (!existsSync(path)) throw new StoreFault(`There is no file ${path}: name a folder of Ratskeller with --data.`);
  const database = new Database(path);
  const all = (query: string): Row[] => database.prepare(query).raw(true).all() as Row[];
  database.exec('PRAGMA busy_timeout=5000; PRAGMA query_only=ON; BEGIN');
  return sourceOf(path, {
    columns: async (table) => all(`select name from pragma_table_info('${table}')`).map(String),
    rows: async function* (query) {
      for (const row of database.prepare(query).raw(true).iterate() as Iterable<Row>) yield row;
    },
    close: async () => void database.close(),
  });
}

/** Rows that are asked of PostgreSQL at once. */
const NEXT = 'fetch 2000 from reading';
const INT8 = 20;

/** Everything in a PostgreSQL database as it is now: its own snapshot, which no writer waits for. */
export async function fromPostgres(url: string): Promise<Source> {
  const types = { getTypeParser: (oid: number) => (oid === INT8 ? Number : pg.types.getTypeParser(oid)) };
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: DEADLINE,
    application_name: 'ratskeller backup',
    types,
  });
  // A connection that breaks is told by the query that it breaks.
  client.on('error', () => undefined);
  await client.connect();
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  const all = async (text: string): Promise<Row[]> => (await client.query({ text, rowMode: 'array' })).rows as Row[];
  return sourceOf('The database', {
    columns: async (table) =>
      (
        await all(
          `select column_name::text from information_schema.columns where table_schema = current_schema() and table_name = '${table}' order by ordinal_position`,
        )
      ).map(String),
    rows: async function* (query) {
      await client.query(`declare reading no scroll cursor for ${query}`);
      try {
        for (let rows = await all(NEXT); rows.length > 0; rows = await all(NEXT)) yield* rows;
      } finally {
        // After a fault there is none.
        await client.query('close reading').catch(() => undefined);
      }
    },
    close: () => client.end(),
  });
}

async function sourceOf(name: string, reader: Reader): Promise<Source> {
  try {
    const head = await headOf(name, reader);
    const rows = ({ name: table, columns }: Part): AsyncIterable<Row> => reader.rows(`select ${columns.map(quoted)} from ${quoted(table)}`);
    return { head, rows, close: reader.close };
  } catch (error) {
    await reader.close();
    throw error;
  }
}

export const quoted = (name: string): string => `"${name}"`;

async function headOf(name: string, reader: Reader): Promise<Head> {
  const tables: Part[] = [];
  for (const table of Object.keys(COLUMNS)) {
    const columns = await reader.columns(table);
    // A database of an older version lacks some.
    if (columns.length > 0) tables.push({ name: table, columns, rows: await count(reader, table) });
  }
  if (!tables.some((part) => part.name === 'tables')) throw new StoreFault(`${name} holds no tables of Ratskeller: name another one.`);
  return { ratskeller: 'backup', format: 1, at: Date.now(), migrations: await migrationsOf(reader), tables };
}

async function count(reader: Reader, table: string): Promise<number> {
  for await (const [rows] of reader.rows(`select count(*) from ${quoted(table)}`)) return Number(rows);
  return 0;
}

/** The first schema kept no account of itself. */
async function migrationsOf(reader: Reader): Promise<string[]> {
  if ((await reader.columns('kysely_migration')).length === 0) return ['0001-first'];
  const names: string[] = [];
  for await (const [name] of reader.rows('select name from kysely_migration order by name')) names.push(String(name));
  return names;
}
