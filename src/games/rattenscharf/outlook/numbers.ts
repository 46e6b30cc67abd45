import type { Seat } from '../../../core/game.ts';
import type { Event, Group } from '../events.ts';
import { game } from '../game.ts';
import type { Lay } from '../moves.ts';
import { scoreFinal } from '../score.ts';
import { copy } from '../secrets.ts';
import { spread } from '../spread.ts';
import type { Ending, State } from '../state.ts';
import { RATS_ON } from '../strips.ts';

/** How a seat stands if all groups in sight were scored now, and its rats. */
export interface Standing {
  readonly laying: number;
  readonly groups: number;
  readonly rats: number;
  /** Rats on strips that nobody has seen yet. */
  readonly coming: number;
}

export function standings(s: State): readonly Standing[] {
  const counted = copy(s);
  const grid = spread(s.laid);
  const rats = [...grid.rats];
  counted.final = [0, 0];
  scoreFinal(counted, grid);
  return ([0, 1] as const).map((seat) => ({
    laying: s.laying[seat],
    groups: counted.final[seat],
    rats: rats[seat] ?? 0,
    coming: s.bag.reduce((n, strip) => n + (RATS_ON[strip * 2 + seat] ?? 0), 0),
  }));
}

/** What laying a strip brings at once, by seat. */
export interface Gain {
  readonly points: readonly [number, number];
  readonly groups: readonly Group[];
  /** Rats in sight afterwards, and how many more than before. */
  readonly rats: readonly [number, number];
  readonly change: readonly [number, number];
  readonly ending: Ending | null;
}

export function gainOf(s: State, seat: Seat, move: Lay): Gain {
  const [red = 0, green = 0] = spread(s.laid).rats;
  const after = copy(s);
  const groups: Group[] = [];
  game.apply(after, seat, move, (event: Event) => {
    if (event.type === 'scored') groups.push(event);
  });
  const points: [number, number] = [0, 0];
  for (const group of groups) points[group.seat === 0 ? 0 : 1] += group.points;
  const [now = 0, then = 0] = spread(after.laid).rats;
  return { points, groups, rats: [now, then], change: [now - red, then - green], ending: after.ending };
}

/** The best that a strip in front of its player can do. */
export interface Reach {
  readonly strip: number;
  /** The most points for the player, and the most by which they can be ahead of what it gives the other. */
  readonly most: number;
  readonly lead: number;
  /** The fewest own rats in sight after it. */
  readonly rats: number;
}

export function withinReach(s: State, seat: Seat): readonly Reach[] {
  const [me, other] = seat === 0 ? ([0, 1] as const) : ([1, 0] as const);
  const lays = game.moves(s, seat).filter((move) => move.type === 'lay');
  return s.tray.map((strip) => {
    const gains = lays.filter((move) => move.strip === strip).map((move) => gainOf(s, seat, move));
    return {
      strip,
      most: Math.max(0, ...gains.map(({ points }) => points[me])),
      lead: Math.max(...gains.map(({ points }) => points[me] - points[other])),
      rats: Math.min(...gains.map(({ rats }) => rats[me])),
    };
  });
}
