import { clone } from '../../../core/clone.ts';
import { equal } from '../../../core/equal.ts';
import type { Seat } from '../../../core/game.ts';
import { must } from '../../../core/must.ts';
import { game } from '../game.ts';
import type { Move } from '../moves.ts';
import { placeForced } from '../rats.ts';
import { due, type PlayerQuestion, type State } from '../state.ts';

/**
 * What somebody is about to do: moves that the rules allow one after the other, tried on a copy of the view. Nothing that follows
 * by itself is done, and nothing is drawn: the next house works only when the moves are really played.
 */
export interface Draft {
  /** Those of the wished moves that are legal, in order. */
  readonly moves: readonly Move[];
  readonly state: State;
  /** What is asked next, in this draft. */
  readonly step: PlayerQuestion;
  /** Every legal way to go on; [] once the draft answers the whole question. */
  readonly open: readonly Move[];
}

export function draftOf(view: State, seat: Seat, wishes: readonly Move[]): Draft {
  const state = clone(view);
  const moves: Move[] = [];
  for (const wish of wishes) {
    const legal = listed(state, seat).find((move) => equal(move, wish));
    if (!legal) continue;
    advance(state, seat, legal);
    moves.push(legal);
  }
  const over = moves.some((move) => CLOSING.includes(move.type));
  return { moves, state, step: due(state) as PlayerQuestion, open: over ? [] : listed(state, seat) };
}

/** A question that has been answered; the next one belongs to a position that is not there yet. */
const CLOSING: readonly Move['type'][] = ['settle', 'move-in', 'influence', 'bribe', 'chase', 'ransom'];

function listed(s: State, seat: Seat): readonly Move[] {
  if (due(s) === 'place' && s.left === 0) return [];
  return game.moves(s, seat);
}

function advance(s: State, seat: Seat, move: Move): void {
  if (move.type === 'ransom') return;
  must(game.step)(s, seat, move);
  if (move.type === 'rat') placeForced(s);
}
