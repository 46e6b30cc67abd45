import { expect, test } from 'vitest';
import { CHANCE } from '../../core/game.ts';
import { seeded } from '../../core/rng.ts';
import { type Fields, STRIPS, SYMBOLS, type SymbolName } from './data.ts';
import { game } from './game.ts';
import type { Lay } from './moves.ts';
import type { State } from './state.ts';
import { anyMove, careful, playOut } from './testing/careful.ts';
import { table } from './testing/table.ts';

const RED_FIRST = { scoreShrunkGroups: true, start: 'red' } as const;
const opened = () => game.setup(2, RED_FIRST);

test('[setup/material] 42 different strips, 8 rats a colour, 7 to 10 of each herb', () => {
  const goods = STRIPS.slice(1);
  const count = (name: string) => goods.flat().filter((n) => n === name).length;
  expect(goods).toHaveLength(42);
  expect(SYMBOLS.map(count)).toEqual([42, 7, 8, 9, 10, 7, 8, 9, 10, 8, 8]);
  const spellings = goods.map((f) => [f.join(), f.toReversed().join()].sort()[0]);
  expect(new Set(spellings).size).toBe(42);
});

/** What turns into what when the colours are swapped: the set of strips stays the same. */
const SWAPPED: readonly SymbolName[] = [
  'blank',
  'basil',
  'mint',
  'dill',
  'sage',
  'chili',
  'paprika',
  'saffron',
  'sumac',
  'green-rat',
  'red-rat',
];

test('[setup/colours] swapping the colours gives the same set, so neither is better off', () => {
  const swap = (f: Fields) => f.map((name) => SWAPPED[SYMBOLS.indexOf(name)] ?? '');
  const spell = (f: readonly string[]) => [f.join(), f.toReversed().join()].sort()[0];
  const goods = STRIPS.slice(1);
  expect(goods.map((f) => spell(swap(f))).sort()).toEqual(goods.map(spell).sort());
});

test('[start/who-begins] the lot, or the host', () => {
  const open = game.setup(2, { scoreShrunkGroups: true, start: 'random' });
  expect(game.pending(open)).toEqual([CHANCE]);
  expect(game.moves(open, CHANCE)).toEqual([
    { type: 'start', seat: 0 },
    { type: 'start', seat: 1 },
  ]);
  game.apply(open, CHANCE, { type: 'start', seat: 1 });
  expect(open).toEqual(game.setup(2, { scoreShrunkGroups: true, start: 'green' }));
  expect(opened().seat).toBe(0);
});

test('[start/who-begins] by choice whoever goes second begins with a point', () => {
  const evened = (start: 'random' | 'red' | 'green') => game.setup(2, { scoreShrunkGroups: true, start, startPoints: 'evened' });
  expect(evened('red').laying).toEqual([0, 1]);
  expect(evened('green').laying).toEqual([1, 0]);
  for (const [seat, start] of ['red', 'green'].entries()) {
    const open = evened('random');
    game.apply(open, CHANCE, { type: 'start', seat });
    expect(open).toEqual(evened(start as 'red' | 'green'));
    expect(game.sheet(open).totals).toEqual(seat === 0 ? [0, 1] : [1, 0]);
  }
});

test('[start/malformed] who begins is one of the two', () => {
  const open = game.setup(2, { scoreShrunkGroups: true, start: 'random' });
  for (const move of [
    null,
    {},
    { type: 'start' },
    { type: 'start', seat: 2 },
    { type: 'start', seat: '0' },
    { type: 'reveal', strips: [1] },
  ]) {
    expect(game.refusal(open, CHANCE, move)).toEqual({ rule: 'start/malformed' });
  }
});

test('[turn/first-strip] one strip in the first turn', () => {
  const s = opened();
  expect(game.moves(s, CHANCE)).toHaveLength(42);
  expect(game.moves(s, CHANCE)[0]).toEqual({ type: 'reveal', strips: [1] });
});

test('[turn/two-strips] two strips in the second turn, seen before the first is laid', () => {
  const s = opened();
  game.apply(s, CHANCE, { type: 'reveal', strips: [5] });
  game.apply(s, 0, anyMove(s, seeded(1)));
  expect(game.moves(s, CHANCE)).toHaveLength((41 * 40) / 2);
  game.apply(s, CHANCE, { type: 'reveal', strips: [3, 9] });
  expect(s).toMatchObject({ tray: [3, 9], seat: 1, turnNumber: 2 });
});

test('[turn/either-order] either strip can come first, and the other must follow', () => {
  const t = table({ tray: [3, 9] });
  expect(new Set(t.listed().map((text) => text.split('@')[0]))).toEqual(new Set(['3', '9']));
  t.lay('9@12,11>');
  expect(t.state).toMatchObject({ tray: [3], seat: 0 });
  expect(t.listed().every((text) => text.startsWith('3@'))).toBe(true);
});

test('[turn/last-strip] [turn/alternate] RS-G1: 1 + 20 × 2 + 1 strips, 11 turns and 21 strips each', () => {
  let full = 0;
  for (let seed = 0; full < 3; seed++) {
    const strips = [0, 0];
    const turns = new Map<number, number>();
    const sizes = new Map<number, number>();
    const end = playOut(RED_FIRST, seeded(seed), careful, (s, seat) => {
      if (seat === CHANCE) return;
      strips[seat] = (strips[seat] ?? 0) + 1;
      turns.set(s.turnNumber, seat);
      sizes.set(s.turnNumber, (sizes.get(s.turnNumber) ?? 0) + 1);
    });
    expect([...turns].every(([n, seat]) => seat === (n - 1) % 2)).toBe(true);
    if (end.laid.length < 42) continue;
    full++;
    expect(strips).toEqual([21, 21]);
    expect([...sizes.values()]).toEqual([1, ...Array<number>(20).fill(2), 1]);
    expect(end).toMatchObject({ turnNumber: 22, seat: 1, bag: [], tray: [] });
  }
});

test('[turn/not-yours] the rival and chance must wait', () => {
  const t = table({ tray: [3, 9], seat: 0 });
  const move = game.moves(t.state, 0)[0] as Lay;
  for (const seat of [1, CHANCE, 2, 99]) {
    expect(game.moves(t.state, seat)).toEqual([]);
    expect(game.refusal(t.state, seat, move)).toEqual({ rule: 'turn/not-yours', params: { pending: [0] } });
  }
});

test('[reveal/number] as many as the turn has', () => {
  expect(game.refusal(opened(), CHANCE, { type: 'reveal', strips: [1, 2] })).toEqual({ rule: 'reveal/number', params: { due: 1 } });
  expect(game.refusal(opened(), CHANCE, { type: 'reveal', strips: [] })).toEqual({ rule: 'reveal/number', params: { due: 1 } });
  const last = table({ tray: [], bag: [4], turnNumber: 22 });
  expect(game.moves(last.state, CHANCE)).toEqual([{ type: 'reveal', strips: [4] }]);
});

test('[reveal/not-in-bag] nothing is revealed twice', () => {
  const t = table({ laid: '31@12,11>', tray: [] });
  for (const strips of [
    [1, 31],
    [0, 1],
    [1, 43],
    [1, 'x'],
    [null, 1],
  ]) {
    expect(game.refusal(t.state, CHANCE, { type: 'reveal', strips })).toEqual({ rule: 'reveal/not-in-bag' });
  }
});

test('[reveal/malformed] different strips, ascending', () => {
  const t = table({ tray: [] });
  for (const move of [
    null,
    'x',
    { type: 'reveal' },
    { type: 'reveal', strips: 3 },
    { type: 'reveal', strips: [4, 3] },
    { type: 'reveal', strips: [3, 3] },
  ]) {
    expect(game.refusal(t.state, CHANCE, move)).toEqual({ rule: 'reveal/malformed' });
  }
});

/** How often each outcome is rolled. */
function rolls(s: State, times: number): Map<string, number> {
  const rng = seeded(5);
  const counts = new Map<string, number>();
  for (let i = 0; i < times; i++) {
    const key = JSON.stringify(game.roll(s, rng));
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  expect([...counts.keys()].sort()).toEqual(
    game
      .moves(s, CHANCE)
      .map((m) => JSON.stringify(m))
      .sort(),
  );
  return counts;
}

test.each([
  ['every pair of strips', table({ tray: [], bag: [1, 2, 3, 4] }).state, 6],
  ['every first strip', opened(), 42],
  ['every last strip', table({ tray: [], bag: [7], turnNumber: 22 }).state, 1],
  ['a single strip of several', table({ tray: [], bag: [3, 5, 8, 13], turnNumber: 1 }).state, 4],
  ['either beginner', game.setup(2, { scoreShrunkGroups: true, start: 'random' }), 2],
] as const)('%s is equally likely', (_, s, outcomes) => {
  const counts = rolls(s, outcomes * 1000);
  expect(counts.size).toBe(outcomes);
  for (const n of counts.values()) expect(Math.abs(n - 1000)).toBeLessThan(130);
});
