import { expect, test } from 'vitest';
import { draft, foresee } from './draft.ts';
import { CHANCE, type Game } from './game.ts';
import { open, replayEntry } from './match.ts';
import { seeded } from './rng.ts';
import { type MiceEvent, type MiceMove, type MiceOptions, type MiceState, mice, UNKNOWN } from './testing/mice.ts';

const PEEK = { type: 'peek' } as const;
const play = (card: number) => ({ type: 'play', card }) as const;
const bid = (n: number) => ({ type: 'bid', bid: n }) as const;

/** Ana 2 5, Bo 3 4, a cheese of 6. */
function view(...played: readonly number[]): MiceState {
  const match = open(mice, 2, { hand: 2 });
  for (const card of [6, 2, 3, 5, 4]) replayEntry(match, { seat: CHANCE, move: { type: 'draw', card } as never });
  played.forEach((card, i) => void replayEntry(match, { seat: i % 2, move: play(card) }));
  return mice.view(match.state as MiceState, 0);
}

/** Mice that play two cards each, and count what they laid only when the second lies. */
const twice: Game<MiceState, MiceMove, MiceEvent, MiceOptions> = {
  ...mice,
  step: (s, seat, move, emit) => {
    const points = s.points.slice();
    mice.apply(s, seat, move, emit);
    if (move.type !== 'play') return;
    s.points = points;
    s.turn = seat;
  },
  apply: (s, seat, move, emit) => {
    twice.step?.(s, seat, move, emit);
    const [a = 0, b = 0] = s.pile.slice(-2);
    if (move.type !== 'play' || s.hands[seat]?.length) return;
    s.points[seat] = (s.points[seat] ?? 0) + a + b;
    s.turn = 1 - seat;
  },
};

test('nothing wished is the view itself, with all that may be done', () => {
  const seen = view();
  const empty = draft(mice, seen, 0, []);
  expect(empty).toEqual({ moves: [], state: seen, open: mice.moves(seen, 0) });
  expect(empty.state).not.toBe(seen);
});

test('a draft does the moves alone and goes on until something follows by itself', () => {
  const seen = view();
  const one = draft(twice, seen, 0, [play(2)]);
  expect(one.state).toMatchObject({ hands: [[5], [0, 0]], pile: [2], points: [0, 0], turn: 0 });
  expect(one.open).toEqual([play(5), PEEK]);
  const two = draft(twice, seen, 0, [play(2), play(5)]);
  expect(two.state).toMatchObject({ hands: [[], [0, 0]], pile: [2, 5], points: [0, 0] });
  expect(two).toMatchObject({ moves: [play(2), play(5)], open: [] });
  expect(seen).toEqual(view());
});

test('wishes that are not legal, or no longer, are left out', () => {
  const tried = draft(twice, view(), 0, [play(3), play(5), play(5), play(2), play(4)]);
  expect(tried.moves).toEqual([play(5), play(2)]);
});

test('where somebody else is next, nothing is open', () => {
  expect(draft(mice, view(), 0, [play(5)])).toMatchObject({ state: { pile: [5], turn: 1 }, open: [] });
  expect(draft(mice, view(), 1, [play(3)])).toEqual({ moves: [], state: view(), open: [] });
});

test('what is hidden stays hidden and ends the draft', () => {
  const peeked = draft(mice, view(), 0, [PEEK, play(5)]);
  expect(peeked).toEqual({ moves: [PEEK], state: view(), open: [] });
  expect(peeked.state.cheese).toBe(UNKNOWN);
  // The last bid turns the cheese up, whatever it is.
  const last = { ...view(2, 3, 5, 4), bids: [0, 9] };
  expect(draft(mice, last, 0, [bid(2)])).toEqual({ moves: [bid(2)], state: last, open: [] });
  expect(foresee(mice, last, 0, [bid(2)])).toBeUndefined();
});

test('what moves lead to is foreseen with what follows by itself', () => {
  const seen = view();
  expect(foresee(twice, seen, 0, [play(2), play(5)])).toMatchObject({
    state: { points: [7, 0], turn: 1 },
    events: [
      { type: 'played', seat: 0, card: 2 },
      { type: 'played', seat: 0, card: 5 },
    ],
  });
  expect(foresee(mice, seen, 0, [PEEK])).toBeUndefined();
  expect(foresee(mice, seen, 0, [])).toEqual({ state: seen, events: [] });
  expect(seen).toEqual(view());
});

test('the same view gives the same draft', () => {
  const world = () => mice.imagine(view(), 0, seeded(7));
  expect(draft(mice, mice.view(world(), 0), 0, [play(5)])).toEqual(draft(mice, view(), 0, [play(5)]));
});
