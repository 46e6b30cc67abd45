import { expect, test } from 'vitest';
import { clone } from '../core/clone.ts';
import { seeded } from '../core/rng.ts';
import { answer } from './answer.ts';
import { BOT_NAMES, BOTS, parseBotSpec, parseBudget } from './index.ts';
import { drawn, noughts } from './testing/noughts.ts';
import { bluff, climb } from './testing/toys.ts';

test('a budget is a number of milliseconds or iterations', () => {
  expect(parseBudget('200ms')).toEqual({ milliseconds: 200 });
  expect(parseBudget('500it')).toEqual({ iterations: 500 });
  for (const nonsense of ['', 'ms', '0it', '-5ms', '1.5ms', '200', '200 ms', '200s', '1e3it', '9999999ms', ' 5it', '5it\n']) {
    expect(parseBudget(nonsense), nonsense).toBeUndefined();
  }
});

test('a bot is named with or without a budget', () => {
  expect(parseBotSpec('greedy')).toEqual({ bot: 'greedy' });
  expect(parseBotSpec('search:200ms')).toEqual({ bot: 'search', budget: { milliseconds: 200 } });
  for (const nonsense of ['', 'clever', 'search:', 'search:fast', 'search:5it:5it', 'toString', '__proto__', 'Greedy']) {
    expect(parseBotSpec(nonsense), nonsense).toBeUndefined();
  }
});

test('every bot answers with a legal move and changes nothing', () => {
  const rng = seeded(5);
  for (let n = 0; n < 60; n += 1) {
    const board = noughts.setup(2, {});
    for (let marks = rng(8); marks > 0 && noughts.pending(board).length > 0; marks -= 1) {
      const moves = noughts.moves(board, board.turn);
      const move = moves[rng(moves.length)];
      if (move) noughts.apply(board, board.turn, move);
    }
    if (noughts.pending(board).length === 0) continue;
    const before = clone(board);
    for (const name of BOT_NAMES) {
      const move = BOTS[name]({ game: noughts, view: board, seat: board.turn, budget: { iterations: 20 }, rng });
      expect(noughts.moves(board, board.turn)).toContainEqual(move);
      expect(board).toEqual(before);
    }
  }
});

test('a seat that has nothing to decide is a mistake', () => {
  const board = drawn('xxx oo. ...');
  for (const name of BOT_NAMES) {
    const ask = () =>
      BOTS[name]({ game: { ...noughts, moves: () => [] }, view: board, seat: 1, budget: { iterations: 1 }, rng: seeded(1) });
    expect(ask).toThrow('no decision');
  }
});

test('random plays every move about equally often', () => {
  const rng = seeded(3);
  const counts = new Map<string, number>();
  for (let n = 0; n < 900; n += 1) {
    const move = JSON.stringify(BOTS.random({ game: noughts, view: noughts.setup(2, {}), seat: 0, budget: {}, rng }));
    counts.set(move, (counts.get(move) ?? 0) + 1);
  }
  expect(counts.size).toBe(9);
  for (const count of counts.values()) expect(count).toBeGreaterThan(60);
});

test('greedy takes what looks best after one step, and anything where no advice is given', () => {
  const ask = (seed: number) => BOTS.greedy({ game: climb, view: climb.setup(2, {}), seat: 0, budget: {}, rng: seeded(seed) });
  for (let seed = 0; seed < 5; seed += 1) expect(ask(seed).type).toBe('low');
  const cautious = {
    ...bluff,
    advice: { value: (s: { cards: number[]; choice: string }) => (s.choice === 'bet' ? (s.cards[1] ?? 0) : 1) },
  };
  expect(BOTS.greedy({ game: cautious, view: { cards: [0, -1], choice: '' }, seat: 0, budget: {}, rng: seeded(1) }).type).toBe('bet');
  const { advice: _, ...unadvised } = cautious;
  const any = Array.from(
    { length: 40 },
    (_, seed) => BOTS.greedy({ game: unadvised, view: { cards: [0, -1], choice: '' }, seat: 0, budget: {}, rng: seeded(seed) }).type,
  );
  expect(new Set(any)).toEqual(new Set(['bet', 'fold']));
});

test('a request names its game, and the answer depends on nothing but the request', async () => {
  const request = { game: 'noughts', bot: 'search', view: drawn('xx. oo. ...'), seat: 0, budget: { iterations: 200 }, seed: 7 } as const;
  const load = (id: string) => (id === 'noughts' ? Promise.resolve(noughts) : Promise.reject(new Error(`no game ${id}`)));
  expect(await answer(load, clone(request))).toEqual({ type: 'mark', cell: 2 });
  await expect(answer(load, { ...request, game: 'chess' })).rejects.toThrow('no game chess');
});
