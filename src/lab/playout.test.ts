import { expect, test } from 'vitest';
import { BOTS, DEFAULT_BUDGET } from '../bots/index.ts';
import { CHANCE } from '../core/game.ts';
import { open, pending, replayEntry } from '../core/match.ts';
import { seeded } from '../core/rng.ts';
import { mice } from '../core/testing/mice.ts';
import { parsePlayer } from './players.ts';
import { playout, type Result, type Run } from './playout.ts';
import { chunks } from './pool.ts';
import { streams } from './seeds.ts';
import { tally } from './tally.ts';

const run: Run = {
  game: 'mice',
  seats: 3,
  options: { hand: 2 },
  lineUps: [['random', 'greedy', 'random'].map((b) => parsePlayer(b))],
  seed: 5,
};
const game = (r: Run, index: number) => {
  const match = open(mice, r.seats, r.options);
  return { result: playout(match, r, index, { keepLog: true }), log: match.log };
};

test('the same seed and index give the same game, others another', () => {
  expect(game(run, 3)).toEqual(game(run, 3));
  expect(game(run, 3).log).not.toEqual(game(run, 4).log);
  expect(game(run, 3).log).not.toEqual(game({ ...run, seed: 6 }, 3).log);
});

test('the log of a playout is a legal game with the same end', () => {
  const { result, log } = game(run, 0);
  const match = open(mice, 3, { hand: 2 });
  for (const entry of log) expect(replayEntry(match, entry)).toBeUndefined();
  expect(pending(match)).toEqual([]);
  expect(result.entries).toBe(log.length);
  expect(result.moves).toBe(log.filter((e) => e.seat !== CHANCE).length);
  expect(result.ending).toBe('bids');
});

test('the short way of random play chooses as the random bot does', () => {
  const all = { ...run, lineUps: [['random', 'random', 'random'].map((b) => parsePlayer(b))] };
  const rngs = streams(all.seed, 7, 3).bots.map(seeded);
  const match = open(mice, 3, all.options);
  for (const { seat, move } of game(all, 7).log) {
    const rng = rngs[seat];
    const view = mice.view(match.state as never, seat);
    if (rng) expect(BOTS.random({ game: mice, view, seat, budget: DEFAULT_BUDGET, rng })).toEqual(move);
    replayEntry(match, { seat, move });
  }
});

test('no two games of a run share their chance', () => {
  const first = Array.from({ length: 2000 }, (_, i) => streams(1, i, 2).bots.join());
  expect(new Set(first).size).toBe(2000);
});

test('chunks cover every game once', () => {
  for (const [n, workers] of [
    [1, 4],
    [7, 2],
    [1000, 3],
    [10_000, 2],
  ] as const) {
    const indices = chunks(n, workers).flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i));
    expect(indices).toEqual(Array.from({ length: n }, (_, i) => i));
  }
});

const result = (index: number, winners: number[], ending: string | undefined = 'end'): Result => ({
  index,
  entries: 10,
  moves: 6,
  ending,
  winners,
  sheet: undefined,
});

test('a tally counts wins by seat, draws and endings', () => {
  const counted = tally(2);
  for (const r of [result(0, [0]), result(1, [0, 1], 'draw'), result(2, [1]), { ...result(3, []), ending: undefined }]) counted.add(r);
  expect(counted.tally).toMatchObject({ finished: 3, entries: 40, moves: 24, draws: 1, wins: [1, 1], endings: { draw: 1, end: 2 } });
  expect(counted.tally.shares.map((s) => s.share)).toEqual([0.5, 0.5]);
});
