import { CHANCE, type Options, type Seat } from '../../core/game.ts';
import type { SymbolName } from './data.ts';
import type { Lay } from './placement.ts';
import { GOODS } from './strips.ts';

export interface RattenscharfOptions extends Options {
  /** Whether a group that lost a field to the new strip scores what is left of it. */
  readonly scoreShrunkGroups: boolean;
  readonly start: 'random' | 'red' | 'green';
}

export type Ending = 'rats' | 'points' | 'draw';

/** Everything is public: the strips still to come have no order until chance reveals them. */
export interface State {
  scoreShrunkGroups: boolean;
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

export interface Start {
  readonly type: 'start';
  readonly seat: Seat;
}
export interface Reveal {
  readonly type: 'reveal';
  /** Ascending. */
  readonly strips: readonly number[];
}
export type Move = Start | Reveal | Lay;

/** A group that brings points; `cells` are `y * 25 + x`. */
export interface Group {
  readonly seat: Seat;
  readonly herb: SymbolName;
  readonly size: number;
  readonly points: number;
  readonly cells: readonly number[];
}

export type Event =
  | { readonly type: 'started'; readonly seat: Seat }
  | { readonly type: 'revealed'; readonly seat: Seat; readonly strips: readonly number[] }
  | (Omit<Lay, 'type'> & { readonly type: 'laid'; readonly seat: Seat; readonly level: number })
  | ({ readonly type: 'scored' } & Group)
  | { readonly type: 'rats-in-sight'; readonly seat: Seat; readonly rats: number }
  | { readonly type: 'lost-by-rats'; readonly seat: Seat; readonly rats: number }
  | ({ readonly type: 'final-group' } & Group)
  | { readonly type: 'won'; readonly seat: Seat; readonly points: number; readonly other: number }
  | { readonly type: 'drawn'; readonly points: number };

export type Emit = (e: Event) => void;

/** The rules that a refusal can name, beside those of the referee. */
export const RULE_IDS = [
  'start/malformed',
  'reveal/malformed',
  'reveal/number',
  'reveal/not-in-bag',
  'lay/malformed',
  'lay/not-in-tray',
  'lay/over-the-edge',
  'lay/gap',
  'lay/uneven',
  'lay/exactly-on-one-strip',
  'lay/not-adjacent',
  'lay/same-when-turned',
] as const;
export type RuleId = (typeof RULE_IDS)[number];

const BEGINNER = { random: CHANCE, red: 0, green: 1 } as const;

export function setup(_seats: number, options: RattenscharfOptions): State {
  return {
    scoreShrunkGroups: options.scoreShrunkGroups,
    seat: BEGINNER[options.start],
    turnNumber: 1,
    laid: [],
    tray: [],
    bag: GOODS.slice(),
    laying: [0, 0],
    final: [0, 0],
    ending: null,
  };
}

const NOBODY: readonly Seat[] = [];
const CHANCE_ONLY: readonly Seat[] = [CHANCE];
const SEAT_ONLY: readonly (readonly Seat[])[] = [[0], [1]];

export function pending(s: State): readonly Seat[] {
  if (s.ending !== null) return NOBODY;
  return (s.tray.length === 0 ? CHANCE_ONLY : SEAT_ONLY[s.seat]) ?? CHANCE_ONLY;
}
