import { answer, type BotRequest } from '../../bots/answer.ts';
import type { AnyGame } from '../../core/game.ts';
import { GAMES } from '../../games/index.ts';

async function rules(id: string): Promise<AnyGame> {
  const load = Object.hasOwn(GAMES, id) ? GAMES[id as keyof typeof GAMES] : undefined;
  if (!load) throw new Error(`there is no game ${id}`);
  return (await load()).game;
}

/** The bots' thread: the server asks it by this name. */
export const decide = (request: BotRequest) => answer(rules, request);
