import { expect, test } from 'vitest';
import { start, submit } from '../../../core/match.ts';
import { makeRecord } from '../../../core/record.ts';
import { seeded } from '../../../core/rng.ts';
import { game } from '../../../games/rattenscharf/game.ts';
import type { State } from '../../../games/rattenscharf/state.ts';
import type { Keep, KeptGame } from '../../keep/games.ts';
import { newGame } from '../../keep/new-game.ts';
import { type Line, Wire } from '../../net/wire.ts';
import { ReplayTable } from '../../replay/holder.svelte.ts';
import type { Holder } from './holder.ts';
import { LocalTable } from './local.svelte.ts';
import { RemoteTable } from './remote.svelte.ts';

/** A holder changes its position and ends `sending` in one go: whoever looks between two microtasks never sees half of it. */
const seen = (table: Holder) => `${table.position?.n}${table.sending ? ' sending' : ''}`;

/** All that can be seen until the promise is settled, and a little longer. */
async function watch(table: Holder, answer: Promise<unknown>): Promise<string[]> {
  const all = [seen(table)];
  let settled = false;
  void answer.finally(() => {
    settled = true;
  });
  for (let more = 50; more > 0; more -= settled ? 1 : 0) {
    await Promise.resolve();
    if (all.at(-1) !== seen(table)) all.push(seen(table));
  }
  return all;
}

const until = () => new Promise((done) => setTimeout(done, 0));

class OneLine implements Line {
  readonly sent: { readonly id: number; readonly type: string }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((e: { readonly data: unknown }) => void) | null = null;
  onclose: ((e: { readonly code: number }) => void) | null = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {}
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

test('a table on the server', async () => {
  const line = new OneLine();
  const table = new RemoteTable('abcd', new Wire(async () => line, { after: () => () => undefined, random: () => 0.5 }));
  await until();
  line.onopen?.();
  const position = (n: number) => ({ type: 'position', table: 'abcd', n, from: n - 1, events: [], viewer: 0, pending: [0] });
  line.say(position(1));
  for (const act of [() => table.play(0, 1, [{ type: 'lay' }]), () => table.takeBack(0, 2)]) {
    const n = table.position?.n ?? 0;
    const answer = act();
    expect(seen(table)).toBe(`${n} sending`);
    // What others do meanwhile is no answer.
    line.say({ type: 'chat', table: 'abcd', line: { at: 1, name: 'Bo', seat: 1, text: 'hm' } });
    expect(table.sending).toBe(true);
    line.say({ ...position(n + 1), re: line.sent.at(-1)?.id });
    expect(seen(table)).toBe(`${n + 1}`);
    expect(await answer).toBeUndefined();
  }
});

test('a table on this device, also where something cannot be kept', async () => {
  const games = new Map<string, KeptGame>();
  let broken = false;
  const keep: Keep = {
    get: async (id) => games.get(id),
    put: async (kept, length) => {
      await Promise.resolve();
      if (broken) throw new Error('disk full');
      if ((games.get(kept.id)?.log.length ?? 0) !== length) return false;
      games.set(kept.id, kept);
      return true;
    },
    delete: async (id) => void games.delete(id),
    list: async () => [...games.values()],
  };
  const kept = newGame(game, [{ name: 'Ana' }, { name: 'Bo' }], { start: 'red' }, 0);
  await keep.put(kept, 0);
  const table = new LocalTable(game, kept, { keep, think: () => new Promise(() => undefined), now: () => 1, pause: async () => undefined });
  await table.begin();
  const n = table.position?.n ?? 0;
  const lay = () => {
    const { view, viewer, n: at } = table.position ?? { view: undefined, viewer: 0, n: 0 };
    const [move] = game.moves(view as State, viewer ?? 0);
    return table.play(viewer ?? 0, at, move ? [move] : []);
  };
  const after = table.position && n + 1;
  expect(await watch(table, lay())).toEqual([`${n} sending`, expect.stringMatching(/^\d+$/)]);
  expect(table.position?.n).toBeGreaterThanOrEqual(after ?? 0);
  broken = true;
  const at = table.position?.n;
  expect(await watch(table, lay())).toEqual([`${at} sending`, `${at}`]);
});

test('a game that is wound back and forth', () => {
  const match = start(game, 2, { scoreShrunkGroups: true, start: 'red' }, seeded(1));
  submit(match, 0, match.log.length, [game.moves(match.state as State, 0)[0]], seeded(2));
  const table = ReplayTable.open(game, makeRecord(match, { players: [{ name: 'Ana' }, { name: 'Bo' }] }));
  if (!(table instanceof ReplayTable)) throw new Error('no replay');
  for (const n of [1, 2, 1, 0]) {
    table.go(n);
    expect(seen(table)).toBe(`${n}`);
  }
});
