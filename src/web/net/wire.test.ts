import { expect, test } from 'vitest';
import { type Clockwork, type Line, Wire } from './wire.ts';

/** A line whose other end is the test. */
class FakeLine implements Line {
  readonly sent: { readonly id: number; readonly type: string; readonly table: string }[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((e: { readonly data: unknown }) => void) | null = null;
  onclose: ((e: { readonly code: number }) => void) | null = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(code = 1006): void {
    if (this.closed) return;
    this.closed = true;
    this.onclose?.({ code });
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

function setUp() {
  const lines: FakeLine[] = [];
  const timers: { readonly wait: number; readonly act: () => void; off: boolean }[] = [];
  const clock: Clockwork = {
    after(wait, act) {
      const timer = { wait, act, off: false };
      timers.push(timer);
      return () => {
        timer.off = true;
      };
    },
    random: () => 0.5,
  };
  let reachable = true;
  const wire = new Wire(async () => {
    if (!reachable) throw new Error('no network');
    const line = new FakeLine();
    lines.push(line);
    return line;
  }, clock);
  const settle = () => new Promise((done) => setTimeout(done, 0));
  return {
    wire,
    timers,
    settle,
    cut: () => {
      reachable = false;
    },
    mend: () => {
      reachable = true;
    },
    line: () => {
      const line = lines.at(-1);
      if (!line) throw new Error('no line yet');
      return line;
    },
    count: () => lines.length,
    /** Lets the newest timer ring. */
    ring: async () => {
      const timer = timers.findLast((t) => !t.off);
      if (timer) {
        timer.off = true;
        timer.act();
      }
      await settle();
    },
  };
}

test('what is asked before the line is open is sent when it opens', async () => {
  const { wire, settle, line } = setUp();
  const answer = wire.request({ type: 'start', table: 'abcd' });
  await settle();
  expect(line().sent).toEqual([]);
  line().onopen?.();
  const [sent] = line().sent;
  line().say({ type: 'ok', re: sent?.id });
  expect(await answer).toMatchObject({ type: 'ok' });
});

test('an unanswered message is said again on the next line with the same number, after whoever watches has said so', async () => {
  const { wire, settle, line, ring, count } = setUp();
  await settle();
  line().onopen?.();
  const answer = wire.request({ type: 'play', table: 'abcd', seat: 0, n: 3, moves: [{ type: 'lay' }] });
  const first = line().sent[0];
  line().close();
  wire.onOpen = () => void wire.request({ type: 'watch', version: 1, table: 'abcd', known: 3 }, false);
  await ring();
  expect(count()).toBe(2);
  line().onopen?.();
  expect(line().sent.map((m) => m.type)).toEqual(['watch', 'play']);
  expect(line().sent[1]).toEqual(first);
  line().say({ type: 'position', re: first?.id });
  expect(await answer).toMatchObject({ type: 'position' });
});

test('a watch is not repeated: its answer belongs to its line', async () => {
  const { wire, settle, line } = setUp();
  await settle();
  line().onopen?.();
  const answer = wire.request({ type: 'watch', version: 1, table: 'abcd', known: 0 }, false);
  line().close();
  expect(await answer).toBeUndefined();
});

test('waiting grows while the server is away, and starts small again afterwards', async () => {
  const { wire, settle, line, ring, timers, cut, mend } = setUp();
  let lost = 0;
  wire.onLost = () => {
    lost += 1;
  };
  await settle();
  line().onopen?.();
  cut();
  line().close();
  for (let i = 0; i < 7; i++) await ring();
  const waits = timers.map((t) => t.wait);
  // In the first a line must open.
  expect(waits.slice(0, 4)).toEqual([8000, 400, 800, 1600]);
  expect(Math.max(...waits)).toBe(10_000);
  expect(lost).toBe(8);
  mend();
  await ring();
  line().onopen?.();
  line().close();
  expect(timers.at(-1)?.wait).toBe(400);
});

test('who is sent away by a server that ends goes over at once, with all that was not answered', async () => {
  const { wire, timers, settle, line, ring, count } = setUp();
  await settle();
  line().onopen?.();
  void wire.request({ type: 'start', table: 'abcd' });
  const [asked] = line().sent;
  line().close(1001);
  expect(timers.findLast((t) => !t.off)?.wait).toBeLessThanOrEqual(250);
  await ring();
  expect(count()).toBe(2);
  line().onopen?.();
  expect(line().sent).toEqual([asked]);
});

test('a line that does not answer in time is given up', async () => {
  const { wire, settle, line, ring } = setUp();
  await settle();
  line().onopen?.();
  void wire.request({ type: 'start', table: 'abcd' });
  const dead = line();
  await ring();
  expect(dead.closed).toBe(true);
});

test('nobody waits until a line that does not answer is closed: its other end would have to say so', async () => {
  const { wire, settle, line, ring, count } = setUp();
  const heard: unknown[] = [];
  wire.onMessage = (message) => heard.push(message);
  await settle();
  line().onopen?.();
  void wire.request({ type: 'start', table: 'abcd' });
  const dead = line();
  const [asked] = dead.sent;
  dead.close = () => undefined;
  await ring();
  await ring();
  expect(count()).toBe(2);
  line().onopen?.();
  expect(line().sent).toEqual([asked]);
  // What it says after all is nobody's.
  dead.say({ type: 'chat', table: 'abcd' });
  dead.onclose?.({ code: 1006 });
  expect(heard).toEqual([]);
  expect(line().closed).toBe(false);
});

test('a line that does not open in time is given up, and another is tried', async () => {
  const { settle, line, ring, count } = setUp();
  await settle();
  line().close = () => undefined;
  await ring();
  await ring();
  expect(count()).toBe(2);
});

test('on a line that is quiet for long something is asked, and one that does not answer is given up', async () => {
  const { wire, timers, settle, line, ring, count } = setUp();
  wire.pulse = () => ({ type: 'hidden', hidden: false });
  await settle();
  line().onopen?.();
  const quiet = async () => {
    timers.findLast((t) => t.wait === 20_000 && !t.off)?.act();
    await settle();
  };
  line().say({ type: 'chat', table: 'abcd' });
  await quiet();
  expect(line().sent).toEqual([]);
  await quiet();
  expect(line().sent).toMatchObject([{ type: 'hidden' }]);
  timers.findLast((t) => t.wait === 8000)?.act();
  await ring();
  expect(count()).toBe(2);
});

test('when the device says that the network is back nobody waits', async () => {
  const { wire, settle, line, count, cut, mend } = setUp();
  await settle();
  line().onopen?.();
  cut();
  line().close();
  mend();
  wire.hurry();
  await settle();
  expect(count()).toBe(2);
});

test('a closed wire stays closed', async () => {
  const { wire, settle, line, ring, count } = setUp();
  await settle();
  line().onopen?.();
  wire.close();
  await ring();
  expect(count()).toBe(1);
});

test('what cannot be read is passed over', async () => {
  const { wire, settle, line } = setUp();
  const heard: unknown[] = [];
  wire.onMessage = (message) => heard.push(message);
  await settle();
  line().onopen?.();
  line().onmessage?.({ data: 'garbage{' });
  line().say({ type: 'chat', table: 'abcd' });
  expect(heard).toEqual([{ type: 'chat', table: 'abcd' }]);
});
