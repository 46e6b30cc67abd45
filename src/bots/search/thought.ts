import { copyState } from '../../core/clone.ts';
import { equal } from '../../core/equal.ts';
import { type AnyGame, type AnyMove, CHANCE, type Seat } from '../../core/game.ts';
import { fork } from '../../core/rng.ts';
import type { Question } from '../bot.ts';
import { deadline, type Late } from '../budget.ts';
import type { Network } from '../network/network.ts';
import type { History } from './reply.ts';

/** What one search keeps in mind. */
export interface Thought {
  readonly game: AnyGame;
  readonly seat: Seat;
  readonly seats: number;
  /** Whose turn it is at the root. */
  readonly turn: Seat;
  /** Where given, imagined games are judged only when this seat is to move: chances of different times can be compared then. */
  readonly rest?: Seat | undefined;
  /** Nothing is hidden: every imagined world is the view itself, and a node's legal moves never change. */
  readonly open: boolean;
  readonly late: Late;
  /** Seeds the chance of all iterations. */
  readonly seed: number;
  readonly imagine: () => unknown;
  readonly history: History;
  /** By seat: what its moves gained at first sight, wherever in the search that was. */
  readonly impressions: readonly History[];
  readonly network: Network | undefined;
}

export function think({ game, view, seat, budget, rng, network }: Question): Thought {
  const late = deadline(budget);
  const open = equal(game.imagine(copyState(game, view), seat, rng), view);
  const seats = game.sheet(view).totals.length;
  const imagine = () => (open ? copyState(game, view) : game.imagine(copyState(game, view), seat, rng));
  return {
    ...{ game, seat, seats, turn: turnAt(game, view, seat), open, late, seed: fork(rng), imagine, history: new Map() },
    impressions: Array.from({ length: seats }, () => new Map<AnyMove, number>()),
    network: network?.seats.includes(seats) ? network : undefined,
  };
}

function turnAt(game: AnyGame, view: unknown, seat: Seat): Seat {
  const due: readonly Seat[] = game.pending(view);
  const [first = CHANCE] = due;
  return due.includes(seat) || first === CHANCE ? seat : first;
}
