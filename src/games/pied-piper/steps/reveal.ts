import { add, at, drawKind } from '../../../core/counts.ts';
import { isMove } from '../../../core/json.ts';
import { must } from '../../../core/must.ts';
import { refuse } from '../../../core/refuse.ts';
import { FIGURES, PIPER } from '../data.ts';
import { figureOf, REVEALS, type Reveal } from '../moves.ts';
import type { RuleId } from '../rule-ids.ts';
import { NONE, type State } from '../state.ts';
import type { Decision } from './step.ts';

/** Chance turns over the next figure card for the first empty column. */
export const reveal: Decision<Reveal> = {
  moves: (s) => REVEALS.filter((_, figure) => forbidden(s, figure) === undefined),
  roll(s, rng) {
    let figure = drawKind(s.figureDeck, rng);
    while (figure === PIPER && pipersSetAside(s)) figure = drawKind(s.figureDeck, rng);
    return must(REVEALS[figure]);
  },
  refusal(s, _seat, move) {
    if (!isMove(move, 'reveal', ['figure'])) return refuse('reveal/malformed');
    const figure = (FIGURES as readonly unknown[]).indexOf(move.figure);
    if (figure < 0) return refuse('reveal/malformed');
    const rule = forbidden(s, figure);
    return rule && refuse(rule, { figure: must(FIGURES[figure]) });
  },
  apply(s, _seat, move, emit) {
    const figure = figureOf(move.figure);
    const column = s.row.indexOf(NONE);
    add(s.figureDeck, figure, -1);
    s.row[column] = figure;
    emit?.({ type: 'revealed', figure: move.figure, column });
  },
};

/** The opening row shows one piper at most: further ones are set aside, which is to say that they cannot come. */
const pipersSetAside = (s: State): boolean => s.turn === 0 && s.row.includes(PIPER);

function forbidden(s: State, figure: number): RuleId | undefined {
  if (at(s.figureDeck, figure) <= 0) return 'reveal/not-in-deck';
  return figure === PIPER && pipersSetAside(s) ? 'reveal/second-piper' : undefined;
}
