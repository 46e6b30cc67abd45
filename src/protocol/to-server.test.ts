import * as v from 'valibot';
import { expect, test } from 'vitest';
import { parseToServer, TO_SERVER } from './to-server.ts';

test('a good message is read', () => {
  const text = JSON.stringify({ id: 3, type: 'play', table: 'abcd', seat: 0, n: 4, moves: [{ type: 'lay' }] });
  expect(parseToServer(text)).toMatchObject({ ok: true, message: { type: 'play', n: 4 } });
});

test('what is not JSON, not an object or not known is a fault that names the place', () => {
  expect(parseToServer('{')).toEqual({ ok: false, re: null, fault: 'json' });
  expect(parseToServer('7')).toMatchObject({ ok: false, re: null });
  expect(parseToServer('{"id":5,"type":"dance"}')).toMatchObject({ ok: false, re: 5, fault: 'type' });
  expect(parseToServer('{"id":5,"type":"play","table":"abcd","seat":0,"n":-1,"moves":[1]}')).toMatchObject({
    ok: false,
    re: 5,
    fault: 'n',
  });
});

test('unknown fields are refused', () => {
  expect(parseToServer('{"id":5,"type":"start","table":"abcd","sudo":true}')).toMatchObject({ ok: false, re: 5, fault: 'sudo' });
});

test('the quick check of moves agrees with the schema', () => {
  const good = { id: 1, type: 'play', table: 'abcd', seat: 0, n: 4, moves: [{ type: 'lay' }] };
  const spoilt = [undefined, null, -1, 1.5, 16, 1e308, '', 'abc', 'ab/cd', {}, [], true];
  const variants = Object.keys(good).flatMap((key) => spoilt.map((value) => ({ ...good, [key]: value })));
  const lists = [[], [null], [[]], [1, 'x', {}], Array(16).fill(0), Array(17).fill(0)].map((moves) => ({ ...good, moves }));
  const all = [
    good,
    ...variants,
    ...lists,
    { ...good, sudo: 1 },
    ...Object.keys(good).map((key) => Object.fromEntries(Object.entries(good).filter(([k]) => k !== key))),
  ];
  for (const message of all) {
    const text = JSON.stringify(message);
    expect(parseToServer(text).ok, text).toBe(v.safeParse(TO_SERVER, JSON.parse(text)).success);
  }
});
