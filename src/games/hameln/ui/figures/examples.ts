import { clone } from '../../../../core/clone.ts';
import { game } from '../../game.ts';
import { climb } from '../../influence.ts';
import { type Bribe, bribeOf } from '../../moves.ts';
import { endPhase } from '../../piper.ts';
import type { State } from '../../state.ts';
import { enter, opened, position } from './position.ts';

/** The positions that the figures show; what comes of them is asked of the rules, so that a drawing cannot lie about it. */

export const START = opened();

/** Red lets the man in the North Dairy work; a woman of Green lives there, too. */
const DAIRY = position({ homes: { A3: [0, 1], A2: [2, 3] }, markers: { A3: 2 } });
export const WORK = {
  before: DAIRY,
  after: enter(
    clone(DAIRY),
    { type: 'act', action: 'men' },
    { type: 'name', house: 'A3' },
    { type: 'done' },
    { type: 'child', sex: 'boy' },
    { type: 'rat', circle: 'N2' },
    { type: 'rat', circle: 'N7' },
  ),
};

/** Red's brewery attracts one rat, which takes the last free circle of its neighbour. */
const CROWDED = position({ homes: { A3: [2, 1], A4: [0, 3] }, markers: { A3: 2, A4: 1 }, rats: ['N2', 'N7'] });
const brewing = enter(
  clone(CROWDED),
  { type: 'act', action: 'men' },
  { type: 'name', house: 'A4' },
  { type: 'done' },
  { type: 'child', sex: 'girl' },
);
export const OVERRUN = { before: brewing, after: enter(clone(brewing), { type: 'rat', circle: 'N3' }) };

/** Five families: the First Butchery attracts three rats, and two circles lie on its right side. */
const attracting = enter(
  position({ seats: 5 }),
  { type: 'act', action: 'men' },
  { type: 'name', house: 'TL' },
  { type: 'done' },
  { type: 'child', sex: 'boy' },
);
const onTheRight = enter(clone(attracting), { type: 'rat', circle: 'N7' });
export const SIDES = {
  /** The circle that would be the second of its side this turn. */
  second: 'X1',
  before: onTheRight,
  after: enter(clone(onTheRight), { type: 'rat', circle: 'N2' }, { type: 'rat', circle: 'M1' }),
} as const;

/** Red marries its son to a daughter of Blue, into the North Dairy. */
const COUPLE = position({
  homes: { A2: [3, 1] },
  markers: { A3: 2 },
  children: [
    [0, 'boy'],
    [2, 'girl'],
    [1, 'boy'],
  ],
  set: { money: [4, 2, 0, 1] },
});
export const WEDDING = {
  before: COUPLE,
  after: enter(clone(COUPLE), { type: 'act', action: 'wed' }, { type: 'wed', child: 'boy', partner: 2 }, { type: 'move-in', house: 'A3' }),
};

/** Green has six florins for the piper, who stands on yellow. */
const OFFERS = position({ set: { money: [1, 6, 2, 0], bribes: [3, 5, 0, 0], todo: ['end-turn', 'optional'], seat: 1, turn: 1 } });
export interface Offer {
  readonly move: Bribe;
  readonly before: State;
  readonly allowed: boolean;
  /** The fields as they would be; the rules say so only where they allow it. */
  readonly after: State;
}
function offer(field: number, florins: number): Offer {
  const move = bribeOf(field, florins);
  const allowed = game.refusal(OFFERS, 1, move) === undefined;
  return { move, before: OFFERS, allowed, after: allowed ? enter(clone(OFFERS), move) : OFFERS };
}
export const OFFERS_MADE: readonly Offer[] = [offer(2, 6), offer(3, 5)];

/** The piper comes to the yellow quarter. */
const INFESTED = position({
  rats: ['N1', 'N2', 'N4', 'N5', 'N7', 'N9', 'W1', 'W3', 'O1', 'O2', 'S1', 'S2', 'S4', 'S7', 'M1', 'M2', 'M3'],
  set: { piper: 1 },
});
const cleaned = clone(INFESTED);
endPhase(cleaned, 'emperor');
export const PIPER = { before: INFESTED, after: cleaned };

/** Yellow comes up to the step on which Green and Red stand. */
const LADDER = position({ set: { influence: [3, 3, 5, 1], rank: [2, 1, 0, 3] } });
const climbed = clone(LADDER);
climb(climbed, 3, 2);
export const INFLUENCE = { before: LADDER, after: climbed };

/** The end of a game. */
export const FINAL = position({
  homes: { A3: [0, 1], A4: [2, 0], b4: [3, 2], E2: [1, 3], E3: [0, 2] },
  markers: { A3: 2 },
  rats: ['N2', 'N3', 'N7', 'S1', 'O1'],
  set: {
    money: [5, 9, 2, 5],
    influence: [6, 2, 4, 7],
    rank: [3, 0, 2, 1],
    traps: [[1, 3], [2], [], [3, 3]],
    road: [1, 0, 2],
    cat: 2,
    closer: 1,
    todo: [],
    cause: 'emperor',
    ending: 'emperor',
    phase: 3,
  },
});
