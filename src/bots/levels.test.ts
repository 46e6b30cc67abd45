import { expect, test } from 'vitest';
import { seeded } from '../core/rng.ts';
import type { Budget } from './budget.ts';
import { BOTS, LEVEL_NAMES, parseBotSpec } from './index.ts';
import { LEVELS } from './levels.ts';
import { drawn, noughts } from './testing/noughts.ts';

test('a level is named like any bot, with its own budget or another', () => {
  for (const name of LEVEL_NAMES) expect(parseBotSpec(name)).toEqual({ bot: name });
  expect(parseBotSpec('master:50it')).toEqual({ bot: 'master', budget: { iterations: 50 } });
});

const answers = (level: 'apprentice' | 'journeyman', picture: string): string[] =>
  Array.from({ length: 40 }, (_, seed) =>
    JSON.stringify(BOTS[level]({ game: noughts, view: drawn(picture), seat: 0, budget: { iterations: 60 }, rng: seeded(seed) })),
  );

test('levels waver between moves that seem alike; of five moves a journeyman sees all and takes the win, an apprentice two', () => {
  for (const level of ['apprentice', 'journeyman'] as const) expect(new Set(answers(level, '... ... ...')).size).toBeGreaterThan(3);
  const wins = (level: 'apprentice' | 'journeyman') =>
    answers(level, 'xx. oo. ...').filter((move) => move === '{"type":"mark","cell":2}').length;
  expect(wins('journeyman')).toBeGreaterThan(30);
  expect(wins('apprentice')).toBeGreaterThan(8);
  expect(wins('apprentice')).toBeLessThan(28);
});

test('a level that is given no budget thinks as long as it usually does', () => {
  const work = (budget: Budget): number => {
    let applied = 0;
    const counted = {
      ...noughts,
      apply(...move: Parameters<typeof noughts.apply>) {
        applied++;
        noughts.apply(...move);
      },
    };
    BOTS.journeyman({ game: counted, view: drawn('... ... ...'), seat: 0, budget, rng: seeded(1) });
    return applied;
  };
  expect(work({})).toBe(work(LEVELS.journeyman.budget));
  expect(work({})).toBeGreaterThan(work({ iterations: 4 }));
  expect(work({})).toBeLessThan(work({ iterations: 64 }));
});
