import { clone } from '../../../core/clone.ts';
import type { AnyGame, Seat } from '../../../core/game.ts';
import { RAT_LIMIT, type SymbolName } from '../data.ts';
import type { Event, Group } from '../events.ts';
import type { Lay } from '../moves.ts';
import { type Ending, isAtRisk, type State } from '../state.ts';
import { piecesOf, topsOf } from './seen.ts';

/** What a move would bring. The rules say it; the board only asks them on a copy. */
export interface Preview {
  readonly level: number;
  readonly groups: readonly Group[];
  readonly points: readonly [number, number];
  readonly rats: readonly [number, number];
  /** How many more or fewer rats of each seat are in sight than before. */
  readonly change: readonly [number, number];
  /** Whether a seat has so many in sight that it must cover one before its turn ends. */
  readonly tooMany: readonly [boolean, boolean];
  readonly ending: Ending | null;
  /** Whether the turn goes on with another strip. */
  readonly more: boolean;
}

/** Rats in sight by seat. */
export function ratsIn(view: State): readonly [number, number] {
  const symbols = [...topsOf(piecesOf(view)).values()].map((top) => top.symbol);
  const count = (rat: SymbolName): number => symbols.filter((symbol) => symbol === rat).length;
  return [count('red-rat'), count('green-rat')];
}

export function preview(game: AnyGame, view: State, seat: Seat, move: Lay): Preview {
  const before = ratsIn(view);
  const after = clone(view);
  const events: Event[] = [];
  game.apply(after, seat, move, (event) => events.push(event as Event));
  const groups = events.filter((event) => event.type === 'scored');
  const points: [number, number] = [0, 0];
  for (const group of groups) points[group.seat === 0 ? 0 : 1] += group.points;
  const rats = ratsIn(after);
  const tooMany = (at: 0 | 1): boolean => rats[at] >= RAT_LIMIT && isAtRisk(after, at);
  return {
    level: events.find((event) => event.type === 'laid')?.level ?? 1,
    groups,
    points,
    rats,
    change: [rats[0] - before[0], rats[1] - before[1]],
    tooMany: [tooMany(0), tooMany(1)],
    ending: after.ending,
    more: after.tray.length > 0,
  };
}
