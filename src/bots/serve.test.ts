import { expect, test } from 'vitest';
import { askBots } from './ask.ts';
import { serveBots } from './serve.ts';
import { drawn, noughts } from './testing/noughts.ts';

test('answers find their questions across a message channel', async () => {
  const { port1, port2 } = new MessageChannel();
  for (const port of [port1, port2]) port.start();
  serveBots(port1, (id) => (id === 'noughts' ? Promise.resolve(noughts) : Promise.reject(new Error('no such game'))));
  const ask = askBots(port2);
  const request = { game: 'noughts', bot: 'search:200it', seat: 0, seed: 1 } as const;
  const asked = [ask({ ...request, view: drawn('xx. oo. ...') }), ask({ ...request, view: drawn('oo. xx. ...') })];
  expect(await Promise.all(asked)).toEqual([
    { type: 'mark', cell: 2 },
    { type: 'mark', cell: 5 },
  ]);
  await expect(ask({ ...request, game: 'chess', view: {} })).rejects.toThrow('no such game');
  expect(await ask({ ...request, bot: 'a bot of long ago', view: drawn('xx. oo. ...') })).toMatchObject({ type: 'mark' });
  port1.close();
});
