import { expect, test } from 'vitest';
import type { Lobby } from '../protocol/api.ts';
import type { Acquaintances } from '../protocol/pairing.ts';
import { acquaint, pageOf } from './testing/acquaint.ts';
import { Client } from './testing/client.ts';
import { openTestServer } from './testing/open.ts';

const server = await openTestServer();

let number = 0;
async function openTable(host: Client): Promise<string> {
  number += 1;
  return host.create({ game: 'rattenscharf', seats: [{ kind: 'me' }, { kind: 'open' }], luck: number.toString(16).padStart(32, '0') });
}

/** Two who have played a game with each other, which the second gave up. */
async function acquaintances(): Promise<{ ana: Client; bo: Client }> {
  const ana = await Client.visit(server.url, 'Ana');
  const bo = await Client.visit(server.url, 'Bo');
  await acquaint(ana, bo);
  return { ana, bo };
}
const json = async <T>(client: Client, path: string): Promise<T> => JSON.parse((await client.http('GET', path)).text) as T;
const lobby = (client: Client) => json<Lobby>(client, '/api/tables');

test('people I have played with are asked to a table, and sit down by one tap, or say no', { timeout: 90_000 }, async () => {
  const { ana, bo } = await acquaintances();
  const table = await openTable(ana);
  const { people } = await json<Acquaintances>(ana, `/api/tables/${table}/invitations`);
  expect(people).toMatchObject([{ name: 'Bo', games: 1 }]);
  const invite = (client: Client, person: string | undefined, at = table) =>
    client.http('POST', `/api/tables/${at}/invitations`, { person });
  expect(await invite(ana, people[0]?.id)).toMatchObject({ status: 200 });
  expect(await invite(ana, people[0]?.id)).toMatchObject({ status: 200 });
  expect((await lobby(bo)).invited).toMatchObject([{ id: table, by: 'Ana', game: 'rattenscharf' }]);
  expect((await lobby(ana)).invited).toBeUndefined();
  expect((await json<Acquaintances>(ana, `/api/tables/${table}/invitations`)).people).toMatchObject([{ state: 'asked' }]);

  expect(await bo.http('POST', `/api/invitations/${table}`)).toMatchObject({ status: 200, text: JSON.stringify({ id: table }) });
  expect((await lobby(bo)).invited).toBeUndefined();
  await bo.watch(table);
  await expect.poll(() => bo.table(table)?.table.seats[1]).toMatchObject({ name: 'Bo', yours: true, owesLuck: true });
  expect((await json<Acquaintances>(ana, `/api/tables/${table}/invitations`)).people).toMatchObject([{ state: 'here' }]);

  const other = await openTable(ana);
  await invite(ana, people[0]?.id, other);
  expect(await bo.http('DELETE', `/api/invitations/${other}`)).toMatchObject({ status: 200 });
  expect((await lobby(bo)).invited).toBeUndefined();
  expect((await json<Acquaintances>(ana, `/api/tables/${other}/invitations`)).people).toMatchObject([{ state: 'declined' }]);
  expect(await bo.http('POST', `/api/invitations/${other}`)).toMatchObject({ status: 404, text: JSON.stringify({ rule: 'invite/gone' }) });

  const cy = await Client.visit(server.url, 'Cy');
  await cy.http('GET', '/api/people/me');
  const { id: stranger } = await pageOf(cy);
  expect(await invite(ana, stranger, other)).toMatchObject({ status: 403, text: JSON.stringify({ rule: 'invite/strangers' }) });
  expect(await invite(cy, people[0]?.id, other)).toMatchObject({ status: 403 });
  expect(await invite(ana, people[0]?.id)).toMatchObject({ text: JSON.stringify({ rule: 'invite/full' }) });
  for (const client of [ana, bo, cy]) client.close();
});
