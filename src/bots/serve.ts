import type { AnyMove } from '../core/game.ts';
import { answer, type LoadGame } from './answer.ts';
import type { Answered, Asked, BotQuestion, Port } from './ask.ts';
import { parseBotSpec } from './spec.ts';
import { tableBudget } from './table-budget.ts';

async function think(load: LoadGame, question: BotQuestion): Promise<AnyMove> {
  // A game that was kept long ago may name a bot that is no more; it goes on all the same.
  const spec = parseBotSpec(question.bot) ?? { bot: 'greedy' };
  return answer(load, { ...question, bot: spec.bot, budget: tableBudget(spec, await load(question.game)) });
}

/** The worker's side: `serveBots(self, load)` is all that a module worker has to say. */
export function serveBots(port: Port, load: LoadGame): void {
  port.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
    think(load, data.question).then(
      (move) => port.postMessage({ id: data.id, move } satisfies Answered),
      (fault: unknown) => port.postMessage({ id: data.id, error: String(fault) } satisfies Answered),
    );
  });
}
