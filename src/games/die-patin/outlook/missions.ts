import type { Seat } from '../../../core/game.ts';
import { MISSIONS } from '../data.ts';
import { leader, scoredIn, standing } from '../look.ts';
import { type State, seatList } from '../state.ts';

/** One mission as it stands: what everybody has, who has had it, and who alone is ahead. */
export interface MissionRow {
  readonly mission: number;
  readonly values: readonly number[];
  /** Who has scored it already; they still block it for others. */
  readonly scored: readonly boolean[];
  /** NOBODY where several are level. */
  readonly leader: Seat;
}

export const missionRows = (s: State): readonly MissionRow[] =>
  MISSIONS.map((_, mission) => ({
    mission,
    values: seatList(s).map((seat) => standing(s, seat, mission)),
    scored: seatList(s).map((seat) => scoredIn(s, seat, mission) > 0),
    leader: leader(s, mission),
  }));

/** How much a seat needs to be alone ahead; 0 if it is. */
export const missing = ({ values, leader: ahead }: MissionRow, seat: Seat): number =>
  ahead === seat ? 0 : Math.max(...values.filter((_, other) => other !== seat)) + 1 - (values[seat] ?? 0);
