import { expect, test } from 'vitest';
import { BOT_NAMES } from '../../bots/index.ts';
import { start } from '../../core/match.ts';
import { seeded } from '../../core/rng.ts';
import { GAMES } from '../../games/index.ts';
import { decide } from './bot-worker.ts';

test('the thread answers for every bot from a view that travelled as text', async () => {
  const { game } = await GAMES.rattenscharf();
  const { state } = start(game, 2, { scoreShrunkGroups: true, start: 'green' }, seeded(4));
  for (const bot of BOT_NAMES) {
    const request = { game: 'rattenscharf', bot, view: game.view(state, 1), seat: 1, budget: { iterations: 5 }, seed: 2 };
    expect(game.moves(state, 1)).toContainEqual(await decide(JSON.parse(JSON.stringify(request))));
  }
});
