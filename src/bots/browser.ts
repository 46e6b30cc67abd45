import type { AnyMove } from '../core/game.ts';
import { answer, type BotRequest, type LoadGame } from './answer.ts';

/** The page's question and the worker's answer share a number, since several may be under way. */
interface Asked {
  readonly id: number;
  readonly request: BotRequest;
}
type Answered = { readonly id: number; readonly move: AnyMove } | { readonly id: number; readonly error: string };

/** The part of a Worker, and of the scope inside it, that is used here. */
interface Port {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (e: MessageEvent) => void): void;
}

/** The worker's side: `serveBots(self, load)` is all that a module worker has to say. */
export function serveBots(port: Port, load: LoadGame): void {
  port.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
    answer(load, data.request).then(
      (move) => port.postMessage({ id: data.id, move } satisfies Answered),
      (fault: unknown) => port.postMessage({ id: data.id, error: String(fault) } satisfies Answered),
    );
  });
}

/** The page's side. */
export function askBots(worker: Port): (request: BotRequest) => Promise<AnyMove> {
  const waiting = new Map<number, (answered: Answered) => void>();
  let last = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<Answered>) => {
    waiting.get(data.id)?.(data);
    waiting.delete(data.id);
  });
  return (request) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, (answered) => ('move' in answered ? resolve(answered.move) : reject(new Error(answered.error))));
      worker.postMessage({ id: last, request } satisfies Asked);
    });
}
