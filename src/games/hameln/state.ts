import { CHANCE, type Options, type Seat } from '../../core/game.ts';
import { must } from '../../core/must.ts';
import { NOBODY, only } from '../../core/steps.ts';

/** The printed game has no variants: this one is ours. */
export interface HamelnOptions extends Options {
  /** What everybody begins with: nothing, or what evens the places. Games from before there was this choice do not name it. */
  readonly purses?: 'empty' | 'evened';
}

export const ACTIONS = ['men', 'women', 'wed', 'sell'] as const;
export type Action = (typeof ACTIONS)[number];

/** What is left to do: a question to chance or to a player, or what follows by itself. */
export type Task = Question | 'work' | 'collect' | 'leave' | 'end-turn';
export type Question = PlayerQuestion | 'order' | 'marker' | 'child' | 'trap';
export type PlayerQuestion = 'man' | 'woman' | 'act' | 'name' | 'place' | 'wed' | 'move-in' | 'sell' | 'optional' | 'chase' | 'ransom';

/** Why the game is over: the emperor came, nobody could move any more, or the last phase lasted too long. */
export type Ending = 'emperor' | 'dead-town' | 'patience';

/** Nobody, nowhere, nothing. */
export const NONE = -1;
/** A trap value or a count that the viewer may not know. */
export const UNKNOWN = -2;

/**
 * Houses, circles, goods, regions and sexes are numbered as in data.ts; sets of them are numbers with one bit for each. What is
 * derived is not stored: a house is overrun when all its circles are in `rats`.
 */
export interface State {
  /** A stack: the last entry is due. Empty when the game is over. */
  todo: Task[];
  /** Who is asked when a player is. */
  seat: Seat;
  /** 1 to 3. */
  phase: number;
  /** 0 during the set-up. */
  round: number;
  /** The round in which this phase began. */
  since: number;
  /** The track of turn order, and the place on it of the player whose turn it is. */
  order: Seat[];
  turn: number;
  /** The ladder of influence: seats from the highest rank down, and the step of each seat. */
  rank: Seat[];
  influence: number[];
  /** Activity markers not laid yet, by rats from 1; and by house the rats it attracts, 0 until it is laid. */
  pile: number[];
  marker: number[];
  /** By house: the seat of the man and of the woman, or NONE. */
  men: number[];
  women: number[];
  /** Circles with a rat; houses with a king; kings waiting. */
  rats: number;
  kinged: number;
  kings: number;
  /** Florins by seat, on the piper's fields, and in the bank, which may run into debt: money is unlimited. */
  money: number[];
  bribes: number[];
  bank: number;
  /** The field on which the piper stands. */
  piper: number;
  /** Cubes: seat × 4 + good; and in the market. */
  goods: number[];
  stock: number[];
  /** Values by seat, ascending; and how many of each value lie face down. Nobody knows their order, so there is none. */
  traps: number[][];
  stack: number[];
  /** Who owns the cat, or NONE. */
  cat: Seat;
  /** The offer bought last on the ring of influence; NONE at the start. */
  ring: number;
  /** Cubes in the bag by sex; children in the hall: seat × 2 + sex. */
  bag: number[];
  hall: number[];
  /** The sex of the cube drawn last, NONE before: everybody saw it, even if its child has left the hall at once. */
  cube: number;
  /** Family members in supply, by seat. */
  family: number[];
  /** The road to Transylvania: whose child stands on each space. */
  road: Seat[];
  /** This turn: the houses named and still to work, whose trade it is, and whether anything was done at all. */
  named: number[];
  trade: 'men' | 'women';
  idle: boolean;
  /** The house at work, the rats that it still attracts, and the circles that got a rat this turn. */
  house: number;
  left: number;
  fresh: number;
  /** Weddings held and cubes sold this turn, and traps still to be drawn for some of them. */
  done: number;
  drawing: number;
  /** The couple that looks for a house, or NONE. */
  groom: Seat;
  bride: Seat;
  /** The place on the track of order of whom the piper asks next. */
  payer: number;
  /** Seats that passed since anything changed, as a set. */
  passed: number;
  /** Why the present phase ends; null while it goes on. */
  cause: Ending | null;
  /** Who ended the game, or NONE. */
  closer: Seat;
  ending: Ending | null;
}

export const due = (s: State): Task | undefined => s.todo[s.todo.length - 1];
export const seatsOf = (s: State): number => s.money.length;
/** Whose turn it is. */
export const active = (s: State): Seat => must(s.order[s.turn]);

/** Between two entries nothing is due that follows by itself. */
export function pending(s: State): readonly Seat[] {
  const task = due(s);
  if (task === undefined) return NOBODY;
  if (task === 'child' || task === 'trap' || task === 'marker' || task === 'order') return only(CHANCE);
  return only(s.seat);
}
