import type { Params, Refusal, Seat } from '../../../core/game.ts';
import { hasExactly, isInteger } from '../../../core/json.ts';
import { CARDS, type CardName, COLUMNS, FIGURES, type FigureName } from '../data.ts';
import type { Emit } from '../events.ts';
import { activate, executeAtOnce } from '../execute.ts';
import { figureName, figureOf, kindOf, type Play, playOf } from '../moves.ts';
import type { RuleId } from '../rule-ids.ts';
import { NONE, type State } from '../state.ts';
import { handOf } from '../turn.ts';

/** The main decision: a card from the hand under one of the figure cards. */

/** Two cards a turn go under two different figure cards; so no figure card ever gets a third. */
const isOpen = (s: State, column: number): boolean => column !== s.first;

const mayHide = (s: State): boolean => s.variant === 'unknown' && !s.hid;

/** By card, then by column; where cards may be hidden, each open play is followed by the same one face down. */
export function playMoves(s: State): readonly Play[] {
  const moves: Play[] = [];
  const hide = mayHide(s);
  let last = NONE;
  for (const kind of handOf(s, s.seat)) {
    if (kind === last) continue;
    last = kind;
    for (let column = 0; column < COLUMNS; column++) {
      if (isOpen(s, column)) list(moves, kind, s.row[column] ?? NONE, column, hide);
    }
  }
  return moves;
}

function list(moves: Play[], kind: number, figure: number, column: number, hide: boolean): void {
  const open = playOf(kind, figure, column, false);
  if (open) moves.push(open);
  const hidden = hide ? playOf(kind, figure, column, true) : undefined;
  if (hidden) moves.push(hidden);
}

export function playRefusal(s: State, move: unknown): Refusal<RuleId> | undefined {
  const play = parsePlay(move);
  if (!play) return refuse('play/malformed');
  const { type, card, column } = play;
  if (!handOf(s, s.seat).includes(kindOf(card))) return refuse('play/not-in-hand', { card });
  const figure = figureName(s.row[column] ?? NONE);
  if (play.figure !== figure) return refuse('play/other-figure', { column, figure, asked: play.figure });
  if (!isOpen(s, column)) return refuse('play/same-figure', { figure });
  if (type === 'play' || mayHide(s)) return undefined;
  return refuse(s.variant === 'unknown' ? 'hide/once-a-turn' : 'hide/not-this-variant');
}

const refuse = (rule: RuleId, params: Params = {}): Refusal<RuleId> => ({ rule, params });

function parsePlay(move: unknown): Play | undefined {
  if (!hasExactly(move, ['type', 'card', 'figure', 'column'])) return undefined;
  const { type, card, figure, column } = move;
  if (type !== 'play' && type !== 'hide') return undefined;
  if (!isInteger(column) || column < 0 || column >= COLUMNS) return undefined;
  if (!(CARDS as readonly unknown[]).includes(card) || !(FIGURES as readonly unknown[]).includes(figure)) return undefined;
  return { type, card: card as CardName, figure: figure as FigureName, column };
}

export function applyPlay(s: State, seat: Seat, move: Play, emit?: Emit): void {
  const { card, figure, column } = move;
  const kind = kindOf(card);
  const hand = handOf(s, seat);
  if (s.first === NONE) s.last = [];
  hand.splice(hand.indexOf(kind), 1);
  const at = column * 2 + (s.cards[column * 2] === NONE ? 0 : 1);
  s.cards[at] = kind;
  s.by[at] = seat;
  if (move.type === 'hide') {
    s.down[at] = true;
    s.hid = true;
  }
  emit?.({ type: move.type === 'hide' ? 'hid' : 'played', seat, card, figure, column, place: at % 2 });
  const last = s.first !== NONE || s.turn === 1;
  if (s.first === NONE) s.first = column;
  if (s.variant === 'young') executeAtOnce(s, figureOf(figure), kind, column, last, emit);
  else if (last) activate(s, column, emit);
}
