import type { Options, Seat } from '../../core/game.ts';
import { must } from '../../core/must.ts';
import { NOBODY as NO_SEATS, only } from '../../core/steps.ts';
import { AREAS } from './data.ts';

export interface PatinOptions extends Options {
  /** Who says which enterprises stay in the box when fewer than five play: the lot, or the player on the first seat. */
  readonly enterprises: 'random' | 'chosen';
  /** Which start areas are used. Games from before they were changed do not name them; nobody is asked. */
  readonly starts?: 'evened-5' | 'evened';
}

export type Ending = 'points' | 'missions' | 'draw';

export const NOBODY = -1;
/** A figure that is not on the board. */
export const HOME = -1;
/** A boss who found no place for her card: she keeps at home for this round, her card face up. */
export const STAYED = -2;
/** No intrigue card chosen yet; one that the viewer may not see. */
export const NO_CARD = -1;
export const HIDDEN = -2;
/** Where a tile is, if not in an area: in the box, in the bag, or (this plus the seat) with a player. */
export const IN_BOX = -2;
export const IN_BAG = -1;
export const HELD = AREAS;

/** The decisions of a turn, and what happens of itself between them. */
export type StepName =
  | 'remove'
  | 'deal'
  | 'swap'
  | 'start'
  | 'home'
  | 'nest'
  | 'intrigue'
  | 'place'
  | 'act'
  | 'pay'
  | 'more'
  | 'bribe'
  | 'invade'
  | 'lift'
  | 'reinforce'
  | 'gift'
  | 'chase'
  | 'mission'
  | AutoName;
export type AutoName = 'begin' | 'turn' | 'claim' | 'cleanup';

/** One thing to be done: by whom, where (an area or a manhole) and how often still. All have the same shape, which is fast. */
export interface Task {
  readonly step: StepName;
  readonly seat: Seat;
  readonly at: number;
  left: number;
}

export interface State {
  /** What is to be done; the last entry is due. Empty once the game is over. */
  todo: Task[];
  /** 1 … 5; 0 during set-up. */
  round: number;
  /** Who begins this round; NOBODY until it is known. */
  starter: Seat;
  /** Turns begun in this round. */
  turn: number;
  /** By area: whose territory it is, or NOBODY. */
  owner: number[];
  /** By manhole: whose rats sit there, or NOBODY, and how many. */
  holder: number[];
  rats: number[];
  /** By district: loot markers lying there. */
  crates: number[];
  /** By area: whose back room is there, or NOBODY. */
  rooms: number[];
  /** By tile: an area, HELD + seat, IN_BAG or IN_BOX. */
  tiles: number[];
  /** Four a seat, the boss first, then the henchmen as they were placed: an area, HOME, or STAYED for a boss. */
  figures: number[];
  /** By seat: the intrigue card of this round, as its place in CARDS; NO_CARD or HIDDEN. */
  cards: number[];
  /** By seat: loot, rats in stock, back rooms in stock, and rivals' back rooms taken. */
  loot: number[];
  stock: number[];
  spare: number[];
  trophies: number[];
  /** Five a seat: the round in which it scored that mission, 0 if it has not. */
  scored: number[];
  ending: Ending | null;
  /** As in the options, where they name them. */
  starts?: PatinOptions['starts'];
}

export const task = (step: StepName, seat: Seat, at = 0, left = 1): Task => ({ step, seat, at, left });

export const seatsOf = (s: State): number => s.loot.length;
export const seatList = (s: State): Seat[] => s.loot.map((_, seat) => seat);
/** The task that is due; undefined once the game is over. */
export const due = (s: State): Task | undefined => s.todo[s.todo.length - 1];

/** The same for the step that does it. */
export const now = (s: State): Task => must(due(s));

export function pending(s: State): readonly Seat[] {
  const next = due(s);
  if (!next) return NO_SEATS;
  if (next.step === 'intrigue') return undecided(s);
  return only(next.seat);
}

/** The card is chosen by all at the same time: everybody who has not is asked. */
function undecided(s: State): readonly Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < s.cards.length; seat++) if (s.cards[seat] === NO_CARD) seats.push(seat);
  return seats;
}
