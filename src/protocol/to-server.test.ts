import * as v from 'valibot';
import { expect, test } from 'vitest';
import { ME } from './api.ts';
import { parseToServer, TO_SERVER } from './to-server.ts';

test('a good message is read', () => {
  const text = JSON.stringify({ id: 3, type: 'play', table: 'abcd', seat: 0, n: 4, moves: [{ type: 'lay' }] });
  expect(parseToServer(text)).toMatchObject({ ok: true, message: { type: 'play', n: 4 } });
});

test('what is not JSON, not an object or not known is a fault that names the place', () => {
  expect(parseToServer('{')).toEqual({ ok: false, re: null, rule: 'server/malformed', fault: 'json' });
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
  const spoilt = [undefined, null, -1, 1.5, 16, 1e308, 2 ** 53, '', 'abc', 'ab/cd', {}, [], true];
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

const say = (text: string) => parseToServer(JSON.stringify({ id: 1, type: 'chat', table: 'abcd', text }));

test('[server/unfit-text] what cannot be stored or shown is refused, and breaks become blanks', () => {
  const unfit = [
    'a\u0000b',
    '\u0007',
    'a\u001bb',
    '\u0085\u009f',
    'ev\u202el',
    '\u2066x\u2069',
    'half \ud83d',
    '\udc00',
    '\u200b\u200d',
    '\u3164',
    '\u2800 \u2800',
    '\u0301',
  ];
  for (const text of unfit) expect([text, say(text)]).toEqual([text, { ok: false, re: 1, rule: 'server/unfit-text', fault: 'text' }]);
  for (const text of ['Grüße!', '👩‍👩‍👧', 'שלום', 'नमस्ते', 'a\u200db', '–', '日本'])
    expect(say(text)).toMatchObject({ ok: true, message: { text } });
  expect(say(' two\r\nlines\tand  a half ')).toMatchObject({ ok: true, message: { text: 'two lines and  a half' } });
  expect(say('\n')).toMatchObject({ rule: 'server/malformed', fault: 'text' });
});

test('a name holds nothing that nobody sees, and joiners only where they shape what is seen', () => {
  const fits = (name: string): boolean => v.safeParse(ME, { name }).success;
  for (const name of [
    'An\u200ba',
    'Ana\u200d',
    '\u200cAna',
    'a\u200db',
    'An\ufeffa',
    'Ana\u00ad',
    '\u200eAna',
    'Ana\u2060',
    'Ana\u{e0041}',
    'ev\u202el',
  ])
    expect([name, fits(name)]).toEqual([name, false]);
  for (const name of ['Ana', 'José', '👩‍👩‍👧', '👩🏽‍🚀', '❤️‍🔥', 'می\u200cخواهم', 'क्\u200dष', 'שלום', '日本', 'O’Neill–Smith'])
    expect([name, fits(name)]).toEqual([name, true]);
});

test('numbers that no database can hold are refused', () => {
  for (const id of ['1e300', '9007199254740992', '-1', '0.5']) {
    expect(parseToServer(`{"id":${id},"type":"start","table":"abcd"}`)).toEqual({
      ok: false,
      re: null,
      rule: 'server/malformed',
      fault: 'id',
    });
    expect(parseToServer(`{"id":1,"type":"watch","version":1,"table":"abcd","known":${id}}`)).toMatchObject({
      ok: false,
      re: 1,
      fault: 'known',
    });
  }
});
