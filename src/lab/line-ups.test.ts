import { expect, test } from 'vitest';
import { lineUps } from './line-ups.ts';

test('two bots change seats', () => {
  expect(lineUps(2, 2)).toEqual([
    [0, 1],
    [1, 0],
  ]);
});

test.each([
  [2, 2],
  [3, 3],
  [2, 3],
  [2, 4],
  [3, 4],
  [4, 3],
  [5, 2],
])('%i bots on %i seats: each sits on every seat equally often', (bots, seats) => {
  const all = lineUps(bots, seats);
  for (let seat = 0; seat < seats; seat++) {
    const counts = Array.from({ length: bots }, (_, bot) => all.filter((lineUp) => lineUp[seat] === bot).length);
    expect(new Set(counts)).toEqual(new Set([all.length / bots]));
  }
});

test('with more bots than seats every two of them meet', () => {
  const meetings = new Set(lineUps(4, 2).map((lineUp) => lineUp.toSorted().join()));
  expect(meetings.size).toBe(6);
});
