import { expect, test, vi } from 'vitest';
import type { AnyGame, AnyMove } from '../../core/game.ts';
import { seeded } from '../../core/rng.ts';
import { drawn, noughts } from '../testing/noughts.ts';
import { bluff, climb, hide, wager } from '../testing/toys.ts';
import { search } from './search.ts';

const ask = (game: AnyGame, view: unknown, iterations = 400, seed = 1, seat = 0): AnyMove =>
  search({ game, view, seat, budget: { iterations }, rng: seeded(seed) });

test('finds a winning move', () => {
  expect(ask(noughts, drawn('xx. oo. ...'))).toEqual({ type: 'mark', cell: 2 });
  expect(ask(noughts, drawn('xx. oo. x..'), 400, 1, 1)).toEqual({ type: 'mark', cell: 5 });
});

test('stops a rival who is about to win', () => {
  expect(ask(noughts, drawn('x.. oo. ..x'))).toEqual({ type: 'mark', cell: 5 });
});

test('never loses at noughts and crosses against itself', () => {
  const board = noughts.setup(2, {});
  for (let seat = 0; noughts.pending(board).length > 0; seat = 1 - seat) {
    noughts.apply(board, seat, ask(noughts, board, 2_000, seat, seat) as { type: 'mark'; cell: number });
  }
  expect(noughts.payoffs(board)).toEqual([0, 0]);
});

test('takes a risk only when it has to', () => {
  expect(ask(wager, { rival: 2, points: 0, phase: 'choose' }).type).toBe('safe');
  expect(ask(wager, { rival: 4, points: 0, phase: 'choose' }).type).toBe('risk');
});

test('judges a hidden card by what it may be', () => {
  expect(ask(bluff, { cards: [4, -1], choice: '' }).type).toBe('bet');
  expect(ask(bluff, { cards: [1, -1], choice: '' }).type).toBe('fold');
});

test('answers the same whatever the rival really holds', () => {
  for (let seed = 0; seed < 20; seed += 1) {
    const answers = [0, 1, 3, 4, 5].map((rival) => ask(bluff, bluff.view({ cards: [2, rival], choice: '' }, 0), 30, seed).type);
    expect(new Set(answers).size).toBe(1);
  }
});

test('knows that nobody sees a choice made at the same time', () => {
  for (let seed = 0; seed < 5; seed += 1) expect(ask(hide, hide.setup(2, {}), 400, seed)).not.toMatchObject({ place: 'surrender' });
});

test('a network may have some draws of chance tried again and again, ever more of them, and not another each time', () => {
  const met = (draws: number | undefined): number => {
    const seen = new Set<number>();
    const game = {
      ...wager,
      roll(...[world, rng]: Parameters<typeof wager.roll>) {
        const stream = rng(1e9);
        seen.add(stream);
        return wager.roll(world, rng);
      },
    };
    const network = { seats: [2], turns: 0, curiosity: 0.6, draws, judge: () => [0.5, 0.5] };
    const view = { rival: 4, points: 0, phase: 'choose' };
    search({ game, view, seat: 0, budget: { iterations: 400 }, rng: seeded(1), network });
    return seen.size;
  };
  expect(met(0.5)).toBeGreaterThan(4);
  expect(met(0.5)).toBeLessThanOrEqual(10);
  expect(met(undefined)).toBeGreaterThan(50);
});

test('plans both steps of a turn together', () => {
  expect(ask(climb, climb.setup(2, {}), 50).type).toBe('high');
});

test('gives the same answer for the same seed and number of iterations', () => {
  const board = noughts.setup(2, {});
  for (let seed = 0; seed < 10; seed += 1) expect(ask(noughts, board, 40, seed)).toEqual(ask(noughts, board, 40, seed));
  expect(new Set(Array.from({ length: 20 }, (_, seed) => JSON.stringify(ask(noughts, board, 9, seed)))).size).toBeGreaterThan(1);
});

test('keeps its deadline and leaves the view as it was', () => {
  // A clock of its own: a busy machine would stop the real one where it likes. One iteration moves a few times.
  let now = 1000;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  const slow = {
    ...noughts,
    apply(...move: Parameters<typeof noughts.apply>) {
      now += 1;
      noughts.apply(...move);
    },
  };
  const board = noughts.setup(2, {});
  search({ game: slow, view: board, seat: 0, budget: { milliseconds: 60 }, rng: seeded(1) });
  clock.mockRestore();
  expect(now - 1000).toBeGreaterThanOrEqual(60);
  expect(now - 1000).toBeLessThan(90);
  expect(board).toEqual(noughts.setup(2, {}));
});

test('answers at once when there is one move only', () => {
  const began = performance.now();
  const move = search({
    game: noughts,
    view: drawn('xox oxo oxo'.replace(/.$/, '.')),
    seat: 0,
    budget: { milliseconds: 5_000 },
    rng: seeded(1),
  });
  expect(move).toEqual({ type: 'mark', cell: 8 });
  expect(performance.now() - began).toBeLessThan(1_000);
});

test('without a budget it thinks for a moment', () => {
  expect(search({ game: wager, view: { rival: 2, points: 0, phase: 'choose' }, seat: 0, budget: {}, rng: seeded(1) }).type).toBe('safe');
});
