import type { Seat } from './game.ts';

/** How much time there is to think, in seconds. Without a reserve each decision has the delay alone: so a clock of days is made. */
export interface ClockRules {
  /** For the whole game. */
  readonly reserve: number;
  /** Comes to the reserve after each decision. */
  readonly increment: number;
  /** For each decision, before the reserve runs. */
  readonly delay: number;
  /** When all of it is gone a bot plays until the person is back, or the seat is given up. */
  readonly over: 'bot' | 'resign';
}

/** One seat's time, in milliseconds. */
export interface SeatClock {
  /** What is left of the reserve. */
  readonly left: number;
  /** What of the delay is used up by the decision that is asked, or was asked last. */
  readonly spent: number;
  /** On holiday until then: the clock stands still. */
  readonly until?: number;
  /** Days of holiday that were taken so far. */
  readonly days?: number;
  /** The time was over, and the person has not come back since. */
  readonly fallen?: true;
}

/** All clocks of a table as they were at a moment. Plain JSON: it is stored, and whoever reads it computes the same. */
export interface Clocks {
  readonly at: number;
  readonly seats: readonly SeatClock[];
  /** The people who are asked: several, where they choose at once. Bots and chance have no clock. */
  readonly running: readonly Seat[];
  /** Everybody waits for somebody. */
  readonly paused?: true;
}

/** How many milliseconds between two moments count: those in which the house was open. */
export type Awake = (from: number, to: number) => number;

export const DAY = 86_400_000;
/** So many days of holiday a player has at one table, where a decision has a day or more. */
export const DAYS_OFF = 14;
/** Who comes back after the time was over has at least so much of the reserve again. */
const BACK = 60_000;

const always: Awake = (from, to) => Math.max(0, to - from);

export const hasDays = ({ delay }: ClockRules): boolean => delay * 1000 >= DAY;

export const beginClocks = ({ reserve }: ClockRules, seats: number, now: number): Clocks => ({
  at: now,
  seats: Array.from({ length: seats }, () => ({ left: reserve * 1000, spent: 0 })),
  running: [],
});

/** Charges those who are asked for the time until now. */
export function tick(rules: ClockRules, clocks: Clocks, now: number, awake: Awake = always): Clocks {
  const at = Math.max(clocks.at, now);
  if (clocks.paused) return { ...clocks, at };
  const charged = ({ until = 0, ...seat }: SeatClock): SeatClock => {
    const ms = awake(Math.max(clocks.at, Math.min(until, at)), at);
    const free = Math.min(ms, rules.delay * 1000 - seat.spent);
    return { ...seat, ...(until > at && { until }), spent: seat.spent + free, left: Math.max(0, seat.left - (ms - free)) };
  };
  return { ...clocks, at, seats: clocks.seats.map((seat, i) => (clocks.running.includes(i) ? charged(seat) : seat)) };
}

/** What has happened: who is asked from now on, and why. */
export interface Turn {
  readonly running: readonly Seat[];
  /** Who has moved. */
  readonly moved?: readonly Seat[];
  /** Who took a step back. */
  readonly takenBack?: Seat;
}

/**
 * Others are asked now. A decision lasts from the moment in which a seat is asked until it is asked no more, in however many moves it is
 * sent; so nobody gains time by sending a turn in pieces. Then it is paid its increment. Who takes back is in the same decision still:
 * the increment is due again, and the delay goes on from where it was.
 */
export function turn(rules: ClockRules, clocks: Clocks, { running, moved = [], takenBack }: Turn): Clocks {
  const increment = rules.increment * 1000;
  const seats = clocks.seats.map((seat, i): SeatClock => {
    const [was, is] = [clocks.running.includes(i), running.includes(i)];
    if (was && !is && moved.includes(i)) return { ...seat, left: seat.left + increment };
    if (was || !is) return seat;
    return i === takenBack ? { ...seat, left: Math.max(0, seat.left - increment) } : { ...seat, spent: 0 };
  });
  return { ...clocks, seats, running };
}

/** What a seat has for the decision that is asked; if none is, for the next one. */
export function remaining(rules: ClockRules, { seats, running }: Clocks, seat: Seat): number {
  const { left, spent } = seats[seat] ?? { left: 0, spent: 0 };
  return left + rules.delay * 1000 - (running.includes(seat) ? spent : 0);
}

/** When the first of those who are asked has no time left, if the house stays open; undefined if no clock runs. */
export function deadline(rules: ClockRules, clocks: Clocks): number | undefined {
  if (clocks.paused || clocks.running.length === 0) return undefined;
  const ends = clocks.running.map((seat) => Math.max(clocks.at, clocks.seats[seat]?.until ?? 0) + remaining(rules, clocks, seat));
  return Math.min(...ends);
}

/** Whose time is over. */
export const fallen = (rules: ClockRules, clocks: Clocks): Seat[] =>
  clocks.paused ? [] : clocks.running.filter((seat) => remaining(rules, clocks, seat) <= 0);

const change = (clocks: Clocks, seat: Seat, to: (old: SeatClock) => SeatClock): Clocks => ({
  ...clocks,
  seats: clocks.seats.map((old, i) => (i === seat ? to(old) : old)),
});

export const fall = (clocks: Clocks, seat: Seat): Clocks => change(clocks, seat, (old) => ({ ...old, fallen: true }));

/** Somebody takes the seat again, and can do something with it. */
export const comeBack = ({ reserve }: ClockRules, clocks: Clocks, seat: Seat): Clocks =>
  change(clocks, seat, ({ fallen: was, ...old }) => (was ? { ...old, left: Math.max(old.left, Math.min(BACK, reserve * 1000)) } : old));

/** Both are reckoned up to this moment: `tick` comes first. */
export const pause = (clocks: Clocks): Clocks => ({ ...clocks, paused: true });
export const goOn = ({ paused: _, ...clocks }: Clocks): Clocks => clocks;

/** How many days of holiday a seat has left. */
export const daysLeft = ({ seats }: Clocks, seat: Seat): number => DAYS_OFF - (seats[seat]?.days ?? 0);

/** From now on the seat's clock stands still for so many days; days of an earlier holiday that have not begun are given back. None: back from holiday. */
export function holiday(clocks: Clocks, seat: Seat, days: number): Clocks {
  return change(clocks, seat, ({ until = 0, ...old }) => {
    const unused = Math.max(0, Math.floor((until - clocks.at) / DAY));
    const taken = { ...old, days: (old.days ?? 0) - unused + days };
    return days > 0 ? { ...taken, until: clocks.at + days * DAY } : taken;
  });
}
