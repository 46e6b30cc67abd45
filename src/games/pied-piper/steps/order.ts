import type { Refusal, Seat } from '../../../core/game.ts';
import { hasExactly, isInteger } from '../../../core/json.ts';
import { COLUMNS, FIGURES, type FigureName } from '../data.ts';
import type { Emit } from '../events.ts';
import { executeBoth } from '../execute.ts';
import { figureName, type Order, orderOf } from '../moves.ts';
import type { RuleId } from '../rule-ids.ts';
import { NONE, type State } from '../state.ts';
import { isFull } from '../turn.ts';

/** Two figures are activated: the player decides which one moves first. */

export function orderMoves(s: State): readonly Order[] {
  const moves: Order[] = [];
  for (let column = 0; column < COLUMNS; column++) {
    const order = isFull(s, column) ? orderOf(s.row[column] ?? NONE, column) : undefined;
    if (order) moves.push(order);
  }
  return moves;
}

export function orderRefusal(s: State, move: unknown): Refusal<RuleId> | undefined {
  if (!hasExactly(move, ['type', 'figure', 'column']) || move.type !== 'order') return { rule: 'order/malformed' };
  const { figure, column } = move;
  if (!isInteger(column) || !(FIGURES as readonly unknown[]).includes(figure)) return { rule: 'order/malformed' };
  const choices = orderMoves(s);
  if (choices.some((order) => order.column === column && order.figure === figure)) return undefined;
  return { rule: 'order/not-activated', params: { figure: figure as FigureName, choices: choices.map((order) => order.figure) } };
}

export function applyOrder(s: State, seat: Seat, move: Order, emit?: Emit): void {
  const { column } = move;
  emit?.({ type: 'ordered', seat, figure: figureName(s.row[column] ?? NONE), column });
  let other = column;
  for (let c = 0; c < COLUMNS; c++) if (c !== column && isFull(s, c)) other = c;
  executeBoth(s, column, other, emit);
}
