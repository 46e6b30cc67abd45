import { expect, test, vi } from 'vitest';
import { delta, hashOf } from '../../../core/delta.ts';
import type { ToBrowser } from '../../../protocol/to-browser.ts';
import type { Saying, Wire } from '../../net/wire.ts';
import { RemoteTable } from './remote.svelte.ts';

/** A wire whose other end is the test. */
class FakeWire implements Pick<Wire, 'request' | 'onOpen' | 'onLost' | 'onMessage' | 'hurry' | 'close'> {
  onOpen = (): void => undefined;
  onLost = (): void => undefined;
  onMessage: (message: ToBrowser) => void = () => undefined;
  readonly asked: {
    readonly saying: Saying;
    readonly reply: (answer: ToBrowser | undefined) => void;
    readonly heard?: (() => void) | undefined;
  }[] = [];
  request(saying: Saying, _again = true, heard?: () => void): Promise<ToBrowser | undefined> {
    return new Promise((reply) => this.asked.push({ saying, reply, heard }));
  }
  hurry(): void {}
  close(): void {}
  /** Answers the newest question. */
  async answer(message: object | undefined): Promise<void> {
    if (message) {
      this.asked.at(-1)?.heard?.();
      this.onMessage(message as ToBrowser);
    }
    this.asked.at(-1)?.reply(message as ToBrowser | undefined);
    await new Promise((done) => setTimeout(done, 0));
  }
}

const TABLE = { type: 'table', re: 1, table: { id: 'abcd', game: 'rattenscharf', seats: [] }, chat: [] };
const position = (n: number, from: number, events: readonly object[]) => ({
  type: 'position',
  table: 'abcd',
  n,
  from,
  events,
  viewer: 0,
  pending: [0],
});
const event = (n: number, type: string) => ({ n, event: { type } });

async function join() {
  const wire = new FakeWire();
  const table = new RemoteTable('abcd', wire as unknown as Wire);
  wire.onOpen();
  await wire.answer(TABLE);
  return { wire, table };
}

test('joining shows the past without animating it', async () => {
  const { wire, table } = await join();
  expect(wire.asked[0]?.saying).toMatchObject({ type: 'watch', known: 0 });
  wire.onMessage(position(2, 0, [event(0, 'started'), event(1, 'laid')]) as unknown as ToBrowser);
  expect(table.link).toBe('open');
  expect(table.events).toHaveLength(2);
  expect(table.fresh).toEqual([]);
});

test('a new move is added and animated; told twice, it is there once', async () => {
  const { wire, table } = await join();
  wire.onMessage(position(1, 0, [event(0, 'started')]) as unknown as ToBrowser);
  for (let i = 0; i < 2; i++) wire.onMessage(position(2, 1, [event(1, 'laid')]) as unknown as ToBrowser);
  expect(table.events.map((e) => e.event.type)).toEqual(['started', 'laid']);
  wire.onMessage(position(3, 2, [event(2, 'scored')]) as unknown as ToBrowser);
  expect(table.fresh).toEqual([event(2, 'scored')]);
});

test('a position that leaves a gap in the log asks for what is missing', async () => {
  const { wire, table } = await join();
  wire.onMessage(position(2, 2, []) as unknown as ToBrowser);
  expect(wire.asked.at(-1)?.saying).toMatchObject({ type: 'watch', known: 0 });
  wire.onMessage(position(2, 0, [event(0, 'started'), event(1, 'revealed')]) as unknown as ToBrowser);
  expect(table.events).toHaveLength(2);
  expect(table.fresh).toEqual([]);
});

test('when another pair of eyes looks, the log is told anew', async () => {
  const { wire, table } = await join();
  wire.onMessage(position(1, 0, [event(0, 'drawn')]) as unknown as ToBrowser);
  wire.onMessage({ ...position(2, 1, [event(1, 'laid')]), viewer: 1 } as unknown as ToBrowser);
  expect(table.events).toEqual([]);
  expect(wire.asked.at(-1)?.saying).toMatchObject({ type: 'watch', known: 0 });
  wire.onMessage({ ...position(2, 0, [event(1, 'laid')]), viewer: 1 } as unknown as ToBrowser);
  expect(table.events).toEqual([event(1, 'laid')]);
});

test('an older position that comes late is passed over', async () => {
  const { wire, table } = await join();
  wire.onMessage(position(5, 0, []) as unknown as ToBrowser);
  wire.onMessage(position(4, 3, [event(3, 'laid')]) as unknown as ToBrowser);
  expect(table.position?.n).toBe(5);
  expect(table.events).toEqual([]);
});

const OLD = { view: { laid: [1, 2], turn: 0 }, sheet: { totals: [0, 0] } };
const NEW = { view: { laid: [1, 2, 3], turn: 1 }, sheet: { totals: [4, 0] } };
const change = (from: number, n: number, more: object = {}) =>
  ({
    ...position(n, from, [event(from, 'laid')]),
    type: 'change',
    change: delta(OLD, NEW),
    hash: hashOf(NEW),
    ...more,
  }) as unknown as ToBrowser;

test('a change is shown as the position that it leads to', async () => {
  const { wire, table } = await join();
  wire.onMessage({ ...position(4, 0, []), ...OLD } as unknown as ToBrowser);
  wire.onMessage(change(4, 5));
  expect(table.position).toMatchObject({ n: 5, ...NEW });
  expect(table.fresh).toEqual([event(4, 'laid')]);
  expect(wire.asked).toHaveLength(1);
});

for (const [what, message] of [
  ['that leads from another position', change(3, 5)],
  ['through other eyes', change(4, 5, { viewer: 1 })],
  ['that leads elsewhere than it says', change(4, 5, { hash: 7 })],
  ['that does not fit', change(4, 5, { change: { view: { laid: [9, 9, []] } } })],
  ['that is none', change(4, 5, { change: 'x' })],
  ['that takes everything away', change(4, 5, { change: [null], hash: hashOf(null) })],
] as const) {
  test(`a change ${what} is not shown: the whole is asked for, once`, async () => {
    const { wire, table } = await join();
    wire.onMessage({ ...position(4, 0, []), ...OLD } as unknown as ToBrowser);
    wire.onMessage(message);
    wire.onMessage({ ...message, n: 6, from: 5 } as unknown as ToBrowser);
    expect(table.position).toMatchObject({ n: 4, ...OLD });
    expect(wire.asked.map((a) => a.saying)).toMatchObject([{ type: 'watch' }, { type: 'watch', known: 4 }]);
    wire.onMessage({ ...position(6, 4, [event(4, 'laid'), event(5, 'laid')]), ...OLD } as unknown as ToBrowser);
    expect(table.position).toMatchObject({ n: 6 });
    wire.onMessage(change(6, 7));
    expect(table.position).toMatchObject({ n: 7, ...NEW });
    expect(wire.asked).toHaveLength(2);
  });
}

test('an older change that comes late is passed over', async () => {
  const { wire, table } = await join();
  wire.onMessage({ ...position(9, 0, []), ...OLD } as unknown as ToBrowser);
  wire.onMessage(change(4, 5));
  expect(table.position?.n).toBe(9);
  expect(wire.asked).toHaveLength(1);
});

test('after a break it asks for what it has not seen', async () => {
  const { wire, table } = await join();
  wire.onMessage(position(7, 0, []) as unknown as ToBrowser);
  wire.onLost();
  expect(table.link).toBe('offline');
  wire.onOpen();
  expect(wire.asked.at(-1)?.saying).toMatchObject({ type: 'watch', known: 7 });
  await wire.answer(TABLE);
  expect(table.link).toBe('open');
});

test('a refusal is handed on, and moving is over with the answer', async () => {
  const { wire, table } = await join();
  const playing = table.play(0, 1, [{ type: 'lay' }]);
  expect(table.sending).toBe(true);
  await wire.answer({ type: 'refused', re: 2, rule: 'lay/gap', params: { end: 'left' } });
  expect(await playing).toEqual({ rule: 'lay/gap', params: { end: 'left' } });
  expect(table.sending).toBe(false);
});

test('an unknown table and an old page are told apart', async () => {
  for (const [rule, link] of [
    ['table/unknown', 'missing'],
    ['server/old-client', 'outdated'],
    ['table/unplayable', 'older'],
  ] as const) {
    const wire = new FakeWire();
    const table = new RemoteTable('abcd', wire as unknown as Wire);
    wire.onOpen();
    await wire.answer({ type: 'refused', re: 1, rule });
    await table.ready;
    expect(table.link).toBe(link);
  }
});

test('something said is heard once', async () => {
  const { wire, table } = await join();
  const line = { at: 5, name: 'Bo', seat: 1, text: 'hello', by: 'bo' };
  for (let i = 0; i < 2; i++) wire.onMessage({ type: 'chat', table: 'abcd', line });
  expect(table.chat).toEqual([line]);
});

test('a share of chance is given once the commitment is shown, and only if it is owed', async () => {
  const { wire } = await join();
  expect(wire.asked.map((a) => a.saying.type)).toEqual(['watch']);
  const owing = { ...TABLE, table: { ...TABLE.table, seats: [{ yours: true, owesLuck: true }] } };
  wire.onMessage(owing as unknown as ToBrowser);
  wire.onMessage(owing as unknown as ToBrowser);
  expect(wire.asked.map((a) => a.saying)).toMatchObject([
    { type: 'watch' },
    { type: 'luck', table: 'abcd', luck: expect.stringMatching(/^[0-9a-f]{32}$/) as string },
  ]);
});

test('a share of chance that the house could not store is offered again', async () => {
  vi.useFakeTimers();
  try {
    const wire = new FakeWire();
    const table = new RemoteTable('abcd', wire as unknown as Wire);
    wire.onOpen();
    const owing = { ...TABLE, table: { ...TABLE.table, seats: [{ yours: true, owesLuck: true }] } } as unknown as ToBrowser;
    const said = () => wire.asked.map((a) => a.saying.type);
    wire.onMessage(owing);
    wire.asked[0]?.reply(owing);
    wire.asked.at(-1)?.reply({ type: 'refused', re: 2, rule: 'server/store-away' });
    await vi.advanceTimersByTimeAsync(3100);
    expect(said()).toEqual(['watch', 'luck', 'watch']);
    wire.onMessage(owing);
    wire.asked.at(-2)?.reply(owing);
    expect(said()).toEqual(['watch', 'luck', 'watch', 'luck']);
    table.close();
  } finally {
    vi.useRealTimers();
  }
});

test('who comes and goes is shown without anything else being said again', async () => {
  const { wire, table } = await join();
  const seats = [{ kind: 'human', online: true }, { kind: 'human', online: false }, { kind: 'bot' }];
  wire.onMessage({ type: 'table', table: { ...TABLE.table, seats, spectators: 0 } } as unknown as ToBrowser);
  wire.onMessage({ type: 'presence', table: 'abcd', spectators: 7, online: [1] });
  expect(table.info).toMatchObject({ spectators: 7, seats: [{ online: false }, { online: true }, { kind: 'bot' }] });
});

test('a house that cannot show the table just now is asked again; the table is not lost', async () => {
  vi.useFakeTimers();
  try {
    const wire = new FakeWire();
    const table = new RemoteTable('abcd', wire as unknown as Wire);
    wire.onOpen();
    wire.asked.at(-1)?.reply({ type: 'refused', re: 1, rule: 'server/store-away' });
    await vi.advanceTimersByTimeAsync(100);
    expect([table.link, wire.asked.length]).toEqual(['offline', 1]);
    await vi.advanceTimersByTimeAsync(3000);
    expect(wire.asked.map((a) => a.saying.type)).toEqual(['watch', 'watch']);
    wire.asked.at(-1)?.reply({ type: 'refused', re: 2, rule: 'table/unknown' });
    await vi.advanceTimersByTimeAsync(100);
    expect(table.link).toBe('missing');
    table.close();
  } finally {
    vi.useRealTimers();
  }
});

test('clocks are told with the table and after each move, and the page knows since when', async () => {
  const { wire, table } = await join();
  const clock = { rules: { reserve: 60, increment: 0, delay: 0, over: 'bot' }, times: [50_000, 60_000], running: [0] } as const;
  const before = performance.now();
  wire.onMessage({ type: 'clock', table: 'abcd', clock });
  expect(table.info).toMatchObject({ id: 'abcd', clock });
  expect(table.clockAt).toBeGreaterThanOrEqual(before);
  wire.onMessage({ type: 'clock', table: 'other', clock: { ...clock, running: [1] } });
  expect(table.info?.clock?.running).toEqual([0]);
  void table.askPause(0);
  void table.askTakeBack(0, 7);
  void table.agree(false);
  void table.resume();
  void table.holiday(0, 3);
  expect(wire.asked.slice(-5).map(({ saying }) => saying)).toEqual([
    { type: 'ask', table: 'abcd', what: 'pause', seat: 0, n: 0 },
    { type: 'ask', table: 'abcd', what: 'take-back', seat: 0, n: 7 },
    { type: 'agree', table: 'abcd', yes: false },
    { type: 'resume', table: 'abcd' },
    { type: 'holiday', table: 'abcd', seat: 0, days: 3 },
  ]);
});
