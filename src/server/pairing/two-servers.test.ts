import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '../../../test/support/database.ts';
import type { Server } from '../server.ts';
import { follow, seeking } from '../testing/seeking.ts';
import { discard, startTestServer } from '../testing/start.ts';

let postgres: Database;
let servers: (Server & { readonly folder: string })[] = [];
beforeAll(async () => {
  postgres = await openDatabase();
  const limits = { lookRound: 200 };
  servers = await Promise.all([1, 2].map(() => startTestServer({ place: { url: postgres.url }, limits })));
});
afterAll(async () => {
  for (const server of servers) {
    await server.close();
    discard(server.folder);
  }
  await postgres?.stop();
});

const urlOf = (i: number): string => servers[i % 2]?.url ?? '';

test('five people at two servers sit down at one table, and play', { timeout: 60_000 }, async () => {
  const wish = { games: ['die-patin', 'hameln'], least: 5, most: 5 };
  const people = await Promise.all(['Ana', 'Bo', 'Cy', 'Di', 'Eli'].map((name, i) => seeking(urlOf(i), name, wish)));
  const tables = await Promise.all(people.map(follow));
  expect(new Set(tables).size).toBe(1);
  const [table = ''] = tables;
  for (const one of people) await expect.poll(() => one.table(table)?.table.status, { timeout: 20_000 }).toBe('playing');
  const names = people[4]?.table(table)?.table.seats.map(({ name }) => name);
  expect(names?.toSorted()).toEqual(['Ana', 'Bo', 'Cy', 'Di', 'Eli']);
  for (const one of people) one.close();
});

test('many who come at once are each given one seat', { timeout: 60_000 }, async () => {
  const people = await Promise.all(Array.from({ length: 24 }, (_, i) => seeking(urlOf(i), `P${i}`)));
  const tables = await Promise.all(people.map(follow));
  const seats = new Map<string, number>();
  for (const table of tables) seats.set(table, (seats.get(table) ?? 0) + 1);
  expect([...seats.values()]).toEqual(Array(12).fill(2));
  for (const [i, one] of people.entries())
    await expect.poll(() => one.table(tables[i] ?? '')?.table.status, { timeout: 20_000 }).toBe('playing');
  const stored = await servers[0]?.context.store.ids();
  expect(stored).toHaveLength(12 + 1);
  for (const one of people) one.close();
});
