import type { AnyGame, Seat } from '../../core/game.ts';
import type { ScoreSheet } from '../../core/sheet.ts';

/** How the lead went in one game, by the points on its sheet. */
export interface Course {
  /** Whether the one who won led alone from the last fifth of the decisions on. */
  readonly early: boolean;
  /** How often somebody else took the lead. */
  readonly changes: number;
  /** Points between the winner and the next, and between the first and the last. */
  readonly margin: number;
  readonly spread: number;
}

/** From here on a lead that nobody takes any more is a game that was decided early. */
const LAST_PART = 0.8;

const NOBODY = -1;

/** Watches a game turn by turn. */
export function followLead(game: AnyGame): {
  /** Before each decision of a player. */
  see(state: unknown, seat: Seat): void;
  course(sheet: ScoreSheet, winners: readonly Seat[]): Course;
} {
  /** Who led when a turn began, and how many decisions had been made by then. */
  const turns: { readonly from: number; readonly leader: Seat }[] = [];
  let decisions = 0;
  let mover: Seat = NOBODY;
  return {
    see(state, seat) {
      // Within a turn points come and go in pieces: a lead counts when the next player sees it.
      if (seat !== mover) turns.push({ from: decisions, leader: leaderOf(game.sheet(state).totals) });
      mover = seat;
      decisions++;
    },
    course({ totals }, winners) {
      const [winner = NOBODY] = winners;
      const late = turns.filter(
        ({ from }, i) => from >= LAST_PART * decisions || (turns[i + 1]?.from ?? decisions) > LAST_PART * decisions,
      );
      return {
        early: winners.length === 1 && late.length > 0 && late.every(({ leader }) => leader === winner),
        changes: changesOf([...turns.map(({ leader }) => leader), leaderOf(totals)]),
        ...gaps(totals, winner),
      };
    },
  };
}

/** The seat that is alone in front. */
function leaderOf(totals: readonly number[]): Seat {
  const most = Math.max(...totals);
  return totals.filter((n) => n === most).length === 1 ? totals.indexOf(most) : NOBODY;
}

/** To draw level is not yet to lead. */
function changesOf(leaders: readonly Seat[]): number {
  const alone = leaders.filter((seat) => seat !== NOBODY);
  return alone.filter((seat, i) => i > 0 && seat !== alone[i - 1]).length;
}

function gaps(totals: readonly number[], winner: Seat): Pick<Course, 'margin' | 'spread'> {
  const others = totals.filter((_, seat) => seat !== winner);
  return { margin: (totals[winner] ?? 0) - Math.max(...others), spread: Math.max(...totals) - Math.min(...totals) };
}
