import { expect, test } from 'vitest';
import type { Rng } from '../core/game.ts';
import { seeded } from '../core/rng.ts';
import { PROTOCOL } from '../protocol/version.ts';
import { Client } from './testing/client.ts';
import { discard, startTestServer } from './testing/start.ts';

const TYPES = [
  'watch',
  'unwatch',
  'sit',
  'stand',
  'bot',
  'start',
  'luck',
  'play',
  'take-back',
  'leave',
  'resign',
  'substitute',
  'chat',
  'rematch',
  'look',
  'dance',
  '__proto__',
];
const FIELDS = ['id', 'type', 'table', 'seat', 'n', 'moves', 'known', 'version', 'luck', 'bot', 'text', 'constructor', '__proto__'];

const pick = <T>(rng: Rng, list: readonly T[]): T => list[rng(list.length)] as T;

/** Any JSON, mostly small, sometimes strange. */
function anything(rng: Rng, depth = 0): unknown {
  const kind = rng(depth > 3 ? 8 : 10);
  if (kind === 8) return Array.from({ length: rng(4) }, () => anything(rng, depth + 1));
  if (kind === 9) return Object.fromEntries(Array.from({ length: rng(4) }, () => [pick(rng, FIELDS), anything(rng, depth + 1)]));
  return [null, true, rng(5), -1, 1e308, 0.5, '', 'x'.repeat(rng(50))][kind];
}

/** A message that is nearly right: right fields, some of them spoilt. */
function nearly(rng: Rng, table: string, id: number): string {
  const right: Record<string, unknown> = {
    id,
    type: pick(rng, TYPES),
    table,
    seat: rng(3),
    n: rng(12),
    moves: Array.from({ length: 1 + rng(3) }, () => ({ type: 'lay', strip: rng(45), x: rng(25), y: rng(25), turn: rng(4) })),
    known: 0,
    version: PROTOCOL,
    luck: 'a'.repeat(32),
    bot: pick(rng, ['random', null, 'greedy:1it']),
    text: 'hello',
  };
  const keep = Object.entries(right).filter(([key]) => key === 'id' || rng(10) > 1);
  return JSON.stringify(Object.fromEntries(keep.map(([key, value]) => [key, rng(12) === 0 ? anything(rng) : value])));
}

/** Only the fields that the message of that type has, so that many get past the schema. */
const SHAPES = new Map(
  Object.entries({
    watch: ['version', 'known'],
    sit: ['seat', 'luck'],
    luck: ['luck'],
    stand: ['seat'],
    bot: ['seat', 'bot'],
    play: ['seat', 'n', 'moves'],
    'take-back': ['seat', 'n'],
    leave: ['seat'],
    resign: ['seat'],
    substitute: ['seat'],
    chat: ['text'],
    look: ['seat', 'n'],
  }),
);

function shaped(rng: Rng, table: string, id: number): string {
  const message = JSON.parse(nearly(rng, table, id)) as Record<string, unknown>;
  const fields = ['id', 'type', 'table', ...(SHAPES.get(String(message.type)) ?? [])];
  return JSON.stringify(Object.fromEntries(Object.entries(message).filter(([key]) => fields.includes(key))));
}

function garbled(rng: Rng, text: string): string {
  const at = rng(text.length);
  return pick(rng, [
    text.slice(0, at),
    `${text}${text}`,
    text.slice(at),
    text.replace(/"/g, "'"),
    `\u0000${text}`,
    '[[[[[[',
    '{"id":1e999}',
    '',
  ]);
}

test('whatever is sent is answered or closed with a code, and the server lives on', async () => {
  const server = await startTestServer({ limits: { messages: { burst: 1e9, perSecond: 1e9 } } });
  const rng = seeded(20_261_115);
  const host = await Client.visit(server.url, 'Host');
  const table = await host.create({ game: 'rattenscharf', seats: [{ kind: 'me' }, { kind: 'me', name: 'x' }] });
  const waiting = await host.create({ game: 'rattenscharf', seats: [{ kind: 'me' }, { kind: 'open' }], luck: 'e'.repeat(32) });
  for (const cookie of ['', (await Client.visit(server.url, 'Guest')).cookie, host.cookie]) {
    const client = new Client(server.url, cookie);
    await client.opened();
    let sent = 0;
    for (let i = 0; i < 1500; i++) {
      const id = i + 1;
      const message = (rng(2) === 0 ? shaped : nearly)(rng, pick(rng, [table, waiting, 'nowhere']), id);
      client.socket.send(rng(5) === 0 ? garbled(rng, message) : message);
      sent += 1;
      if (rng(50) === 0) client.socket.send(Buffer.from([rng(256), rng(256), 0xff]));
      else continue;
      sent += 1;
    }
    const answers = (): number => client.messages.filter((m) => m.re !== undefined).length;
    await expect.poll(answers, { timeout: 20_000 }).toBe(sent);
    expect(client.closed).toBeUndefined();
    client.close();
  }
  expect(await (await fetch(`${server.url}/healthz`)).json()).toEqual({ ok: true });
  expect(await host.watch(table)).toMatchObject({ type: 'table' });
  host.close();
  await server.close();
  discard(server.folder);
});

test('broken frames close the socket with a code', async () => {
  const server = await startTestServer();
  for (const bytes of [
    [0xff, 0xff, 0xff],
    [0x81, 0x05, 1, 2, 3, 4, 5],
    [0x83, 0x80, 0, 0, 0, 0],
  ]) {
    const client = new Client(server.url, '');
    await client.opened();
    (client.socket as unknown as { _socket: { write(b: Buffer): void } })._socket.write(Buffer.from(bytes));
    await expect.poll(() => client.closed).toBe(1002);
  }
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  await server.close();
  discard(server.folder);
});
