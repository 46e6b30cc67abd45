import type { AnyGame, AnyMove, Rng, Seat } from '../core/game.ts';
import type { Budget } from './budget.ts';
import type { Network } from './network/network.ts';
import type { Memory } from './search/memory.ts';

/** All that a bot is told. The view is what `seat` sees: a bot that never gets a state cannot cheat. */
export interface Question {
  readonly game: AnyGame;
  readonly view: unknown;
  readonly seat: Seat;
  readonly budget: Budget;
  readonly rng: Rng;
  /** Kept by whoever asks a seat's questions in order, one for each seat; a bot may leave thoughts for its next step there. */
  readonly memory?: Memory | undefined;
  /** Judges in the place of the game's advice where a search stops. */
  readonly network?: Network | undefined;
  /** Answers sooner where the rest of its time could change nothing. */
  readonly settles?: boolean | undefined;
}

/** Answers with one of the moves that are legal for the seat. It may think long, so run it in a worker. */
export type Bot = (question: Question) => AnyMove;

/** The legal moves of the seat that is asked; asking a seat that has none is the caller's mistake. */
export function choices({ game, view, seat }: Question): readonly [AnyMove, ...AnyMove[]] {
  const [first, ...rest] = game.moves(view, seat);
  if (!first) throw new Error(`seat ${seat} has no decision to make in ${game.id}`);
  return [first, ...rest];
}
