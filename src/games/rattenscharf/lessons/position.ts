import { enter } from '../../../core/enter.ts';
import { CHANCE } from '../../../core/game.ts';
import { game } from '../game.ts';
import type { Lay } from '../moves.ts';
import type { State } from '../state.ts';

/** The strip, the column and the row of its middle field, and how it is turned. */
export type Spot = readonly [strip: number, x: number, y: number, turn: number];

export const lay = ([strip, x, y, turn]: Spot): Lay => ({ type: 'lay', strip, x, y, turn });

/** A table as the rules make it: the strips of each turn as they were laid, Red first, and those that are to be laid now. */
export function played(turns: readonly (readonly Spot[])[], tray: readonly number[]): State {
  const s = game.setup(2, { scoreShrunkGroups: true, start: 'red' });
  for (const spots of turns) {
    reveal(
      s,
      spots.map(([strip]) => strip),
    );
    for (const spot of spots) enter(game, s, s.seat, lay(spot));
  }
  reveal(s, tray);
  return s;
}

const reveal = (s: State, strips: readonly number[]) =>
  enter(game, s, CHANCE, { type: 'reveal', strips: strips.toSorted((a, b) => a - b) });
