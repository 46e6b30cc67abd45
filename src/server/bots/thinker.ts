import type { AnyGame, AnyMove, Seat } from '../../core/game.ts';
import type { Share } from './fair-queue.ts';

export interface Thought {
  readonly game: AnyGame;
  /** What the seat sees; a bot is told nothing else. */
  readonly view: unknown;
  readonly seat: Seat;
  /** A bot's name and, if it has one, its budget. */
  readonly bot: string;
  /** Whose table it is, and whether a person plays at it. */
  readonly share: Share;
}

/** Bots beside the main thread. */
export interface Thinker {
  /** Whether there is a bot of that name and level. */
  knows(bot: string): boolean;
  /** Undefined if the bot hung, crashed or was never there: never rejects, never lasts much longer than the budget. */
  think(thought: Thought): Promise<AnyMove | undefined>;
  close(): Promise<void>;
}
