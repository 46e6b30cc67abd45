import { expect } from 'vitest';
import type { PersonPage } from '../../protocol/people.ts';
import { type Client, LUCK } from './client.ts';

export const pageOf = async (client: Client): Promise<PersonPage> =>
  JSON.parse((await client.http('GET', '/api/people/me')).text) as PersonPage;

let games = 0;
/** Two play a game with each other, which both give up; from then on each may ask the other to a table. */
export async function acquaint(host: Client, guest: Client): Promise<void> {
  games += 1;
  const luck = `acc${games.toString(16).padStart(29, '0')}`;
  const table = await host.create({ game: 'rattenscharf', seats: [{ kind: 'me' }, { kind: 'open' }], luck });
  for (const client of [host, guest]) await client.watch(table);
  await guest.ask({ type: 'sit', table, seat: 1, luck: LUCK });
  await host.ask({ type: 'start', table });
  await guest.ask({ type: 'resign', table, seat: 1 });
  await host.ask({ type: 'resign', table, seat: 0 });
  for (const client of [host, guest]) {
    await expect.poll(async () => (await pageOf(client)).partners.length, { timeout: 60_000 }).toBeGreaterThan(0);
    await client.ask({ type: 'unwatch', table });
  }
}
