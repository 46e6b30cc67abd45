import { expect, test } from 'vitest';
import { seeded } from '../core/rng.ts';
import { BOTS, LEVEL_NAMES, parseBotSpec } from './index.ts';
import { LEVELS } from './levels.ts';
import { drawn, noughts } from './testing/noughts.ts';

test('a level is named like any bot, with its own budget or another', () => {
  for (const name of LEVEL_NAMES) expect(parseBotSpec(name)).toEqual({ bot: name, budget: LEVELS[name].budget });
  expect(parseBotSpec('master:50it')).toEqual({ bot: 'master', budget: { iterations: 50 } });
});

const answers = (picture: string): string[] =>
  Array.from({ length: 40 }, (_, seed) =>
    JSON.stringify(BOTS.apprentice({ game: noughts, view: drawn(picture), seat: 0, budget: { iterations: 60 }, rng: seeded(seed) })),
  );

test('an apprentice wavers between moves that seem alike, but seldom misses a win that it sees', () => {
  expect(new Set(answers('... ... ...')).size).toBeGreaterThan(3);
  expect(answers('xx. oo. ...').filter((move) => move === '{"type":"mark","cell":2}').length).toBeGreaterThan(36);
});

test('a level that is given no budget thinks as long as it usually does', () => {
  const began = performance.now();
  BOTS.journeyman({ game: noughts, view: drawn('... ... ...'), seat: 0, budget: {}, rng: seeded(1) });
  expect(performance.now() - began).toBeLessThan(1000);
});
