import { expect, test } from 'vitest';
import { game } from '../games/rattenscharf/game.ts';
import { Client, LUCK } from './testing/client.ts';
import { discard, startTestServer } from './testing/start.ts';

test('a series goes on with the seats turned and the points with the people, begins by itself, and ends when it is decided', async () => {
  const server = await startTestServer();
  const [ana, bo] = [await Client.visit(server.url, 'Ana'), await Client.visit(server.url, 'Bo')];
  const open = [{ kind: 'me' }, { kind: 'open' }];
  const first = await ana.create({ game: 'rattenscharf', seats: open, series: 3 });
  await ana.watch(first);
  await bo.watch(first);
  await bo.ask({ type: 'sit', table: first, seat: 1, luck: LUCK });
  await ana.ask({ type: 'start', table: first });
  const series = (client: Client, table: string) => client.table(table)?.table.part?.series;
  expect(series(bo, first)).toEqual({ best: 3, game: 1, points: [0, 0] });

  /** Bo gives up, and a bot plays to the end. */
  const lose = async (table: string, seat: number): Promise<void> => {
    await bo.ask({ type: 'resign', table, seat });
    await bo.until((m) => m.type === 'table' && m.table.id === table && m.table.status === 'over');
  };
  // Ana plays whatever is legal.
  const playOn = (table: string): void => {
    const look = (): void => {
      const at = ana.position(table);
      if (!at || at.viewer === null || !at.pending.includes(at.viewer)) return;
      const [move] = game.moves(at.view as never, at.viewer);
      void ana.ask({ type: 'play', table, seat: at.viewer, n: at.n, moves: [move] }).catch(() => undefined);
    };
    ana.socket.on('message', look);
    look();
  };
  playOn(first);
  await lose(first, 1);
  const again = await bo.ask({ type: 'rematch', table: first });
  const second = again.type === 'ok' ? (again.table ?? '') : '';
  await bo.watch(second);
  await ana.watch(second);
  expect(series(ana, second)).toEqual({ best: 3, game: 2, points: [0, 2] });
  expect(ana.table(second)?.table.seats.map(({ name }) => name)).toEqual(['Bo', 'Ana']);
  await bo.ask({ type: 'luck', table: second, luck: LUCK });
  await ana.ask({ type: 'luck', table: second, luck: LUCK });
  await ana.until((m) => m.type === 'position' && m.table === second);
  playOn(second);
  await lose(second, 0);
  // Two of three are enough; whoever asks for another three begins with the game that was just played.
  const more = await bo.ask({ type: 'rematch', table: second, best: 5 });
  const third = more.type === 'ok' ? (more.table ?? '') : '';
  await bo.watch(third);
  expect(series(bo, third)).toEqual({ best: 5, game: 2, points: [2, 0] });
  for (const client of [ana, bo]) client.close();
  await server.close();
  discard(server.folder);
}, 60_000);
