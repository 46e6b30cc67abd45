import { clone } from '../../../../core/clone.ts';
import { add } from '../../../../core/counts.ts';
import { enter } from '../../../../core/enter.ts';
import { CHANCE } from '../../../../core/game.ts';
import { CARDS, type CardName, type FigureName } from '../../data.ts';
import { game } from '../../game.ts';
import { figureOf, kindOf, type Play } from '../../moves.ts';
import { NONE, type PiperOptions, type State } from '../../state.ts';
import { foresee, type Outlook } from '../outlook.ts';

/**
 * The positions that the figures show. What comes of a card is asked of the rules, as on the board: a drawing cannot lie about
 * it. A card that could not be played is a mistake of ours, and throws.
 */
interface Wish {
  readonly seats: number;
  readonly variant?: PiperOptions['variant'];
  readonly height?: readonly number[];
  /** The house in front of a figure; others stand as in the beginning. */
  readonly ahead?: Partial<Record<FigureName, number>>;
  readonly row?: readonly FigureName[];
  /** The card that lies under the first figure from an earlier turn. */
  readonly under?: CardName;
  readonly hand?: readonly CardName[];
}

export function position(wish: Wish): State {
  const s = game.setup(wish.seats, { variant: wish.variant ?? 'standard', roof: 8, start: 'first' });
  s.phase = 'play';
  s.turn = 9;
  s.height = s.height.map((_, seat) => wish.height?.[seat] ?? 0);
  for (const [figure, house] of Object.entries(wish.ahead ?? {})) s.ahead[figureOf(figure as FigureName)] = house;
  s.row = (wish.row ?? ['red', 'piper', 'yellow', 'blue']).map(figureOf);
  for (const figure of s.row) add(s.figureDeck, figure, -1);
  s.hands[0] = (wish.hand ?? []).map(kindOf).sort((a, b) => a - b);
  const used = [...s.hands[0], ...(wish.under ? [kindOf(wish.under)] : [])];
  for (const kind of used) add(s.deck, kind, -1);
  if (wish.under) {
    s.cards[0] = kindOf(wish.under);
    s.by[0] = 2;
  }
  return s;
}

/** A card under one of the figures, and what comes of it. */
export interface Example {
  readonly view: State;
  readonly figure: FigureName;
  /** In the order in which they lie under the figure. */
  readonly cards: readonly CardName[];
  readonly outlook: Outlook;
  readonly after: State;
}

export function played(view: State, move: Play): Example {
  const after = clone(view);
  enter(game, after, 0, move);
  const lying = CARDS[view.cards[move.column * 2] ?? NONE];
  const cards = lying ? [lying, move.card] : [move.card];
  return { view, figure: move.figure, cards, outlook: foresee(game, view, 0, [move]), after };
}

/** Where the figures of three players stand, all but the one that is looked at. */
const ASIDE = { yellow: 0, blue: 2, violet: 2, piper: 0 } as const;
const HAND: readonly CardName[] = ['forward1', 'forward2', 'back1', 'sewer'];

/** One card alone, as young players play: it is followed at once. */
function alone(card: CardName, figure: FigureName, house: number): Example {
  const view = position({ seats: 3, variant: 'young', height: [2, 3, 1], ahead: { red: 0, ...ASIDE, [figure]: house }, hand: HAND });
  return played(view, { type: 'play', card, figure, column: figure === 'piper' ? 1 : 0 });
}

/** A card that joins one which lies there already. */
function joined(under: CardName, card: CardName, ahead: Wish['ahead']): Example {
  const view = position({
    seats: 3,
    height: [2, 3, 1],
    ahead: { red: 1, ...ASIDE, ...ahead },
    under,
    hand: [card, 'forward1', 'back1', 'sewer'],
  });
  return played(view, { type: 'play', card, figure: 'red', column: 0 });
}

export const EFFECT: readonly Example[] = [alone('forward1', 'red', 1), alone('forward1', 'piper', 1)];
export const WALKS: readonly Example[] = [
  alone('forward2', 'red', 0),
  alone('back1', 'red', 1),
  alone('sewer', 'red', 1),
  joined('back1', 'plus1', { red: 2 }),
];
export const MELODY = joined('forward1', 'melody', { red: 1, blue: 1, piper: 1 });

/** Red drives Green out of a town of four, and ends a game of three. */
export const LEAVE = played(
  position({
    seats: 4,
    height: [2, 7, 4, 3],
    ahead: { red: 1, yellow: 3, blue: 2, violet: 1, black: 0, piper: 3 },
    variant: 'young',
    hand: HAND,
  }),
  { type: 'play', card: 'forward1', figure: 'red', column: 0 },
);
export const END = played(position({ seats: 3, height: [3, 7, 5], ahead: { red: 1, ...ASIDE }, variant: 'young', hand: HAND }), {
  type: 'play',
  card: 'forward1',
  figure: 'red',
  column: 0,
});

export const TOWN = position({ seats: 4 });
export const TWO = position({ seats: 2 });

/** A turn of Red: two cards, one figure has its second and moves; afterwards the row and the hand are filled up. */
const FIRST: Play = { type: 'play', card: 'back1', figure: 'piper', column: 1 };
const SECOND: Play = { type: 'play', card: 'forward2', figure: 'red', column: 0 };

export interface TurnStep {
  readonly view: State;
  readonly laid?: Play;
}

export const TURN: readonly TurnStep[] = (() => {
  const start = position({ seats: 4, row: ['red', 'piper', 'violet', 'yellow'], under: 'forward1', hand: HAND });
  const middle = clone(start);
  enter(game, middle, 0, FIRST);
  const end = clone(middle);
  enter(game, end, 0, SECOND);
  enter(game, end, CHANCE, { type: 'reveal', figure: 'blue' });
  enter(game, end, CHANCE, { type: 'draw', card: 'melody' });
  enter(game, end, CHANCE, { type: 'draw', card: 'forward1' });
  return [{ view: start }, { view: start, laid: FIRST }, { view: middle, laid: SECOND }, { view: end }];
})();
