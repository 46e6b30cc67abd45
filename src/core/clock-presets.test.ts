import { expect, test } from 'vitest';
import { CARDS } from '../games/index.ts';
import { presets } from './clock-presets.ts';

test('each game has times of its own, and people have more when they are calm', () => {
  const minutes = (game: keyof typeof CARDS, players: number) => {
    const { quick, calm } = presets(CARDS[game], players);
    return [quick.reserve / 60, calm.reserve / 60];
  };
  expect(minutes('rattenscharf', 2)).toEqual([8, 15]);
  expect(minutes('pied-piper', 5)).toEqual([2, 4]);
  expect(minutes('hameln', 3)).toEqual([10, 20]);
  expect(minutes('die-patin', 2)).toEqual([15, 30]);
  expect(minutes('die-patin', 5)).toEqual([15, 30]);
});
