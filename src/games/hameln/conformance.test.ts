import { expect, test } from 'vitest';
import { conforms, explainer, variants } from '../conformance.ts';
import { plantLeaks } from '../testing/leaks.ts';
import { hameln } from './index.ts';
import { physics } from './physics.ts';

const { game } = hameln;
const explains = await explainer(hameln);

/** Where evened purses make no difference the games would only be played twice. */
const cases = variants(game).map((options) => {
  const seats = game.seats.filter((n) => options.purses === 'empty' || game.matters?.('purses', n));
  return { options, seats };
});

test.each(cases)('keeps every promise with $options and $seats players', ({ options, seats }) => {
  expect(conforms({ ...game, seats }, options, physics, { games: 2, seed: 11, explains })).toEqual([]);
});

test('no view can show a hidden trap unnoticed', () => {
  const { planted, missed } = plantLeaks(game, physics, { games: 2, seed: 5 });
  expect(missed).toEqual([]);
  expect(planted).toEqual(
    expect.arrayContaining([
      'traps to rivals in phase 3',
      'traps.0 to spectators of at least 3',
      'traps to rivals with 3 seats',
      'traps.4 to spectators',
      'stack to rivals in phase 1',
      'stack.2 to spectators with 4 seats',
    ]),
  );
});
