import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, openDatabase } from '../../../test/support/database.ts';
import { verify } from '../../core/replay.ts';
import { game } from '../../games/rattenscharf/game.ts';
import { parseRecord } from '../../protocol/record.ts';
import type { PositionMessage } from '../../protocol/to-browser.ts';
import type { Server } from '../server.ts';
import { Client, LUCK } from '../testing/client.ts';
import { discard, startTestServer } from '../testing/start.ts';

let wishes = 0;
async function meet({ url }: Server, seats: readonly object[] = [{ kind: 'me' }, { kind: 'open' }]) {
  const [ana, bo] = [await Client.visit(url, 'Ana'), await Client.visit(url, 'Bo')];
  wishes += 1;
  const table = await ana.create({ game: 'rattenscharf', seats, luck: wishes.toString(16).padStart(32, '0') });
  for (const client of [ana, bo]) await client.watch(table);
  const isShared = seats.some((seat) => 'kind' in seat && seat.kind === 'open');
  if (isShared) {
    await bo.ask({ type: 'sit', table, seat: 1, luck: LUCK });
    await ana.ask({ type: 'start', table });
  }
  await expect.poll(() => ana.position(table)?.pending.length).toBe(1);
  return { ana, bo, table };
}

/** Who is asked, as the first of them sees it. */
function due([first]: readonly Client[], table: string): { readonly n: number; readonly seat: number } {
  const position = first?.position(table);
  return { n: position?.n ?? 0, seat: position?.pending[0] ?? -1 };
}

/** Plays the first move that is listed, until something has been drawn after it. */
async function playUntilDrawn(clients: readonly Client[], table: string): Promise<{ readonly seat: number; readonly n: number }> {
  for (;;) {
    const { n, seat } = due(clients, table);
    const client = clients[seat] as Client;
    await expect.poll(() => client.position(table)?.n).toBe(n);
    const { view } = client.position(table) as PositionMessage;
    await client.ask({ type: 'play', table, seat, n, moves: [game.moves(view as never, seat)[0]] });
    const after = client.position(table) as PositionMessage;
    for (const other of clients) await expect.poll(() => other.position(table)?.n).toBe(after.n);
    const back = await client.ask({ type: 'take-back', table, seat, n: after.n });
    if (back.type === 'refused' && back.rule === 'take-back/chance-acted') return { seat, n: after.n };
    for (const other of clients) await expect.poll(() => other.position(table)?.n).toBe(client.position(table)?.n);
    if (back.type === 'refused') continue;
    const { n: now, view: again } = client.position(table) as PositionMessage;
    await client.ask({ type: 'play', table, seat, n: now, moves: [game.moves(again as never, seat)[0]] });
    for (const other of clients) await expect.poll(() => other.position(table)?.n).toBe(client.position(table)?.n);
    if ((client.position(table)?.takeBack.length ?? 0) === 0) return { seat, n: client.position(table)?.n ?? 0 };
  }
}

function agreement(start: () => Promise<Server>): void {
  let server: Server;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server?.close());

  test('the others allow what the referee would not, the log says so, and the file verifies', async () => {
    const { ana, bo, table } = await meet(server);
    const clients = [ana, bo];
    const { seat, n } = await playUntilDrawn(clients, table);
    const [mover, other] = [clients[seat] as Client, clients[1 - seat] as Client];
    const ask = { type: 'ask', what: 'take-back', table, seat, n } as const;
    // Whoever has not moved last has nothing to ask for.
    expect(await other.ask({ ...ask, seat: 1 - seat })).toMatchObject({ type: 'refused' });
    expect(await mover.ask({ ...ask, n: n - 1 })).toMatchObject({ rule: 'turn/late' });
    expect(await mover.ask(ask)).toMatchObject({ type: 'ok' });
    await expect.poll(() => other.table(table)?.table.asking).toEqual({ what: 'take-back', seat, of: [1 - seat] });
    expect(mover.position(table)?.n).toBe(n);
    await other.ask({ type: 'agree', table, yes: true });
    await expect.poll(() => mover.position(table)?.n).toBe(n + 1);
    await expect.poll(() => mover.table(table)?.table.asking).toBeUndefined();
    expect(mover.position(table)?.pending).toEqual([seat]);
    const entry = (await server.context.store.load(table))?.entries.at(-1);
    expect(entry).toMatchObject({ seat, move: { type: 'take-back', by: 'agreement' } });
    // Sent twice it is done once.
    expect(await mover.ask(ask)).toMatchObject({ type: expect.stringMatching(/position|change/) });
    expect((await server.context.store.load(table))?.entries).toHaveLength(n + 1);
    await playToTheEnd(clients, table);
    const { text } = await ana.http('GET', `/api/tables/${table}/record`);
    const parsed = parseRecord(text);
    expect(parsed.ok && verify(game, parsed.record)).toBeUndefined();
    expect(text).toContain('"by":"agreement"');
    for (const client of clients) client.close();
  });

  test('a move that is played meanwhile ends the question', async () => {
    const { ana, bo, table } = await meet(server);
    const clients = [ana, bo];
    const { seat, n } = await playUntilDrawn(clients, table);
    await clients[seat]?.ask({ type: 'ask', what: 'take-back', table, seat, n });
    await expect.poll(() => ana.table(table)?.table.asking).toBeDefined();
    const next = ana.position(table)?.pending[0] ?? 0;
    const view = clients[next]?.position(table)?.view;
    await clients[next]?.ask({ type: 'play', table, seat: next, n, moves: [game.moves(view as never, next)[0]] });
    await expect.poll(() => ana.table(table)?.table.asking).toBeUndefined();
    for (const client of clients) client.close();
  });

  test('where nobody else is to be asked it is granted at once', async () => {
    const { ana, bo, table } = await meet(server, [{ kind: 'me' }, { kind: 'me', name: 'Cy' }]);
    const { seat, n } = await playUntilDrawn([ana, ana], table);
    await ana.ask({ type: 'ask', what: 'take-back', table, seat, n });
    await expect.poll(() => ana.position(table)?.n).toBe(n + 1);
    expect(ana.position(table)?.pending).toEqual([seat]);
    for (const client of [ana, bo]) client.close();
  });
}

async function playToTheEnd(clients: readonly Client[], table: string): Promise<void> {
  for (;;) {
    const { n, seat } = due(clients, table);
    if (seat < 0) return;
    const client = clients[seat] as Client;
    await expect.poll(() => client.position(table)?.n).toBe(n);
    await client.ask({ type: 'play', table, seat, n, moves: [game.moves(client.position(table)?.view as never, seat)[0]] });
    await expect.poll(() => clients[0]?.position(table)?.n).toBeGreaterThan(n);
  }
}

describe('SQLite', () => {
  let folder = '';
  afterAll(() => discard(folder));
  agreement(async () => {
    const server = await startTestServer();
    folder = server.folder;
    return server;
  });
});

describe('PostgreSQL', () => {
  let postgres: Database | undefined;
  // What is said last is done first: the server is closed before its database goes.
  afterAll(() => postgres?.stop());
  agreement(async () => {
    postgres = await openDatabase();
    return startTestServer({ place: { url: postgres.url } });
  });
});
