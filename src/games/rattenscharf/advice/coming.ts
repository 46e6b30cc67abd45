import type { Seat } from '../../../core/game.ts';
import { flag, type Pen, put } from '../../../core/learned.ts';
import { must } from '../../../core/must.ts';
import { coverableBy } from '../danger.ts';
import { LAST_TURN, RAT_LIMIT } from '../data.ts';
import type { Grid } from '../grid.ts';
import { isAtRisk, type State } from '../state.ts';
import { FIELDS, isHerb, ownerOf, RATS_ON } from '../strips.ts';
import { covers, nearlyStuck, underTwo } from './covers.ts';
import { best, pairs, threes } from './joints.ts';
import { growing, onTop, reach, safe, worstLoss } from './reach.ts';
import { bestPoints, bestValue, tries, tryOf } from './tries.ts';

/** What moves may bring next: so many numbers of the table, of each seat, and for a seat itself. */
export const COMING = { shared: 5, each: 41, own: 9 };

/** By seat: what a strip of the bag brings at best, on average; which part of them brings a point, and two; which part shows own rats. */
const income = new Float32Array(2);
const bringsOne = new Float32Array(2);
const bringsTwo = new Float32Array(2);
const ratty = new Float32Array(2);
/** By seat: own rats that will be in sight when the tray is laid, if as many as possible are covered. Who asks must have asked `danger` before. */
const ratsLeft = new Float32Array(2);

const add = (table: Float32Array, i: number, n: number): void => {
  table[i] = must(table[i]) + n;
};

const clip = (n: number, most: number): number => Math.max(-most, Math.min(most, n));
/** No strip is worth more points. */
const MOST = 10;
/** A forecast that is larger than this says no more. */
const SURE = 1.5;

export function lookAhead(s: State, grid: Grid): void {
  reach(s, grid);
  for (const table of [income, bringsOne, bringsTwo, ratty]) table.fill(0);
  for (let seat = 0; seat < 2; seat++) {
    for (const strip of s.bag) expect(strip, seat, 1 / s.bag.length);
    const revealed = s.tray.reduce((sum, strip) => sum + (RATS_ON[strip * 2 + seat] ?? 0), 0);
    const covered = s.seat === seat && s.tray.length === 1 ? coverableBy(seat) : must(underTwo[seat]);
    ratsLeft[seat] = must(grid.rats[seat]) + revealed - covered;
  }
}

/** What a strip of the bag brings a seat at best, `part` of it. */
function expect(strip: number, seat: Seat, part: number): void {
  let most = 0;
  for (let i = strip * 3; i < strip * 3 + 3; i++) {
    const symbol = FIELDS[i] ?? 0;
    if (isHerb(symbol) && ownerOf(symbol) === seat) most = Math.max(most, must(best[symbol]));
  }
  add(income, seat, most * part);
  if (most >= 1) add(bringsOne, seat, part);
  if (most >= 2) add(bringsTwo, seat, part);
  if ((RATS_ON[strip * 2 + seat] ?? 0) > 0) add(ratty, seat, part);
}

export function tellTable(s: State, pen: Pen): void {
  flag(pen, s.lastFree === true);
  put(pen, onTop.places / 20);
  flag(pen, tries.all > tries.tray);
  flag(pen, s.turnNumber >= LAST_TURN - 4);
  flag(pen, s.turnNumber >= LAST_TURN - 2);
}

export function tellComing(s: State, seat: Seat, pen: Pen): void {
  flag(pen, hasLastTurn(s, seat));
  flag(pen, isAtRisk(s, seat));
  put(pen, stripsLeft(s, seat) / 21);
  for (let herb = 1 + seat * 4; herb < 5 + seat * 4; herb++) {
    put(pen, must(pairs[herb]) / 10);
    put(pen, must(threes[herb]) / 10);
    put(pen, must(best[herb]) / 2);
  }
  for (let size = 0; size < 3; size++) put(pen, must(growing[seat * 3 + size]) / 4);
  put(pen, must(income[seat]) / 2);
  put(pen, must(bringsOne[seat]));
  put(pen, must(bringsTwo[seat]));
  const tray = s.seat === seat ? tries.tray : 0;
  tellBest(seat, 0, tray, bestPoints, pen);
  tellBest(seat, 0, tray, bestValue, pen);
  tellBest(seat, tries.tray, tries.all, bestPoints, pen);
  tellBest(seat, tries.tray, tries.all, bestValue, pen);
  put(pen, must(covers[seat]) / 8);
  put(pen, must(nearlyStuck[seat]) / 2);
  put(pen, must(underTwo[seat]) / 3);
  put(pen, must(ratsLeft[seat]) / 3);
  flag(pen, must(ratsLeft[seat]) >= RAT_LIMIT);
  put(pen, must(ratty[seat]) * 2);
  put(pen, must(safe[seat]) / 10);
  put(pen, must(worstLoss[seat]) / 2);
}

/** Of some strips: what the best and the worst bring, and their mean. */
function tellBest(seat: Seat, from: number, to: number, table: Float64Array, pen: Pen): void {
  let most = from < to ? -MOST : 0;
  let least = from < to ? MOST : 0;
  for (let i = from; i < to; i++) {
    const brings = clip(must(table[tryOf(seat, i)]), MOST);
    most = Math.max(most, brings);
    least = Math.min(least, brings);
  }
  put(pen, most / 4);
  put(pen, least / 4);
  put(pen, mean(seat, from, to, table) / 4);
}

function mean(seat: Seat, from: number, to: number, table: Float64Array): number {
  let sum = 0;
  for (let i = from; i < to; i++) sum += clip(must(table[tryOf(seat, i)]), MOST);
  return from < to ? sum / (to - from) : 0;
}

/** How the game may end for a seat that leads by `lead` now, and by `soon` if the game ended now. */
export function tellForecast(s: State, seat: Seat, lead: number, soon: number, pen: Pen): void {
  const sign = seat === 0 ? 1 : -1;
  const bold = soon + sign * (outlook(s, 0, bestPoints) - outlook(s, 1, bestPoints));
  const careful = soon + sign * (outlook(s, 0, bestValue) - outlook(s, 1, bestValue));
  put(pen, (lead + sign * (must(safe[0]) - must(safe[1]))) / 8);
  put(pen, (sign * (must(income[0]) - must(income[1]))) / 2);
  put(pen, clip(bold / 16, SURE));
  put(pen, clip(careful / 16, SURE));
  put(pen, clip(bold / 3, SURE));
  put(pen, clip(careful / 3, SURE));
  put(pen, s.turnNumber === LAST_TURN ? clip(careful, SURE) : 0);
  put(pen, s.turnNumber === LAST_TURN - 1 ? clip(careful / 2, SURE) : 0);
  put(pen, clip(careful / (1 + (s.tray.length + s.bag.length) / 2), SURE));
}

/** What a seat may gain with all strips that it has still to lay: those of its tray, then some of the bag. */
function outlook(s: State, seat: Seat, table: Float64Array): number {
  const tray = s.seat === seat ? tries.tray : 0;
  const later = tries.all > tries.tray ? mean(seat, tries.tray, tries.all, table) : must(income[seat]);
  return tray * mean(seat, 0, tray, table) + later * (stripsLeft(s, seat) - tray);
}

/** Turns alternate: so it is known who plays the last one, in which only one strip is left. */
const hasLastTurn = (s: State, seat: Seat): boolean => (s.seat === seat) === ((LAST_TURN - s.turnNumber) % 2 === 0);

/** Strips that a seat has still to lay. */
export function stripsLeft(s: State, seat: Seat): number {
  const turns = LAST_TURN - s.turnNumber;
  const isOnTurn = s.seat === seat;
  if (turns === 0) return isOnTurn ? 1 : 0;
  const now = s.tray.length || (s.turnNumber === 1 ? 1 : 2);
  const later = 2 * Math.floor((turns + (isOnTurn ? 0 : 1)) / 2) - (hasLastTurn(s, seat) ? 1 : 0);
  return later + (isOnTurn ? now : 0);
}
