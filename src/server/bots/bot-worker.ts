import { setPriority } from 'node:os';
import { isMainThread } from 'node:worker_threads';
import { answer, type BotRequest } from '../../bots/answer.ts';
import type { AnyGame } from '../../core/game.ts';
import { GAMES } from '../../games/index.ts';

async function rules(id: string): Promise<AnyGame> {
  const load = Object.hasOwn(GAMES, id) ? GAMES[id as keyof typeof GAMES] : undefined;
  if (!load) throw new Error(`there is no game ${id}`);
  return (await load()).game;
}

/** People come first: on Linux a thread has a priority of its own, and whoever thinks leaves the processor to whoever must answer. */
const PATIENT = 10;
if (!isMainThread && process.platform === 'linux') setPriority(PATIENT);

/** The bots' thread: the server asks it by this name. */
export const decide = (request: BotRequest) => answer(rules, request);
