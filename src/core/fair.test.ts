import { expect, test } from 'vitest';
import { clone } from './clone.ts';
import { fairRng } from './fair.ts';
import { CHANCE } from './game.ts';
import { goBack, type Match, mark, open, replayEntry, submit } from './match.ts';
import { mice, play } from './testing/mice.ts';

const SEED = 'ab'.repeat(32);
/** Chance deals after every play: a move and what follows it are stored together, or not at all. */
const dealing: typeof mice = {
  ...mice,
  apply: (s, seat, move, emit) => {
    mice.apply(s, seat, move, emit);
    if (move.type === 'play') Object.assign(s, { phase: 'deal', turn: 0, handSize: 1 + (s.hands[0]?.length ?? 0) });
  },
};

function table() {
  const match: Match = { ...open(mice, 2, { hand: 2 }), game: dealing };
  for (const card of [6, 2, 3, 5, 4]) replayEntry(match, { seat: CHANCE, move: { type: 'draw', card } as never });
  return { match, rng: fairRng(SEED, ['1', '2'], match.log) };
}

test('a match that goes back is as it was, and draws what it would have drawn', () => {
  const { match, rng } = table();
  const { game: _, ...before } = clone({ ...match, game: undefined });
  const start = mark(match);
  expect(submit(match, 0, 5, [play(5)], rng).ok).toBe(true);
  expect(match.log.length).toBeGreaterThan(6);
  goBack(match, start);
  expect(match).toMatchObject(before);
  for (const card of [2, 5]) {
    const fresh = table();
    const again = mark(match);
    expect(submit(fresh.match, 0, 5, [play(card)], fresh.rng).ok).toBe(true);
    // The same move again, and another one in its place.
    expect(submit(match, 0, 5, [play(card)], rng).ok).toBe(true);
    expect(match.log).toEqual(fresh.match.log);
    goBack(match, again);
  }
});
