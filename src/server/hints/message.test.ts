import { expect, test } from 'vitest';
import type { Here } from './hints.ts';
import { decode, encode } from './message.ts';

const id = (n: number): string => `table${String(n).padStart(7, '0')}`;
const logs = (count: number) => new Map(Array.from({ length: count }, (_, i) => [id(i), i]));
const none = { logs: logs(0), tables: new Set<string>(), here: new Map<string, Here>() };

test('what is said is heard, in one message of what fits', () => {
  const news = {
    logs: logs(200),
    tables: new Set([id(7)]),
    here: new Map([[id(3), { online: [0, 2], spectators: 5 }]]),
    roll: true,
    seated: true,
  };
  const messages = encode('me', news);
  expect(messages).toHaveLength(1);
  expect(decode(messages[0] ?? '')).toEqual({ from: 'me', ...news, all: false, bye: false });
  expect(decode(encode('me', none)[0] ?? '')).toMatchObject({ from: 'me', all: false });
});

test('more than fits is to be compared; people are told of in as many messages as it takes, each within the limit', () => {
  expect(encode('me', { ...none, logs: logs(1000) }).map(decode)).toMatchObject([{ all: true, logs: new Map() }]);
  const here = new Map(Array.from({ length: 1000 }, (_, i) => [id(i), { online: [0, 1, 2], spectators: i }]));
  const messages = encode('me', { ...none, logs: logs(300), here });
  expect(messages.length).toBeGreaterThan(3);
  expect(Math.max(...messages.map((m) => Buffer.byteLength(m)))).toBeLessThan(8000);
  const heard = messages.map(decode);
  expect(heard[0]?.logs.size).toBe(300);
  expect(new Map(heard.flatMap((m) => [...(m?.here ?? [])]))).toEqual(here);
});

test('what is no message of ours is not heard', () => {
  expect(decode('null')).toBeUndefined();
  expect(decode('hello')).toBeUndefined();
});
