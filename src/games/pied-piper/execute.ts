import { must } from '../../core/must.ts';
import { COLUMNS, isSpecial, MELODY, PLUS } from './data.ts';
import type { Emit } from './events.ts';
import { isFull } from './flow.ts';
import { leaveTown } from './leave.ts';
import { cardName, figureName } from './moves.ts';
import { NONE, type State } from './state.ts';
import { walk } from './walk.ts';

/** All cards of the turn lie: looks which figures have two, turns their cards up and lets them move. */
export function activate(s: State, second: number, emit?: Emit): void {
  const { first } = s;
  const both = first !== second && isFull(s, first) && isFull(s, second);
  for (let column = 0; column < COLUMNS; column++) if (isFull(s, column)) turnUp(s, column, emit);
  if (both) s.phase = 'order';
  else if (isFull(s, first)) executeBoth(s, first, first, emit);
  else if (isFull(s, second)) executeBoth(s, second, second, emit);
  else s.phase = 'end-turn';
}

function turnUp(s: State, column: number, emit: Emit | undefined): void {
  const figure = figureName(must(s.row[column]));
  for (let place = 0; place < 2; place++) {
    const at = column * 2 + place;
    if (!s.down[at]) continue;
    s.down[at] = false;
    emit?.({ type: 'turned-up', seat: must(s.by[at]), card: cardName(must(s.cards[at])), figure, column, place });
  }
  emit?.({ type: 'activated', seat: s.seat, figure, column });
}

/** Executes one activated column, or two in this order; with that the turn is at its end, unless the game is over. */
export function executeBoth(s: State, column: number, other: number, emit?: Emit): void {
  executeColumn(s, column, emit);
  if (other !== column && s.ending === null) executeColumn(s, other, emit);
  if (s.ending === null) s.phase = 'end-turn';
}

/** The upper card before the lower one; a special card is executed together with a normal one, and two special ones are void. */
function executeColumn(s: State, column: number, emit: Emit | undefined): void {
  const figure = must(s.row[column]);
  const upper = must(s.cards[column * 2]);
  const lower = must(s.cards[column * 2 + 1]);
  if (isSpecial(upper) && isSpecial(lower)) emit?.({ type: 'idle', figure: figureName(figure), column });
  else if (isSpecial(upper)) executeCard(s, figure, lower, upper, column, emit);
  else if (isSpecial(lower)) executeCard(s, figure, upper, lower, column, emit);
  else {
    executeCard(s, figure, upper, NONE, column, emit);
    if (s.ending === null) executeCard(s, figure, lower, NONE, column, emit);
  }
}

function executeCard(s: State, figure: number, kind: number, special: number, column: number, emit: Emit | undefined): void {
  emit?.({ type: 'moved', figure: figureName(figure), column, cards: (special === NONE ? [kind] : [kind, special]).map(cardName) });
  walk(s, figure, kind, special === PLUS ? 1 : 0, special === MELODY, emit);
  leaveTown(s, emit);
}

/** Young players: a card is executed as soon as it lies. Whoever leaves town by the first card plays no second. */
export function executeAtOnce(s: State, figure: number, kind: number, column: number, last: boolean, emit?: Emit): void {
  executeCard(s, figure, kind, NONE, column, emit);
  if (s.ending === null && (last || s.keeper[s.seat] !== s.seat)) s.phase = 'end-turn';
}
