import { expect, test } from 'vitest';
import { clone } from '../../core/clone.ts';
import { CHANCE } from '../../core/game.ts';
import { conforms, explainer, variants } from '../conformance.ts';
import { plantLeaks } from '../testing/leaks.ts';
import { diePatin } from './index.ts';
import { physics } from './physics.ts';
import { task } from './state.ts';
import { table } from './testing/table.ts';

const { game } = diePatin;
const explains = await explainer(diePatin);

/** Games are long, so each number of players is a test of its own; former start areas are tried where they differ. */
const cases = variants(game)
  .flatMap((options) => game.seats.map((seats) => ({ seats, options })))
  .filter(({ seats, options }) => options.starts !== 'evened' || seats === 5);

test.each(cases)('keeps every promise with $seats players and $options', ({ seats, options }) => {
  expect(conforms({ ...game, seats: [seats] }, options, physics, { games: 1, seed: 11, explains })).toEqual([]);
});

/** What random games hardly ever reach: the last round with every rat on the board, and with a clan that is walled in. */
const RARE = {
  'no rat in stock': table({
    areas: [
      [0, 1, 15],
      [7, 8, 13],
      [18, 19, 20],
    ],
    rats: [
      { 15: 12, 11: 10, 24: 8 },
      { 6: 12, 8: 9, 14: 9 },
      { 25: 28, 23: 2 },
    ],
    loot: [3, 3, 3],
    tiles: { 0: ['hat-rat', 'claw-expel'], 7: ['fish-rat', 'hat-expel'], 18: ['pawn-rat', 'hat-loot'], 1: ['claw-rat'] },
    round: 5,
    turn: 0,
    todo: [task('turn', CHANCE), task('intrigue', CHANCE)],
  }),
  'a boss without a place': table({
    areas: [[6, 8], [7], [18]],
    rats: [{ 1: 3 }, { 3: 20 }, { 25: 20 }],
    tiles: { 6: ['hat-rat'] },
    round: 5,
    turn: 0,
    todo: [task('turn', CHANCE), task('intrigue', CHANCE)],
  }),
};

test.each(Object.entries(RARE))('keeps every promise with %s', (_, { state }) => {
  const from = { ...game, seats: [3], setup: () => clone(state) };
  expect(conforms(from, { enterprises: 'random' }, physics, { games: 4, seed: 3, explains })).toEqual([]);
});

test('no view can show a hidden card unnoticed', () => {
  const { planted, missed } = plantLeaks(game, physics, { games: 1, seed: 5 });
  expect(missed).toEqual([]);
  expect(planted).toEqual(
    expect.arrayContaining([
      'cards to rivals in round 5',
      'cards to spectators with 2 seats',
      'cards.4 to rivals',
      'cards.1 to spectators',
    ]),
  );
});
