// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { game as hameln } from '../../games/hameln/game.ts';
import { game } from '../../games/rattenscharf/game.ts';
import { Setting } from './new-table.svelte.ts';

const kinds = (setting: Setting) => setting.seats.map((wish) => wish.kind);

test('a table with a link has free seats for the guests, one at this screen has bots', () => {
  const setting = new Setting(game, {});
  expect(kinds(setting)).toEqual(['me', 'bot']);
  setting.where = 'online';
  expect(kinds(setting)).toEqual(['me', 'open']);
  setting.where = 'here';
  expect(kinds(setting)).toEqual(['me', 'bot']);
});

test('a bot that was chosen after the link stays, and more seats are free', () => {
  const setting = new Setting({ ...(game as object), seats: [2, 3] } as never, {});
  setting.where = 'online';
  setting.seats[1] = { kind: 'bot', bot: 'greedy' };
  setting.where = 'online';
  setting.count = 3;
  expect(kinds(setting)).toEqual(['me', 'bot', 'open']);
});

test('what was chosen for a table of another size is not asked for', () => {
  const setting = new Setting(hameln, {});
  setting.options.purses = 'evened';
  expect(setting.chosen).toEqual({ purses: 'evened' });
  setting.count = 5;
  expect(setting.chosen).toEqual({});
});
