import { clone } from '../../core/clone.ts';
import { equal } from '../../core/equal.ts';
import type { AnyGame, Seat } from '../../core/game.ts';
import { fork } from '../../core/rng.ts';
import type { Question } from '../bot.ts';
import { deadline, type Late } from '../budget.ts';
import type { History } from './reply.ts';

/** What one search keeps in mind. */
export interface Thought {
  readonly game: AnyGame;
  readonly seat: Seat;
  readonly seats: number;
  /** Nothing is hidden: every imagined world is the view itself, and a node's legal moves never change. */
  readonly open: boolean;
  readonly late: Late;
  /** Seeds the chance of all iterations. */
  readonly seed: number;
  readonly imagine: () => unknown;
  readonly history: History;
}

export function think({ game, view, seat, budget, rng }: Question): Thought {
  const late = deadline(budget);
  const open = equal(game.imagine(clone(view), seat, rng), view);
  const seats = game.sheet(view).totals.length;
  const imagine = () => (open ? clone(view) : (game.imagine(clone(view), seat, rng) as unknown));
  return { game, seat, seats, open, late, seed: fork(rng), imagine, history: new Map() };
}
