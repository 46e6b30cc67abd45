import { askBots } from '../../../bots/ask.ts';
import type { AnyMove, Seat } from '../../../core/game.ts';

/** The levels a guest may choose from: two that answer at once, and three that look ahead, weakest first. The value is what records and the server call them. */
export const BOT_LEVELS = [
  { value: 'random', level: 'random' },
  { value: 'greedy', level: 'greedy' },
  { value: 'apprentice', level: 'apprentice' },
  { value: 'journeyman', level: 'journeyman' },
  { value: 'master', level: 'master' },
] as const;
export const USUAL_BOT = 'greedy';

export interface Thought {
  readonly game: string;
  readonly bot: string;
  readonly view: unknown;
  readonly seat: Seat;
}
export type Think = (thought: Thought) => Promise<AnyMove>;

let ask: ReturnType<typeof askBots> | undefined;

/** Asks the bots in their worker, which is started by the first question. */
export const thinkInWorker: Think = ({ game, bot, view, seat }) => {
  ask ??= askBots(new Worker(new URL('../../bot-worker.ts', import.meta.url), { type: 'module' }));
  return ask({ game, bot, view, seat, seed: crypto.getRandomValues(new Uint32Array(1))[0] ?? 0 });
};
