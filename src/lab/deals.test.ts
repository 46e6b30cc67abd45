import { expect, test } from 'vitest';
import { type AnyMove, CHANCE } from '../core/game.ts';
import { open } from '../core/match.ts';
import { variants } from '../games/conformance.ts';
import { GAMES } from '../games/index.ts';
import { parsePlayer } from './players.ts';
import { playout } from './playout.ts';

/** What chance did of one kind, in each of the games of a deal; the games are as different as bots can make them. */
async function luck(id: keyof typeof GAMES, seats: number, kind: string, deal: number): Promise<AnyMove[][]> {
  const { game } = await GAMES[id]();
  const options = variants(game)[0] ?? {};
  const names = Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'greedy' : 'random'));
  const lineUps = [names, names.toReversed()].map((line) => line.map((name) => parsePlayer(name)));
  const run = { game: id, seats, options, lineUps, seed: 3, duplicate: true };
  return lineUps.map((_, i) => {
    const match = open(game, seats, options);
    playout(match, run, deal * lineUps.length + i, { keepLog: true });
    return match.log.filter((e) => e.seat === CHANCE && e.move.type === kind).map((e) => e.move);
  });
}

/** As far as both games had such events. */
function expectSame([a = [], b = []]: AnyMove[][], atLeast: number, upTo = Number.POSITIVE_INFINITY): void {
  const n = Math.min(a.length, b.length, upTo);
  expect(n).toBeGreaterThanOrEqual(atLeast);
  expect(a.slice(0, n)).toEqual(b.slice(0, n));
}

test('Rattenscharf: all line-ups of a deal get the same strips, and other deals others', async () => {
  const [first, second] = [await luck('rattenscharf', 2, 'reveal', 0), await luck('rattenscharf', 2, 'reveal', 1)];
  expectSame(first, 5);
  expect(first[0]).not.toEqual(second[0]);
});

test('Die Patin: the same tiles and the same beginner', async () => {
  for (const [kind, n] of [
    ['remove', 3],
    ['deal', 15],
    ['start', 1],
  ] as const)
    expectSame(await luck('die-patin', 3, kind, 0), n);
});

test('Hameln: the same order and markers, and traps in the same order however many children were drawn', async () => {
  expectSame(await luck('hameln', 3, 'order', 0), 1);
  expectSame(await luck('hameln', 3, 'marker', 0), 12);
  expectSame(await luck('hameln', 3, 'trap', 0), 1);
});

test('Pied Piper: the same cards until the deck is shuffled anew', async () => {
  expectSame(await luck('pied-piper', 3, 'draw', 0), 12, 20);
});
