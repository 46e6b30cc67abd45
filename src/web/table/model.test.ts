// @vitest-environment happy-dom
import { beforeAll, expect, test, vi } from 'vitest';
import type { AnyGame, AnyMove } from '../../core/game.ts';
import type { GamePackage } from '../../core/registry.ts';
import { piedPiper } from '../../games/pied-piper/index.ts';
import { rattenscharf } from '../../games/rattenscharf/index.ts';
import type { AnyBoard } from '../boards.ts';
import type { Keep, KeptSeat } from '../keep/games.ts';
import { newGame } from '../keep/new-game.ts';
import { announcer } from '../kit/announcer.svelte.ts';
import { settings } from '../settings.svelte.ts';
import { speech } from '../text/text.svelte.ts';
import { loadWords } from '../words.ts';
import { LocalTable } from './holders/local.svelte.ts';
import { Tour } from './log/tour.svelte.ts';
import { TableState } from './model.svelte.ts';

const PEOPLE: readonly KeptSeat[] = [{ name: 'Ana' }, { name: 'Bo' }];
const keep: Keep = { get: async () => undefined, put: async () => true, delete: async () => undefined, list: async () => [] };
const board = { prompt: () => ({ key: 'prompt.two' }) } as unknown as AnyBoard;

beforeAll(() => speech.speak('en'));

async function enter(pack: GamePackage, seats: readonly KeptSeat[] = PEOPLE, options = {}, hints = false) {
  const game: AnyGame = pack.game;
  const services = { keep, think: () => new Promise<never>(() => undefined), now: () => 0, pause: async () => undefined };
  const table = new LocalTable(game, { ...newGame(game, seats, options, 0), hints }, services);
  await table.begin();
  return new TableState(table, { game, board, words: await loadWords(pack, 'en') });
}
const settled = () => new Promise((done) => setTimeout(done, 0));
const first = (room: TableState): AnyMove => room.moves[0] as AnyMove;

test('without secrets there is no curtain, and whoever is asked may move', async () => {
  const room = await enter(rattenscharf, PEOPLE, { start: 'red' });
  expect(room.curtain).toBeUndefined();
  expect(room.seat).toBe(0);
  room.play(first(room));
  await settled();
  expect(room.seat).toBe(1);
  expect(room.refused).toBeUndefined();
});

test('with secrets the next player at the screen is asked for first, and nothing is told before', async () => {
  const room = await enter(piedPiper);
  const { viewer } = room;
  expect(room.curtain).toBe(viewer);
  expect(room.seat).toBeUndefined();
  const before = room.log.map((line) => line.text);
  const open = (room.game.view(room.view, null) as { readonly hands?: unknown }).hands;
  expect(room.sheet).toEqual(room.game.sheet(room.game.view(room.view, null)));
  room.unveil();
  expect(room.curtain).toBeUndefined();
  expect(room.seat).toBe(viewer);
  expect(room.log.map((line) => line.text)).not.toEqual(before);
  expect(open).not.toEqual((room.view as { readonly hands?: unknown }).hands);
});

test('a game says what is asked in secret: before that the screen is handed over, and before nothing else', async () => {
  const room = await enter(piedPiper);
  const { viewer } = room;
  Object.defineProperty(room, 'board', { value: { ...board, secret: () => 'first' } });
  expect(room.discreet).toBe(true);
  const state = () => [room.curtain, room.seat];
  expect(state()).toEqual([viewer, undefined]);
  room.unveil();
  expect(state()).toEqual([undefined, viewer]);
  // Nobody's own draws are told where people share the screen.
  expect(room.log.some((line) => 'card' in line.event && line.event.card !== 'unknown')).toBe(false);
  const again = await enter(piedPiper);
  Object.defineProperty(again, 'board', { value: { ...board, secret: () => undefined } });
  expect(again.curtain).toBeUndefined();
});

test('words that no first move needs come when one of them is missed, and a refusal is announced once it can be said', async () => {
  const { holder, game } = await enter(rattenscharf, PEOPLE, { start: 'red' });
  const all = await loadWords(rattenscharf, 'en');
  const words = Object.fromEntries(Object.entries(all).filter(([key]) => !key.startsWith('rule.lay/')));
  const more = vi.fn(async () => all);
  const room = new TableState(holder, { game, board, words, more });
  expect(room.say({ key: 'prompt.two' })).toMatch(/one of two strips/);
  expect(room.explain({ rule: 'keep/failed' })).toMatch(/could not be saved/);
  expect(more).not.toHaveBeenCalled();
  room.refuse({ rule: 'lay/malformed' });
  expect(room.explain({ rule: 'lay/malformed' })).toBe('');
  await settled();
  expect(room.explain({ rule: 'lay/malformed' })).toBe(all['rule.lay/malformed']);
  expect(announcer.lines).toContain(all['rule.lay/malformed']);
  expect(more).toHaveBeenCalledTimes(1);
  expect(room.worded()).toBeUndefined();
});

test('a refusal becomes a sentence', async () => {
  const room = await enter(rattenscharf, PEOPLE, { start: 'red' });
  room.play({ type: 'lay' });
  await settled();
  expect(room.refused).toMatchObject({ rule: 'lay/malformed' });
  expect(room.explain({ rule: 'lay/malformed' })).toMatch(/strip/);
  expect(room.explain({ rule: 'keep/failed' })).toMatch(/could not be saved/);
});

test('looking back shows the past, lets nobody move, and leads back to now', async () => {
  const room = await enter(rattenscharf, PEOPLE, { start: 'red' });
  const now = room.n;
  await room.step(-1);
  expect(room.live).toBe(false);
  expect(room.n).toBeLessThan(now);
  expect(room.seat).toBeUndefined();
  expect(room.moves).toEqual([]);
  await room.look(now);
  expect(room.live).toBe(true);
  expect(room.seat).toBe(0);
});

test('what was taken back stays in the log, marked', async () => {
  const room = await enter(rattenscharf, PEOPLE, { start: 'red' });
  room.play(first(room));
  await settled();
  room.play(first(room));
  await settled();
  room.takeBack();
  await settled();
  expect(room.log.at(-1)).toMatchObject({ seat: 1, undone: false });
  expect(room.log.filter((line) => line.undone).map((line) => line.event.type)).toContain('laid');
});

test('the panel tells no more than the board shows, and nobody is asked before the others’ doings were seen', async () => {
  const room = await enter(rattenscharf, PEOPLE, { start: 'red' });
  const before = room.view;
  const told = room.log.length;
  room.play(first(room));
  await settled();
  const happened = room.log.length - told;
  let skipped = 0;
  room.show({ view: before, waiting: happened, skip: () => skipped++ });
  const rested = room.atRest().then(() => 'rested');
  expect(room.shown).toBe(before);
  expect(room.asked).toEqual([0]);
  expect(room.log).toHaveLength(told);
  expect(room.sheet).toEqual(room.game.sheet(before));
  expect(room.seat).toBeUndefined();
  room.late?.skip();
  expect(skipped).toBe(1);
  room.show(undefined);
  expect(room.log).toHaveLength(told + happened);
  expect(room.asked).toEqual([1]);
  expect(room.seat).toBe(1);
  expect(await rested).toBe('rested');
});

test('what happened is shown again one step after another; whoever looks elsewhere has left it', async () => {
  const room = await enter(rattenscharf, PEOPLE, { start: 'red' });
  for (let i = 0; i < 3; i++) {
    room.play(first(room));
    await settled();
  }
  const now = room.n;
  settings.set({ motion: 'none' });
  const tour = new Tour(room);
  await tour.begin(0);
  const { of } = tour.progress;
  expect(of).toBeGreaterThan(2);
  expect(tour).toMatchObject({ active: true, playing: false, progress: { step: 1, of } });
  const seen = [room.n];
  await tour.step(1);
  seen.push(room.n);
  // What led from one to the next is there to be drawn.
  expect(room.happenings.map(({ n }) => n >= (seen[0] ?? 0) && n < room.n)).toContain(true);
  expect(room.happenings.every(({ n }) => n >= (seen[0] ?? 0) && n < room.n)).toBe(true);
  await tour.step(-1);
  expect(room.n).toBe(seen[0]);
  expect(room.happenings).toEqual([]);
  for (let i = 1; i <= of; i++) await tour.step(1);
  expect([room.live, room.n, tour.active]).toEqual([true, now, false]);

  await tour.begin(0);
  await room.look(2);
  expect([room.live, tour.active]).toEqual([false, false]);

  vi.useFakeTimers();
  settings.set({ motion: 'fast' });
  await tour.begin(0);
  expect(tour.playing).toBe(true);
  await vi.advanceTimersByTimeAsync(2000);
  expect(tour.progress.step).toBeGreaterThan(0);
  tour.pause();
  const at = room.n;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(room.n).toBe(at);
  tour.play();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(room.live).toBe(true);
  vi.useRealTimers();
});

test('a bot at the table is waited for', async () => {
  const room = await enter(rattenscharf, [{ name: 'Ana' }, { name: 'Ilse', bot: 'greedy' }], { start: 'green' });
  expect(room.seat).toBeUndefined();
  expect(room.viewer).toBe(0);
  expect(room.position?.thinking).toEqual([1]);
  room.holder.close();
});

test('somebody without a name is a guest, and several are told apart', async () => {
  const one = await enter(rattenscharf, [{ name: 'Ana' }, { name: '' }]);
  expect(one.names).toEqual(['Ana', 'Guest']);
  const two = await enter(rattenscharf, [{ name: '' }, { name: '' }]);
  expect(two.names).toEqual(['Guest 1', 'Guest 2']);
});

test('hints are for who plays alone among bots, not between people unless the table allows them', async () => {
  expect((await enter(rattenscharf)).mayAskHint).toBe(false);
  expect((await enter(rattenscharf, [{ name: 'Ana' }, { name: 'Bo', bot: 'greedy' }])).mayAskHint).toBe(true);
  expect((await enter(rattenscharf, PEOPLE, {}, true)).mayAskHint).toBe(true);
});

test('the log is told on, not all of it anew with each step; in other words it is', async () => {
  const room = await enter(rattenscharf, [{ name: 'Ana' }, { name: 'Bo', bot: 'greedy' }], { start: 'red' });
  const before = room.log.map((line) => line.text);
  const tell = vi.spyOn(room, 'tell');
  room.play(first(room));
  await settled();
  const after = room.log.map((line) => line.text);
  expect(after.slice(0, before.length)).toEqual(before);
  expect(after.length).toBeGreaterThan(before.length);
  expect(tell).toHaveBeenCalledTimes(after.length - before.length);
  room.reword(await loadWords(rattenscharf, 'nl'));
  expect(room.log.map((line) => line.text)).not.toEqual(after);
});
