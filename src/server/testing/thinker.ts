import { answer } from '../../bots/answer.ts';
import { parseBotSpec } from '../../bots/index.ts';
import type { Thinker } from '../bots/thinker.ts';

/** Bots on this thread, for tests: the pool needs built files. */
export const inProcess: Thinker = {
  knows: (bot) => parseBotSpec(bot) !== undefined,
  think: async ({ game, view, seat }) => {
    await new Promise((resolve) => setImmediate(resolve));
    return answer(() => Promise.resolve(game), { game: game.id, bot: 'random', view, seat, budget: {}, seed: 1 });
  },
  close: async () => undefined,
};
