import { enter } from '../../../../core/enter.ts';
import { CHANCE } from '../../../../core/game.ts';
import type { Event, Group } from '../../events.ts';
import { game } from '../../game.ts';
import type { Lay } from '../../moves.ts';
import type { RuleId } from '../../rule-ids.ts';
import type { State } from '../../state.ts';

/**
 * The positions that the figures show are played out by the rules, and what the figures say about them is asked of the rules: a
 * drawing cannot lie about them. A strip that may not lie where an example puts it is a mistake of ours, and throws.
 */

/** The strip, the column and the row of its middle field, and how it is turned. */
export type Spot = readonly [strip: number, x: number, y: number, turn: number];

export interface Example {
  readonly view: State;
  /** What the last strip brought; after the very last one, what the final scoring brings. */
  readonly groups: readonly Group[];
}

export const layOf = ([strip, x, y, turn]: Spot): Lay => ({ type: 'lay', strip, x, y, turn });

/** The strips of each turn in the order they are laid, and those of the last turn that still lie in the tray. */
export function played(turns: readonly (readonly Spot[])[], tray: readonly number[] = [], start: 'red' | 'green' = 'red'): Example {
  const s = game.setup(2, { scoreShrunkGroups: true, start });
  let events: Event[] = [];
  turns.forEach((spots, i) => {
    const strips = [...spots.map(([strip]) => strip), ...(i === turns.length - 1 ? tray : [])];
    enter(game, s, CHANCE, { type: 'reveal', strips: strips.toSorted((a, b) => a - b) });
    for (const spot of spots) events = enter(game, s, s.seat, layOf(spot));
  });
  const scoring = s.ending === null ? 'scored' : 'final-group';
  return { view: s, groups: events.filter((e): e is Event & Group => e.type === scoring) };
}

/** The rule that forbids to lay the strip of a tray there; undefined if it may lie. */
export const forbids = ({ view }: Example, spot: Spot): RuleId | undefined =>
  game.refusal(view, view.seat, layOf(spot))?.rule as RuleId | undefined;

export interface Attempt {
  readonly before: Example;
  readonly spot: Spot;
}

const BASE: Spot = [33, 12, 11, 0];
const RIGHT: Spot = [3, 15, 12, 0];
const UPPER: Spot = [41, 13, 12, 0];

/** Beside what lies there: by a side, and by a corner only. */
export const BESIDE: readonly Attempt[] = [
  { before: played([[BASE], []], [3, 25]), spot: [3, 13, 13, 0] },
  { before: played([[BASE], []], [3, 25]), spot: [3, 15, 13, 0] },
];

/** On top of what lies there. */
export const ABOVE: readonly Attempt[] = [
  { before: played([[BASE], [RIGHT]], [41]), spot: UPPER },
  { before: played([[BASE], [RIGHT]], [41]), spot: [41, 14, 11, 0] },
  { before: played([[BASE], [RIGHT, UPPER], []], [10, 26]), spot: [26, 15, 12, 0] },
  { before: played([[BASE], [RIGHT]], [41]), spot: [41, 12, 11, 0] },
];

/** Red lays, and both colours score. */
export const POINTS = played(
  [
    [[28, 12, 10, 3]],
    [
      [40, 11, 10, 1],
      [35, 10, 9, 1],
    ],
    [[10, 9, 10, 3]],
  ],
  [16],
);

/** Four single herbs become one group. */
const SCATTERED: readonly (readonly Spot[])[] = [
  [[25, 13, 13, 2]],
  [
    [29, 15, 14, 3],
    [39, 14, 15, 1],
  ],
];
export const MERGE = {
  before: played([...SCATTERED, [[42, 13, 15, 1]]], [41]),
  after: played([
    ...SCATTERED,
    [
      [42, 13, 15, 1],
      [41, 14, 15, 2],
    ],
  ]),
};

/** Red covers a herb of a green group. */
const SAGES: readonly (readonly Spot[])[] = [
  [[27, 9, 12, 2]],
  [
    [24, 11, 14, 3],
    [23, 9, 13, 0],
  ],
];
export const SHRUNK = {
  before: played([...SAGES, []], [3, 16]),
  after: played([...SAGES, [[3, 10, 12, 0]]], [16]),
};

/** Red's turn: two strips are turned over and laid one after the other. */
export const TURN: readonly Example[] = [
  played([[[41, 12, 13, 0]], []], [35, 37], 'green'),
  played([[[41, 12, 13, 0]], [[35, 12, 14, 2]]], [37], 'green'),
  played(
    [
      [[41, 12, 13, 0]],
      [
        [35, 12, 14, 2],
        [37, 12, 13, 3],
      ],
    ],
    [],
    'green',
  ),
];

/** Red's first strip shows a third rat. The second hides one of them, or does not. */
const THREE_RATS: readonly (readonly Spot[])[] = [
  [[2, 14, 12, 3]],
  [
    [21, 12, 13, 2],
    [3, 12, 11, 0],
  ],
];
const THIRD: Spot = [17, 13, 12, 3];
export const RATS = {
  shown: played([...THREE_RATS, [THIRD]], [32]),
  hidden: played([...THREE_RATS, [THIRD, [32, 11, 12, 1]]]),
  lost: played([...THREE_RATS, [THIRD, [32, 12, 10, 0]]]),
};
