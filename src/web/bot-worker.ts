import { serveBots } from '../bots/serve.ts';
import { loadGame } from './words.ts';

/** The bots' own thread, so that the page stays quick while they think. */
serveBots(self, async (id) => {
  const pack = await loadGame(id);
  if (!pack) throw new Error(`no game ${id}`);
  return pack.game;
});
