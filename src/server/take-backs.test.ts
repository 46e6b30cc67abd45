import { expect, test } from 'vitest';
import { type Match, open, type TakeBack } from '../core/match.ts';
import { game } from '../games/rattenscharf/game.ts';
import type { PositionMessage } from '../protocol/to-browser.ts';
import { takenBackOften } from './actions/take-back-limit.ts';
import { Client } from './testing/client.ts';
import { discard, startTestServer } from './testing/start.ts';

test('[table/taken-back-often] a step is taken back so often and no more; the next one may be taken back again', async () => {
  const server = await startTestServer();
  const ana = await Client.visit(server.url);
  const table = await ana.create({ game: 'rattenscharf', seats: [{ kind: 'me' }, { kind: 'me', name: 'Bo' }] });
  await ana.watch(table);
  let position = (await ana.until((m) => m.type === 'position')) as PositionMessage;
  const play = async (): Promise<void> => {
    const seat = position.pending[0] ?? -1;
    const moves = [game.moves(position.view as never, seat)[0]];
    position = (await ana.ask({ type: 'play', table, seat, n: position.n, moves })) as PositionMessage;
  };
  /** Plays until a step may be taken back, and takes it back until that is refused. */
  const tryAll = async (): Promise<{ readonly times: number; readonly rule: string }> => {
    while (position.takeBack.length === 0) await play();
    for (let times = 0; ; times++) {
      const answer = await ana.ask({ type: 'take-back', table, seat: position.takeBack[0] ?? -1, n: position.n });
      if (answer.type === 'refused') return { times, rule: answer.rule };
      position = answer as PositionMessage;
      await play();
    }
  };
  expect(await tryAll()).toEqual({ times: 20, rule: 'table/taken-back-often' });
  await play();
  expect(await tryAll()).toEqual({ times: 20, rule: 'table/taken-back-often' });
  ana.close();
  await server.close();
  discard(server.folder);
});

/** A log in which a step was taken back so often, each time at another place of the game. */
function longMatch(times: number): Match {
  const match = open(game, 2, { scoreShrunkGroups: true, start: 'random' });
  for (let i = 0; i < times; i++) {
    const to = match.log.length;
    const step = { seat: 0, move: { type: 'lay' } };
    const back: TakeBack = { type: 'take-back', to };
    match.log.push(step, { seat: 0, move: back }, step);
    match.kept.push(to + 2);
  }
  return match;
}

test('[table/no-more-take-backs] a table whose log is long enough takes nothing more back', () => {
  const [nearly, full] = [longMatch(199), longMatch(200)];
  expect(takenBackOften(nearly, nearly.log.length)).toBeUndefined();
  expect(takenBackOften(full, full.log.length)).toEqual({ rule: 'table/no-more-take-backs', params: { times: 200 } });
  // A wish that is late or repeated is the referee's to answer.
  expect(takenBackOften(full, full.log.length - 1)).toBeUndefined();
});
