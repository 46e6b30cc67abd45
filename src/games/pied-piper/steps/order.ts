import { isInteger, isMove } from '../../../core/json.ts';
import { must } from '../../../core/must.ts';
import { refuse } from '../../../core/refuse.ts';
import { COLUMNS, FIGURES, type FigureName } from '../data.ts';
import { executeBoth } from '../execute.ts';
import { isFull } from '../flow.ts';
import { type Order, orderOf } from '../moves.ts';
import type { State } from '../state.ts';
import type { Decision } from './step.ts';

/** Two figures are activated: the player decides which one moves first. */
export const order: Decision<Order> = {
  moves: choices,
  refusal(s, _seat, move) {
    if (!isMove(move, 'order', ['figure', 'column'])) return refuse('order/malformed');
    const { figure, column } = move;
    if (!isInteger(column) || !(FIGURES as readonly unknown[]).includes(figure)) return refuse('order/malformed');
    if (choices(s).some((choice) => choice.column === column && choice.figure === figure)) return undefined;
    return refuse('order/not-activated', { figure: figure as FigureName, columns: choices(s).map((choice) => choice.column) });
  },
  apply(s, seat, { figure, column }, emit) {
    emit?.({ type: 'ordered', seat, figure, column });
    let other = column;
    for (let c = 0; c < COLUMNS; c++) if (c !== column && isFull(s, c)) other = c;
    executeBoth(s, column, other, emit);
  },
};

function choices(s: State): readonly Order[] {
  const moves: Order[] = [];
  for (let column = 0; column < COLUMNS; column++) if (isFull(s, column)) moves.push(orderOf(must(s.row[column]), column));
  return moves;
}
