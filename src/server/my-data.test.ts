import { join } from 'node:path';
import Database from 'libsql';
import { expect, test } from 'vitest';
import { CLOSE } from './limits.ts';

import { Client } from './testing/client.ts';
import { openTestServer } from './testing/open.ts';

const server = await openTestServer();

/** A game that is over, one that goes on, one that waits, and words. */
async function aLife(
  words = 'well met',
): Promise<{ readonly ana: Client; readonly bo: Client; readonly over: string; readonly running: string }> {
  const ana = await Client.visit(server.url, 'Anastasia');
  const bo = await Client.visit(server.url, 'Bo');
  const over = await ana.create({ game: 'rattenscharf', seats: [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }] });
  await ana.watch(over);
  await ana.ask({ type: 'chat', table: over, text: words });
  await ana.ask({ type: 'resign', table: over, seat: 0 });
  await ana.until((m) => m.type === 'table' && m.table.status === 'over');
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const running = await ana.create({ game: 'rattenscharf', seats, luck: 'b'.repeat(32) });
  await bo.watch(running);
  await bo.ask({ type: 'sit', table: running, seat: 1, luck: 'c'.repeat(32) });
  await ana.watch(running);
  await ana.ask({ type: 'start', table: running });
  await bo.until((m) => m.type === 'position');
  await bo.ask({ type: 'chat', table: running, text: 'hello Bo here' });
  await ana.create({ game: 'rattenscharf', seats, luck: 'd'.repeat(32) });
  return { ana, bo, over, running };
}

/** All that is stored, as text. */
function everything(): string {
  const database = new Database(join(server.folder, 'ratskeller.sqlite'), { readonly: true });
  const tables = ['tables', 'seat', 'entry', 'chat', 'person', 'private_key', 'snapshot', 'outcome', 'rating', 'passkey', 'challenge'];
  const text = tables.map((name) => JSON.stringify(database.prepare(`select * from ${name}`).all())).join('\n');
  database.close();
  return text;
}

test('everything of mine comes as one file, others’ secrets do not', async () => {
  const { ana, bo, over, running } = await aLife();
  const file = JSON.parse((await ana.http('GET', '/api/me/data')).text);
  expect(file).toMatchObject({ format: 'ratskeller/person/1', name: 'Anastasia', said: [{ table: over, text: 'well met' }] });
  expect(file.tables).toHaveLength(3);
  const of = (id: string) => file.tables.find((entry: { table: { id: string } }) => entry.table.id === id);
  expect(of(over)).toMatchObject({ table: { status: 'over', seats: [{ mine: true }, { mine: false }] }, record: { game: 'rattenscharf' } });
  expect(of(over).record.fairness.seed).toMatch(/^[0-9a-f]+$/);
  expect(of(running)).toMatchObject({ table: { status: 'playing', seats: [{ name: 'Anastasia', mine: true }, { name: 'Bo' }] } });
  expect(of(running).record).toBeUndefined();
  // Whoever is nobody gets an empty file.
  expect(await (await fetch(`${server.url}/api/me/data`)).json()).toMatchObject({ name: '', said: [], tables: [] });
  for (const client of [ana, bo]) client.close();
});

test('who wants to be forgotten is: games stay without a name, a bot plays on, words and cookies are gone', async () => {
  const { ana, bo, over, running } = await aLife('nobody is to read this');
  expect(everything()).toContain('nobody is to read this');
  const person = decodeURIComponent(ana.cookie.split('=')[1] ?? '').split('.')[0] ?? '';
  expect(everything()).toContain(person);
  const answer = await ana.http('DELETE', '/api/me');
  expect([answer.status, answer.text]).toEqual([200, '{"done":true}']);
  await expect.poll(() => ana.closed).toBe(CLOSE.signedOut);

  // A cookie of before is nobody's, at every door.
  const back = new Client(server.url, ana.cookie);
  await back.opened();
  expect(JSON.parse((await back.http('GET', '/api/me')).text)).toEqual({ name: '' });
  expect(JSON.parse((await back.http('GET', '/api/tables')).text)).toMatchObject({ mine: [] });
  expect((await back.http('POST', `/api/tables/${running}/key`)).status).toBe(403);

  // Bo's game goes on, against a bot.
  await bo.until((m) => m.type === 'table' && m.table.id === running && m.table.seats[0]?.kind === 'bot');
  await expect.poll(async () => (await bo.watch(running)).type).toBe('table');
  expect(bo.table(running)).toMatchObject({ chat: [{ text: 'hello Bo here' }] });
  const record = JSON.parse((await bo.http('GET', `/api/tables/${over}/record`)).text);
  expect(record.players[0].name).not.toContain('Anastasia');
  expect(await bo.watch(over)).toMatchObject({ type: 'table', chat: [] });
  // The next line gets a place of its own.
  expect(await bo.ask({ type: 'chat', table: over, text: 'who was that?' })).toMatchObject({ type: 'chat' });

  const left = everything();
  // That the number no longer counts is all that is kept of it.
  expect(left.split(person)).toHaveLength(2);
  expect(left).toContain(`"id":"${person}","name":""`);
  expect(left).not.toContain('nobody is to read this');
  for (const client of [bo, back]) client.close();
});
