import { expect, test } from 'vitest';
import { askBots, serveBots } from './browser.ts';
import { drawn, noughts } from './testing/noughts.ts';

test('answers find their questions across a message channel', async () => {
  const { port1, port2 } = new MessageChannel();
  for (const port of [port1, port2]) port.start();
  serveBots(port1, (id) => (id === 'noughts' ? Promise.resolve(noughts) : Promise.reject(new Error('no such game'))));
  const ask = askBots(port2);
  const request = { game: 'noughts', bot: 'search', seat: 0, budget: { iterations: 200 }, seed: 1 } as const;
  const asked = [ask({ ...request, view: drawn('xx. oo. ...') }), ask({ ...request, view: drawn('oo. xx. ...') })];
  expect(await Promise.all(asked)).toEqual([
    { type: 'mark', cell: 2 },
    { type: 'mark', cell: 5 },
  ]);
  await expect(ask({ ...request, game: 'chess', view: {} })).rejects.toThrow('no such game');
  port1.close();
});
