import { answer, type BotRequest } from '../bots/answer.ts';
import { loadGame } from './load-game.ts';

/** The bots' thread: the server and the table in the terminal ask it by this name. */
export const decide = (request: BotRequest) => answer((id) => loadGame(id).then(({ game }) => game), request);
