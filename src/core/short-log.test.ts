import { expect, test } from 'vitest';
import { CHANCE } from './game.ts';
import { open, pending, replayEntry } from './match.ts';
import { pick, seeded } from './rng.ts';
import { asked, lengthen, shorten } from './short-log.ts';
import { mice } from './testing/mice.ts';

/** A whole game, whoever is due first or last. */
function played(seed: number) {
  const rng = seeded(seed);
  const match = open(mice, 2, { hand: 2 });
  for (let due = pending(match); due.length > 0; due = pending(match)) {
    const seat = pick(due, rng);
    const move = seat === CHANCE ? mice.roll(match.state as never, rng) : pick(mice.moves(match.state as never, seat), rng);
    expect(replayEntry(match, { seat, move })).toBeUndefined();
  }
  return match;
}

test('a short log leads to the same game', () => {
  for (let seed = 1; seed <= 20; seed += 1) {
    const match = played(seed);
    const short = shorten(mice, 2, { hand: 2 }, match.log);
    const again = lengthen(mice, 2, { hand: 2 }, short ?? []);
    expect(short).toHaveLength(match.log.length);
    expect(again?.log).toEqual(match.log);
    expect(again?.state).toEqual(match.state);
  }
});

test('what the rules do not list has no number, and a number that they do not know no move', () => {
  const match = played(1);
  expect(shorten(mice, 2, { hand: 2 }, [{ seat: 0, move: { type: 'fly' } }])).toBeUndefined();
  expect(lengthen(mice, 2, { hand: 2 }, [999])).toBeUndefined();
  const short = shorten(mice, 2, { hand: 2 }, match.log) ?? [];
  expect(lengthen(mice, 2, { hand: 2 }, [...short, 0])).toBeUndefined();
});

test('one seat is asked, or nobody in particular', () => {
  const match = open(mice, 2, { hand: 2 });
  expect(asked(match)).toBeUndefined();
  const over = played(1);
  expect(asked(over)).toBeUndefined();
});
