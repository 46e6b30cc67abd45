import type { AnyMove, Seat } from '../core/game.ts';

/** A question as a page asks it: the bot by the name that records and the server use, such as `greedy` or `search:200ms`. */
export interface BotQuestion {
  readonly game: string;
  readonly bot: string;
  readonly view: unknown;
  readonly seat: Seat;
  readonly seed: number;
}

/** The page's question and the worker's answer share a number, since several may be under way. */
export interface Asked {
  readonly id: number;
  readonly question: BotQuestion;
}
export type Answered = { readonly id: number; readonly move: AnyMove } | { readonly id: number; readonly error: string };

/** The part of a Worker, and of the scope inside it, that is used here. */
export interface Port {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (e: MessageEvent) => void): void;
}

/** The page's side. It knows no bot: those come with the worker. */
export function askBots(worker: Port): (question: BotQuestion) => Promise<AnyMove> {
  const waiting = new Map<number, (answered: Answered) => void>();
  let last = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<Answered>) => {
    waiting.get(data.id)?.(data);
    waiting.delete(data.id);
  });
  return (question) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, (answered) => ('move' in answered ? resolve(answered.move) : reject(new Error(answered.error))));
      worker.postMessage({ id: last, question } satisfies Asked);
    });
}
