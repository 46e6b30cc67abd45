import type { AnyEvent, AnyMove, Game, Options } from '../../core/game.ts';
import { makeSheet } from '../../core/sheet.ts';

type Toy<S, M extends AnyMove> = Game<S, M, AnyEvent, Options>;
type Rules<S, M extends AnyMove> = Pick<Toy<S, M>, 'id' | 'setup' | 'pending' | 'moves' | 'apply' | 'payoffs'> & Partial<Toy<S, M>>;

/** A game of two made of its bare rules: no secrets, no chance and no words unless it brings its own. */
export function makeToy<S, M extends AnyMove>(rules: Rules<S, M>): Toy<S, M> {
  return {
    rules: 1,
    seats: [2],
    options: {},
    refusal: () => undefined,
    roll: () => {
      throw new Error('no chance here');
    },
    sheet: () => makeSheet({ points: [0, 0] }, 2),
    view: (s) => s,
    redact: (e) => e,
    imagine: (view) => view,
    tell: () => [],
    ...rules,
  };
}
