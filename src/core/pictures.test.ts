import { expect, test } from 'vitest';
import { CHANCE, type Viewer } from './game.ts';
import { type Match, open, replayEntry, submit } from './match.ts';
import { pictures } from './pictures.ts';
import { seeded } from './rng.ts';
import { type MiceMove, type MiceState, mice } from './testing/mice.ts';

const play = (card: number) => ({ type: 'play', card }) as const;

/** Ana 2 5, Bo 3 4, a cheese of 6. */
function table(): Match {
  const match = open(mice, 2, { hand: 2 });
  for (const card of [6, 2, 3, 5, 4]) replayEntry(match, { seat: CHANCE, move: { type: 'draw', card } as MiceMove });
  return match;
}

/** What is drawn for a viewer after some moves, sent one by one; 'after' stands for the last position. */
function drawn(match: Match, viewer: Viewer, moves: readonly MiceMove[]): unknown[] {
  const before = mice.view(match.state as MiceState, viewer);
  const from = match.log.length;
  const happenings = moves.flatMap((move) => {
    const outcome = submit(match, match.game.pending(match.state)[0] ?? 0, match.log.length, [move], seeded(1));
    return outcome.ok ? outcome.happenings : [];
  });
  expect(match.log).toHaveLength(from + moves.length);
  const heard = happenings.flatMap(({ n, event }) => ({ n, event: mice.redact(event as never, viewer) ?? event }));
  const after = mice.view(match.state as MiceState, viewer);
  return pictures(mice, before, viewer, heard, after).map((picture) => (picture === after ? 'after' : picture));
}

test('one picture for each event, the newest last, whoever moved', () => {
  const piles = (viewer: Viewer) => drawn(table(), viewer, [play(5), play(3), play(2)]).map((s) => (s as MiceState).pile);
  for (const viewer of [0, 1, null]) expect(piles(viewer)).toEqual([[5], [5, 3], [5, 3, 2]]);
});

test('a picture shows what the viewer may see and no more', () => {
  for (const viewer of [0, 1, null] as const) {
    const match = table();
    const [first] = drawn(match, viewer, [play(5)]);
    // Whose turn it is is changed after the event, and told by nothing.
    expect(first).toEqual({ ...mice.view(match.state as MiceState, viewer), turn: 0 });
  }
});

test('what came out of hiding is drawn as it is in the end, and never guessed', () => {
  const match = table();
  drawn(match, 0, [play(5), play(3), play(2), play(4)]);
  expect(drawn(match, null, [{ type: 'bid', bid: 2 }])).toMatchObject([{ bids: [9, 0], cheese: 0 }]);
  // The last bid turns the cheese up. In some world it is the true one; what is drawn is right or comes with the end.
  for (const picture of drawn(match, 1, [{ type: 'bid', bid: 1 }]))
    if (picture !== 'after') expect(picture).toMatchObject({ cheese: expect.toSatisfy((c) => c === 0 || c === 6) });
});

test('whoever sees everything is shown everything', () => {
  const match = table();
  const before = structuredClone(match.state);
  const outcome = submit(match, 0, 5, [{ type: 'peek' }, play(5)], seeded(1));
  const [peeked, played] = pictures(mice, before, null, outcome.ok ? outcome.happenings : [], 'after') as MiceState[];
  expect([peeked?.hands, peeked?.peeked]).toEqual([
    [
      [2, 5],
      [3, 4],
    ],
    [true, false],
  ]);
  expect(played).toEqual({ ...(match.state as MiceState), turn: 0 });
});

test('what no move tells, such as a take-back, has no picture of its own', () => {
  const happenings = [{ n: 9, event: { type: 'take-back', seat: 0, to: 8 } as never }];
  expect(pictures(mice, mice.view(table().state as MiceState, 0), 0, happenings, 'after')).toEqual(['after']);
  expect(pictures(mice, mice.view(table().state as MiceState, 0), 0, [], 'after')).toEqual([]);
});
