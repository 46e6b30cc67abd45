import type { Seat } from '../../../core/game.ts';
import { penalty } from '../look.ts';
import type { Move } from '../moves.ts';
import type { State } from '../state.ts';

const children = (move: Move | undefined): number => (move?.type === 'ransom' ? move.boys + move.girls : 0);

/** Where a question has an answer from the start: the only place there is; or as many children stay as one can pay for, boys first. */
export function firstWish(moves: readonly Move[]): readonly Move[] {
  const [only] = moves;
  if (moves.length === 1 && only && ('house' in only || 'circle' in only)) return moves;
  const most = Math.max(...moves.map(children));
  return most > 0 ? moves.filter((move) => children(move) === most).slice(-1) : [];
}

/** What the children who leave between two positions cost their family. */
export function loss(before: State, after: State, seat: Seat): number {
  return after.road.reduce((points, child, space) => points + (space >= before.road.length && child === seat ? penalty(space) : 0), 0);
}
