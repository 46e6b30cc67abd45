import type { AnyGame, AnyMove, Seat } from '../core/game.ts';
import { seeded } from '../core/rng.ts';
import { BOTS, type BotName, type Budget } from './index.ts';

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

/** What every worker does, in Node and in the browser alike. */
export async function answer(load: LoadGame, request: BotRequest): Promise<AnyMove> {
  const { bot, view, seat, budget, seed } = request;
  const game = await load(request.game);
  return BOTS[bot]({ game, view, seat, budget, rng: seeded(seed) });
}
