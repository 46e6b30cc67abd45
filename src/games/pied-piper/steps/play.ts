import { hasExactly, isIndex } from '../../../core/json.ts';
import { must } from '../../../core/must.ts';
import { refuse } from '../../../core/refuse.ts';
import { CARDS, type CardName, COLUMNS, FIGURES, type FigureName } from '../data.ts';
import { activate, executeAtOnce } from '../execute.ts';
import { cardsOf } from '../flow.ts';
import { figureName, figureOf, kindOf, type Play, playOf } from '../moves.ts';
import { NONE, type State } from '../state.ts';
import type { Decision } from './step.ts';

/** The main decision: a card from the hand under one of the figure cards. */
export const play: Decision<Play> = {
  /** By card, then by column; where cards may be hidden, each open play is followed by the same one face down. */
  moves(s) {
    const moves: Play[] = [];
    const hide = mayHide(s);
    let last = NONE;
    for (const kind of cardsOf(s, s.seat)) {
      if (kind === last) continue;
      last = kind;
      for (let column = 0; column < COLUMNS; column++) {
        if (!isOpen(s, column)) continue;
        const figure = must(s.row[column]);
        moves.push(playOf(kind, figure, column, false));
        if (hide) moves.push(playOf(kind, figure, column, true));
      }
    }
    return moves;
  },

  refusal(s, _seat, move) {
    const asked = parse(move);
    if (!asked) return refuse('play/malformed');
    const { type, card, column } = asked;
    if (!cardsOf(s, s.seat).includes(kindOf(card))) return refuse('play/not-in-hand', { card });
    const figure = figureName(must(s.row[column]));
    if (asked.figure !== figure) return refuse('play/other-figure', { column, figure, asked: asked.figure });
    if (!isOpen(s, column)) return refuse('play/same-figure', { figure });
    if (type === 'play' || mayHide(s)) return undefined;
    return refuse(s.variant === 'unknown' ? 'hide/once-a-turn' : 'hide/not-this-variant');
  },

  apply(s, seat, move, emit) {
    const { card, figure, column } = move;
    const kind = kindOf(card);
    const hand = cardsOf(s, seat);
    const last = s.first !== NONE || s.turn === 1;
    if (s.first === NONE) {
      s.first = column;
      s.last = [];
    }
    hand.splice(hand.indexOf(kind), 1);
    const at = column * 2 + (s.cards[column * 2] === NONE ? 0 : 1);
    s.cards[at] = kind;
    s.by[at] = seat;
    if (move.type === 'hide') {
      s.down[at] = true;
      s.hid = true;
    }
    emit?.({ type: move.type === 'hide' ? 'hid' : 'played', seat, card, figure, column, place: at % 2 });
    if (s.variant === 'young') executeAtOnce(s, figureOf(figure), kind, column, last, emit);
    else if (last) activate(s, column, emit);
  },
};

/** Two cards a turn go under two different figure cards; so no figure card ever gets a third. */
const isOpen = (s: State, column: number): boolean => column !== s.first;

const mayHide = (s: State): boolean => s.variant === 'unknown' && !s.hid;

function parse(move: unknown): Play | undefined {
  if (!hasExactly(move, ['type', 'card', 'figure', 'column'])) return undefined;
  const { type, card, figure, column } = move;
  if ((type !== 'play' && type !== 'hide') || !isIndex(column, COLUMNS)) return undefined;
  if (!(CARDS as readonly unknown[]).includes(card) || !(FIGURES as readonly unknown[]).includes(figure)) return undefined;
  return { type, card: card as CardName, figure: figure as FigureName, column };
}
