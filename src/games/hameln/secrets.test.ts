import { expect, test } from 'vitest';
import { CHANCE } from '../../core/game.ts';
import { pending, start, submit, takeBackRefusal } from '../../core/match.ts';
import { must } from '../../core/must.ts';
import { seeded } from '../../core/rng.ts';
import { game } from './game.ts';
import { hameln } from './index.ts';
import { type State, UNKNOWN } from './state.ts';
import { opened, table } from './testing/table.ts';

test('[setup/secret] money, goods and the number of traps are open, values only to their owner', () => {
  const s = opened(3);
  s.traps = [[1, 3], [2], []];
  s.stack = [3, 3, 3];
  s.money = [4, 5, 6];
  const seen = game.view(s, 0);
  expect(seen).toMatchObject({ traps: [[1, 3], [UNKNOWN], []], stack: [UNKNOWN, UNKNOWN, UNKNOWN], money: [4, 5, 6], goods: s.goods });
  expect(game.view(s, null).traps).toEqual([[UNKNOWN, UNKNOWN], [UNKNOWN], []]);
});

test('[setup/secret] after the end everything is shown', () => {
  const s = opened(3);
  s.traps = [[1, 3], [2], []];
  s.ending = 'emperor';
  s.todo = [];
  expect(game.view(s, null)).toEqual(s);
});

test('[setup/secret] others hear that a trap is drawn, not which', () => {
  const drawn = { type: 'trap-drawn', seat: 1, value: 3 } as const;
  expect(game.redact(drawn, 1)).toEqual(drawn);
  for (const viewer of [0, 2, null]) expect(game.redact(drawn, viewer)).toEqual({ type: 'trap-drawn', seat: 1, value: UNKNOWN });
});

test.each<[string, (s: State) => State]>([
  ['a view', (s) => game.view(s, 0)],
  ['a view after the end', (s) => game.view({ ...s, ending: 'emperor' }, null)],
  ['a copy', (s) => must(game.copy)(s)],
  ['an imagined world', (s) => game.imagine(game.view(s, 0), 0, seeded(1))],
])('%s shares nothing with the table', (_, made) => {
  const s = opened(3);
  s.traps = [[1, 3], [2], []];
  const before = JSON.stringify(s);
  const other = made(s);
  const lists: unknown[][] = [...Object.values(other).filter((value) => Array.isArray(value)), ...other.traps];
  for (const list of lists) list.push(99);
  expect(lists.length).toBeGreaterThan(20);
  expect(JSON.stringify(s)).toBe(before);
});

test('an imagined world has the traps that one knows, and four of each in all', () => {
  const s = opened(3);
  s.traps = [[1, 3], [2, 2], [3]];
  s.stack = [3, 2, 2];
  const rng = seeded(1);
  const seen = new Set<string>();
  for (let i = 0; i < 200; i++) {
    const world = game.imagine(game.view(s, 0), 0, rng);
    expect(world.traps[0]).toEqual([1, 3]);
    seen.add(JSON.stringify(world.traps));
    expect(world.stack.map((n, k) => n + world.traps.flat().filter((v) => v === k + 1).length)).toEqual([4, 4, 4]);
  }
  expect(seen.size).toBeGreaterThan(10);
});

test('naming houses can be taken back until a cube is drawn, selling until a trap is', () => {
  const match = start(hameln.game, 3, {}, seeded(2));
  const rng = seeded(5);
  const answer = (move: object) => {
    const [seat = CHANCE] = pending(match);
    expect(submit(match, seat, match.log.length, [move], rng).ok).toBe(true);
    return takeBackRefusal(match, seat)?.rule;
  };
  while ((match.state as State).round === 0) answer(hameln.game.moves(match.state, pending(match)[0] ?? 0)[0] as object);
  expect(answer({ type: 'act', action: 'sell' })).toBeUndefined();
  expect(answer({ type: 'sell', good: 'meat' })).toBeUndefined();
  expect(answer({ type: 'done' })).toBeUndefined();
  expect(answer({ type: 'done' })).toBeUndefined();
  expect(answer({ type: 'act', action: 'men' })).toBeUndefined();
  const [name] = hameln.game.moves(match.state, pending(match)[0] ?? 0) as { type: string }[];
  expect(answer(name ?? {})).toBeUndefined();
  expect(answer({ type: 'done' })).toBe('take-back/chance-acted');
});

test('no view and no told position depends on another’s trap', () => {
  const one = table({ set: { traps: [[1], [1], [1]], stack: [1, 4, 4] } }).state;
  const other = table({ set: { traps: [[1], [3], [2]], stack: [3, 3, 3] } }).state;
  expect(game.view(one, 0)).toEqual(game.view(other, 0));
  expect(game.tell(game.view(one, null), null)).toEqual(game.tell(game.view(other, null), null));
  expect(game.sheet(one)).toEqual(game.sheet(other));
});
