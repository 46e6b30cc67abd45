import { askBots } from '../../../bots/ask.ts';
import type { AnyMove, Seat } from '../../../core/game.ts';

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
