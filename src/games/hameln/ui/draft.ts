import { clone } from '../../../core/clone.ts';
import { equal } from '../../../core/equal.ts';
import type { Seat } from '../../../core/game.ts';
import { game } from '../game.ts';
import type { Move } from '../moves.ts';
import { placeForced, placeRat } from '../rats.ts';
import { due, type PlayerStep, type State } from '../state.ts';
import { applyAct } from '../steps/act.ts';
import { applyChase } from '../steps/chase.ts';
import { applyMoveIn } from '../steps/move-in.ts';
import { applyName } from '../steps/name.ts';
import { applyOptional } from '../steps/optional.ts';
import { applySell } from '../steps/sell.ts';
import { applyWed } from '../steps/wed.ts';
import { circleNumber, houseNumber } from '../town.ts';

/**
 * What somebody is about to do: moves that the rules allow one after the other, tried on a copy of the view. Nothing that follows
 * by itself is done, and nothing is drawn: the next house works only when the moves are really played.
 */
export interface Draft {
  /** Those of the wished moves that are legal, in order. */
  readonly moves: readonly Move[];
  readonly state: State;
  /** What is asked next, in this draft. */
  readonly step: PlayerStep;
  /** Every legal way to go on; [] once the draft answers the whole question. */
  readonly open: readonly Move[];
}

export function draftOf(view: State, seat: Seat, wishes: readonly Move[]): Draft {
  const state = clone(view);
  const moves: Move[] = [];
  for (const wish of wishes) {
    const legal = listed(state, seat).find((move) => equal(move, wish));
    if (!legal) continue;
    advance(state, legal);
    moves.push(legal);
  }
  const over = moves.some((move) => CLOSING.includes(move.type));
  return { moves, state, step: due(state) as PlayerStep, open: over ? [] : listed(state, seat) };
}

/** A question that has been answered; the next one belongs to a position that is not there yet. */
const CLOSING: readonly Move['type'][] = ['settle', 'move-in', 'influence', 'bribe', 'chase', 'ransom'];

function listed(s: State, seat: Seat): readonly Move[] {
  if (due(s) === 'place' && s.left === 0) return [];
  return game.moves(s, seat);
}

function advance(s: State, move: Move): void {
  if (move.type === 'act') applyAct(s, move);
  else if (move.type === 'name') applyName(s, move);
  else if (move.type === 'wed') applyWed(s, move);
  else if (move.type === 'move-in') applyMoveIn(s, move);
  else if (move.type === 'sell' || move.type === 'swap') applySell(s, move);
  else if (move.type === 'chase') applyChase(s, move);
  else if (move.type === 'cat' || move.type === 'influence' || move.type === 'bribe') applyOptional(s, move);
  else if (move.type === 'settle') settle(s, houseNumber(move.house));
  else if (move.type === 'rat') {
    placeRat(s, circleNumber(move.circle));
    placeForced(s);
  }
}

function settle(s: State, house: number): void {
  (due(s) === 'man' ? s.men : s.women)[house] = s.seat;
}
