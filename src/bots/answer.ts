import type { AnyGame, AnyMove, Seat } from '../core/game.ts';
import { seeded } from '../core/rng.ts';
import type { Bot } from './bot.ts';
import type { Budget } from './budget.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';
import type { Memory } from './search/memory.ts';
import type { BotName } from './spec.ts';

/** A question as it travels to a worker: plain JSON, the game by its id. */
export interface BotRequest {
  readonly game: string;
  readonly bot: BotName;
  readonly view: unknown;
  readonly seat: Seat;
  readonly budget: Budget;
  readonly seed: number;
}

/** Finds the rules by id. Handed in, because bots know no particular game. */
export type LoadGame = (id: string) => Promise<AnyGame>;

/** One for each bot on a seat, the last used last. Two tables that share one cost each other their thoughts, never a wrong answer. */
const memories = new Map<string, Memory>();
/** A tree takes a megabyte or more. */
const MOST = 8;

function memoryOf({ game, bot, seat }: BotRequest): Memory {
  const key = `${game}/${bot}/${seat}`;
  const memory = memories.get(key) ?? {};
  memories.delete(key);
  memories.set(key, memory);
  if (memories.size > MOST) memories.delete(memories.keys().next().value ?? '');
  return memory;
}

/** Those that answer at once. Whoever looks ahead is fetched by the first question, so that nobody waits for them at the usual table. */
const QUICK: { readonly [B in BotName]?: Bot } = { random, greedy };

/** What every worker does, in Node and in the browser alike. */
export async function answer(load: LoadGame, request: BotRequest): Promise<AnyMove> {
  const { bot, view, seat, budget, seed } = request;
  const game = await load(request.game);
  const question = { game, view, seat, budget, rng: seeded(seed), memory: memoryOf(request) };
  const quick = QUICK[bot];
  if (quick) return quick(question);
  const { BOTS, networkFor } = await import('./index.ts');
  return BOTS[bot]({ ...question, network: await networkFor(game, bot) });
}
