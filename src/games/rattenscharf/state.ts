import { CHANCE, type Options, type Seat } from '../../core/game.ts';
import { NOBODY, only } from '../../core/steps.ts';
import { LAST_TURN } from './data.ts';

export interface RattenscharfOptions extends Options {
  /** Whether a group that lost a field to the new strip scores what is left of it. */
  readonly scoreShrunkGroups: boolean;
  readonly start: 'random' | 'red' | 'green';
  /** Whether rats still lose after the last strip. Games from before there was this choice do not name it. */
  readonly lastStrip?: 'checked' | 'free';
  /** Whether whoever goes second begins with a point. Games from before there was this choice do not name it. */
  readonly startPoints?: 'none' | 'evened';
}

export type Ending = 'rats' | 'points' | 'draw';

/** Everything is public: the strips still to come have no order until chance reveals them. */
export interface State {
  scoreShrunkGroups: boolean;
  /** Present where the last turn is not checked for rats any more. */
  lastFree?: true;
  /** Whose turn it is; CHANCE until it is known who begins. After the end: who played the last turn. */
  seat: Seat;
  /** 1 … 22. */
  turnNumber: number;
  /** The strips on the start strip and around it in the order they were laid, each as `encode` writes it. */
  laid: number[];
  /** The strips revealed this turn and not laid yet, ascending. */
  tray: number[];
  /** The strips nobody has seen, ascending: a set, not an order. */
  bag: number[];
  /** Points by seat for groups while laying. */
  laying: [number, number];
  /** Points by seat from the final scoring. */
  final: [number, number];
  ending: Ending | null;
}

/** The last turn after which its player's rats are counted. */
export const lastCheck = (s: State): number => (s.lastFree ? LAST_TURN - 1 : LAST_TURN);

/** Whether the rats of this seat can still lose the game: a turn of its own is to come, or not over yet, that is checked. */
export const isAtRisk = (s: State, seat: Seat): boolean => s.ending === null && s.turnNumber + (s.seat === seat ? 0 : 1) <= lastCheck(s);

export function pending(s: State): readonly Seat[] {
  if (s.ending !== null) return NOBODY;
  return only(s.tray.length === 0 ? CHANCE : s.seat);
}
