import { expect, test } from 'vitest';
import { BOTS, type BotName, type Budget } from '../bots/index.ts';
import { open, start } from '../core/match.ts';
import { seeded } from '../core/rng.ts';
import { GAMES } from '../games/index.ts';
import { playout } from './playout.ts';

/** Bots know no game; here they meet one that is wide: hundreds of placements, two strips a turn, chance between the turns. */
const { game } = await GAMES.rattenscharf();
const OPTIONS = { scoreShrunkGroups: true, start: 'red' } as const;

/** How many of six games the first bot wins against the second, from either seat. */
function wins(first: BotName, second: BotName, budget: Budget): number {
  const lineUps = [[first, second] as const, [second, first] as const].map((names) => names.map((bot) => ({ name: bot, bot, budget })));
  const run = { game: game.id, seats: 2, options: OPTIONS, lineUps, seed: 3 };
  return Array.from({ length: 6 }, (_, i) => playout(open(game, 2, OPTIONS), run, i)).filter(
    ({ index, winners }) => winners[0] === index % 2,
  ).length;
}

test('greedy and search beat random play', () => {
  expect(wins('greedy', 'random', {})).toBe(6);
  expect(wins('search', 'random', { iterations: 20 })).toBe(6);
});

test('a search in Rattenscharf can be repeated', () => {
  const { state } = start(game, 2, OPTIONS, seeded(8));
  const ask = () => BOTS.search({ game, view: game.view(state, 0), seat: 0, budget: { iterations: 60 }, rng: seeded(1) });
  expect(ask()).toEqual(ask());
});

test('a search of a few milliseconds answers in time, however many moves there are', () => {
  const { state } = start(game, 2, OPTIONS, seeded(8));
  const ask = (milliseconds: number) => BOTS.search({ game, view: game.view(state, 0), seat: 0, budget: { milliseconds }, rng: seeded(1) });
  ask(50);
  const began = performance.now();
  expect(game.moves(state, 0)).toContainEqual(ask(1));
  expect(performance.now() - began).toBeLessThan(100);
});
