import type { AnyGame } from '../../core/game.ts';
import type { NetworkFile } from '../../core/learned.ts';
import type { BotName } from '../spec.ts';
import type { Network } from './network.ts';

/** Only masters play by what was learned; who likes the old one asks for `master-1`. */
const LEARNED: readonly BotName[] = ['master'];

const networks = new WeakMap<AnyGame, Promise<Network | undefined>>();

/** The network that a bot of this name plays this game by; undefined where there is none. */
export const networkFor = async (game: AnyGame, bot: BotName): Promise<Network | undefined> =>
  LEARNED.includes(bot) ? known(game) : undefined;

/**
 * What was learned about this game; undefined where nothing was. Whoever asks it for a judgement need not be a master. Players look deep
 * into a few draws of chance; a judgement is a mean over all of them.
 */
export async function networkOf(game: AnyGame): Promise<Network | undefined> {
  const network = await known(game);
  return network && { ...network, draws: undefined };
}

/** Loaded once. */
async function known(game: AnyGame): Promise<Network | undefined> {
  const loading = networks.get(game) ?? loadNetwork(game);
  networks.set(game, loading);
  try {
    return await loading;
  } catch {
    // Without a line to load it over, say: it goes on with what is known without, and the next question tries again.
    networks.delete(game);
    return undefined;
  }
}

/** The game's own network or another one for the same features. */
export async function loadNetwork(game: AnyGame, other?: NetworkFile): Promise<Network | undefined> {
  const learned = await game.advice?.learned?.();
  const file = other ?? learned?.network;
  if (!learned || !file) return undefined;
  // Loaded late: until a master sits down nobody needs to know how networks work.
  const { makeNetwork } = await import('./network.ts');
  return makeNetwork(learned, file);
}
