import { Kysely, SqliteDialect } from 'kysely';
import Database from 'libsql';
import { expect, test } from 'vitest';
import type { Schema } from './schema.ts';
import { statement } from './statement.ts';

const kysely = new Kysely<Schema>({ dialect: new SqliteDialect({ database: new Database(':memory:') }) });

test('a statement is built once for the same columns, and says with any values what it would say if it were built with them', () => {
  let built = 0;
  const build = (row: { readonly name: string; readonly value?: string }) => kysely.insertInto('secret').values({ value: 'none', ...row });
  const insert = statement((row: { readonly name: string; readonly value?: string }) => {
    built += 1;
    return build(row);
  });
  for (const row of [{ name: 'a', value: 'b' }, { name: 'c', value: 'd' }, { name: 'e' }, { name: 'f' }]) {
    const { sql, parameters } = build(row).compile();
    expect(insert(row)).toMatchObject({ sql, parameters });
  }
  expect(built).toBe(2);
});

test('a list of another length is another statement', () => {
  const among = statement((ids: readonly string[]) => kysely.selectFrom('tables').select('id').where('id', 'in', ids));
  expect(among(['a', 'b'])).toMatchObject({ sql: 'select "id" from "tables" where "id" in (?, ?)', parameters: ['a', 'b'] });
  expect(among(['c'])).toMatchObject({ sql: 'select "id" from "tables" where "id" in (?)', parameters: ['c'] });
});
