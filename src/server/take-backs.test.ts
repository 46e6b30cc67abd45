import { expect, test } from 'vitest';
import { game } from '../games/rattenscharf/game.ts';
import type { PositionMessage } from '../protocol/to-browser.ts';
import { Client } from './testing/client.ts';
import { discard, startTestServer } from './testing/start.ts';

test('[table/taken-back-often] [table/no-more-take-backs] nobody makes a log without end, and the game goes on', async () => {
  const server = await startTestServer({ limits: { messages: { burst: 1e6, perSecond: 1e6 } } });
  const ana = await Client.visit(server.url);
  const table = await ana.create({ game: 'rattenscharf', seats: [{ kind: 'me' }, { kind: 'me', name: 'Bo' }] });
  await ana.watch(table);
  let position = (await ana.until((m) => m.type === 'position')) as PositionMessage;
  const play = async (): Promise<void> => {
    const seat = position.pending[0] ?? -1;
    const moves = [game.moves(position.view as never, seat)[0]];
    position = (await ana.ask({ type: 'play', table, seat, n: position.n, moves })) as PositionMessage;
  };
  let [times, enough] = [0, 0];
  let refused = '';
  for (let step = 0; step < 3000 && position.pending.length > 0 && refused !== 'table/no-more-take-backs'; step++) {
    await play();
    const [seat] = position.takeBack;
    if (seat === undefined) continue;
    const answer = await ana.ask({ type: 'take-back', table, seat, n: position.n });
    if (answer.type === 'position') {
      position = answer;
      times += 1;
    } else if (answer.type === 'refused') {
      refused = answer.rule;
      enough += 1;
    }
  }
  expect(refused).toBe('table/no-more-take-backs');
  expect(times).toBe(200);
  expect(enough).toBe(10);
  await play();
  expect(position.type).toBe('position');
  ana.close();
  await server.close();
  discard(server.folder);
});
