import { beforeAll, expect, test } from 'vitest';
import { calling, openPost, poll, pushTo, service, start, type TestServer } from '../testing/calling.ts';
import { Client } from '../testing/client.ts';
import { foundBy, WISH } from '../testing/seeking.ts';

openPost();

let server: TestServer;
beforeAll(async () => {
  server = await start();
});

async function callable(name: string): Promise<{ readonly client: Client; readonly path: string }> {
  const client = await Client.visit(server.url, name);
  const path = await pushTo(client);
  await calling(client, 'PUT', '', { lang: 'de', zone: 'Europe/Berlin', quiet: null });
  return { client, path };
}

test('where turns have days everybody is called once when a table is found: for their turn, or for the table', async () => {
  const ana = await callable('Ana');
  const bo = await callable('Bo');
  await ana.client.ask({ type: 'seek', wish: { ...WISH, speed: 'days' } });
  ana.client.close();
  await bo.client.ask({ type: 'seek', wish: { ...WISH, speed: 'days' } });
  const table = await foundBy(bo.client);
  await poll(() => service.pushed.length).toBe(2);
  expect(service.pushed.map(({ call }) => call.path)).toEqual([`/table/${table}`, `/table/${table}`]);
  expect(service.pushed.map(({ path }) => path).toSorted()).toEqual([ana.path, bo.path].toSorted());
  const found = service.pushed.filter(({ call }) => /Tisch/.test(call.title));
  expect(found).toHaveLength(1);
  // Whoever would do the same job again, after a crash between the deed and its account, is not the first.
  const name = found[0]?.path === ana.path ? 'Ana' : 'Bo';
  const seats = (await server.context.store.seatsOf([table])).get(table);
  const person = seats?.find((seat) => seat.name === name)?.person ?? '';
  expect(await server.context.store.waitingList.call(person, table)).toBe(false);
  bo.client.close();
});
