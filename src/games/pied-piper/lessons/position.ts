import { add, drawKind } from '../../../core/counts.ts';
import { must } from '../../../core/must.ts';
import { seeded } from '../../../core/rng.ts';
import { type CardName, type FigureName, HAND } from '../data.ts';
import { game } from '../game.ts';
import { figureOf, kindOf, type Play } from '../moves.ts';
import type { State } from '../state.ts';

/** What a lesson wants of a town of three; the rest is as after the set-up, and every card is accounted for. */
interface Wish {
  readonly height: readonly number[];
  /** The house in front of each figure. */
  readonly ahead: Readonly<Partial<Record<FigureName, number>>>;
  readonly row: readonly FigureName[];
  /** For each column the card that lies there from an earlier turn, played by the seat to the left. */
  readonly under?: readonly (CardName | undefined)[];
  readonly hand: readonly CardName[];
}

const SEATS = 3;

export function town({ height, ahead, row, under = [], hand }: Wish): State {
  const s = game.setup(SEATS, { variant: 'standard', roof: 8, start: 'first' });
  s.phase = 'play';
  s.turn = 7;
  s.height = [...height];
  for (const [figure, house] of Object.entries(ahead)) s.ahead[figureOf(figure as FigureName)] = house;
  s.row = row.map(figureOf);
  for (const figure of s.row) add(s.figureDeck, figure, -1);
  for (const [column, card] of under.entries()) {
    if (card === undefined) continue;
    s.cards[column * 2] = take(s, kindOf(card));
    s.by[column * 2] = SEATS - 1;
  }
  const rng = seeded(SEATS);
  const own = hand.map((card) => take(s, kindOf(card)));
  s.hands = s.hands.map((_, seat) =>
    (seat === 0 ? own : Array.from({ length: HAND }, () => take(s, drawKind(s.deck, rng)))).toSorted((a, b) => a - b),
  );
  return s;
}

function take(s: State, kind: number): number {
  if (must(s.deck[kind]) < 1) throw new Error(`there are not so many cards of kind ${kind}`);
  add(s.deck, kind, -1);
  return kind;
}

/** A card under a figure. */
export const play = (card: CardName, figure: FigureName, column: number): Play => ({ type: 'play', card, figure, column });
