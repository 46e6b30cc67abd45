import { expect, test } from 'vitest';
import { clone } from '../../../core/clone.ts';
import { CHANCE } from '../../../core/game.ts';
import { pick, seeded } from '../../../core/rng.ts';
import { settled } from '../advice.ts';
import { CARDS, COLUMNS } from '../data.ts';
import { executeBoth } from '../execute.ts';
import { game } from '../game.ts';
import { NONE, type State, VARIANTS } from '../state.ts';
import { table } from '../testing/table.ts';
import { isWaiting, lookAtPushes, push } from './pushes.ts';
import { driven, early, fall, hoped, hunters, lookAtTurns, next, nextShare, round, worst } from './turns.ts';

const look = (s: State): void => lookAtTurns(s, settled(s));
const FAR = { yellow: 2, red: 2, blue: 3, violet: 3, black: 3, piper: 3 } as const;

/** Positions of random games in which somebody is about to play. */
function* positions(variant: State['variant'], seats: number): Generator<State> {
  const rng = seeded(seats);
  const s = game.setup(seats, { variant, roof: 8, start: 'random' });
  for (let [seat] = game.pending(s); seat !== undefined; [seat] = game.pending(s)) {
    if (s.phase === 'play') yield s;
    game.apply(s, seat, seat === CHANCE ? game.roll(s, rng) : pick(game.moves(s, seat), rng));
  }
}

test.each(VARIANTS.flatMap((variant) => [2, 3, 5].map((seats) => ({ variant, seats }))))(
  'what one more card would do is what the rules do with it: $variant, $seats seats',
  ({ variant, seats }) => {
    let moved = 0;
    for (const s of positions(variant, seats)) {
      if (s.first !== NONE) continue;
      lookAtPushes(s);
      for (let column = 0; column < COLUMNS; column++) {
        for (let kind = 0; kind < (variant === 'young' ? 4 : CARDS.length); kind++) {
          if (!isWaiting[column]) continue;
          const after = executed(s, column, kind);
          const expected = s.height.map((height, seat) => (after.height[seat] ?? 0) - height);
          // Who leaves changes the ring for those who come after; that is not foretold.
          if (s.keeper.some((keeper, seat) => keeper !== after.keeper[seat])) continue;
          expect(expected.map((_, seat) => push(column, kind, seat))).toEqual(expected);
          moved += expected.filter((steps) => steps !== 0).length;
        }
      }
    }
    expect(moved).toBeGreaterThan(20);
  },
);

/** The position when that card, from wherever it may come, has moved the figure of that column. */
function executed(s: State, column: number, kind: number): State {
  const after = clone(s);
  if (s.variant === 'young') {
    const figure = after.row[column] ?? NONE;
    const hand = after.hands[after.seat] ?? [];
    hand[0] = kind;
    game.apply(after, after.seat, {
      type: 'play',
      card: CARDS[kind],
      figure: ['yellow', 'red', 'blue', 'violet', 'black', 'green', 'piper'][figure],
      column,
    } as never);
    return after;
  }
  after.cards[column * 2 + 1] = kind;
  executeBoth(after, column, column);
  return after;
}

test('whose turn it is hopes for the best that its cards can do with figures that wait', () => {
  // The piper stands before house 0 with a card under it: one forward more takes two steps off, and the yellow rat drives out house 1.
  const t = table({
    seats: 4,
    under: ['forward1', '', '', 'forward1'],
    hand: 'forward1 forward1 sewer melody',
    ahead: { ...FAR, yellow: 1, piper: 0 },
    height: [5, 7, 4, 4],
  });
  look(t.state);
  expect([fall[0], driven[0]]).toEqual([1, 1]);
  expect([next[0], next[1], next[2]]).toEqual([4, 8, 5]);
  expect(nextShare[0]).toBe(hoped[0]);
  expect(nextShare[1]).toBe(0);
});

test('who could be driven out knows by how many, and who of them comes first', () => {
  const t = table({ seats: 4, under: ['forward1'], ahead: { ...FAR, yellow: 1 }, height: [3, 7, 3, 3] });
  t.state.hands = [
    [3, 3, 3, 3],
    [2, 2, 2, 2],
    [0, 0, 0, 0],
    [3, 3, 3, 3],
  ];
  look(t.state);
  // The rat runs through house 1 by the card that lies there, whatever comes next.
  expect([hunters[1], worst[1]]).toEqual([3, 1]);
  expect(early[1]).toBe(1);
  expect(hunters[0]).toBe(0);
});

test('a win within reach is certain', () => {
  const t = table({ seats: 3, under: ['forward1'], hand: 'sewer sewer sewer sewer', ahead: { yellow: 1 }, height: [0, 7, 3] });
  look(t.state);
  expect([hoped[0], nextShare[0], round[1]]).toEqual([1, 1, 8]);
});

test('who has played a card has one left, and not for the same figure', () => {
  const rats = { ...FAR, yellow: 1, red: 1, blue: 2 };
  const t = table({
    seats: 4,
    under: ['forward1', 'forward1'],
    hand: 'forward1 forward1 forward1 forward1',
    ahead: rats,
    height: [4, 4, 4, 4],
  });
  look(t.state);
  // Two rats run through houses 1 and 2.
  expect([...next.subarray(0, 4)]).toEqual([4, 6, 6, 4]);
  t.play('forward1', 2);
  look(t.state);
  expect([...next.subarray(0, 4)]).toEqual([4, 5, 5, 4]);
  // The third waits under the card that was played: for others, who would have it run on.
  expect(isWaiting[2]).toBe(1);
  expect(round[3]).toBeGreaterThan(4);
});

test('who has played its only waiting column cannot play there again', () => {
  const t = table({ seats: 4, hand: 'forward1 forward1 forward1 forward1', ahead: { ...FAR, blue: 2 }, height: [4, 4, 4, 4] });
  t.play('forward1', 2);
  look(t.state);
  expect([...next.subarray(0, 4)]).toEqual([4, 4, 4, 4]);
});
